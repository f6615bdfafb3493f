import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { searchCards } from "../../server/contract/routes.ts";
import { callBody, post } from "../mcp/requests.ts";
import { findFreePort } from "../support/free-port.ts";
import { findProgram } from "../support/programs.ts";
import { type Program, startProgram } from "./program.ts";

describe("a server with a port for its operator", () => {
  let program: Program;
  beforeAll(async () => {
    program = await startProgram({ OPS_PORT: "0", LOG: "json", ACCESS_LOG: "on" });
  });
  afterAll(() => program.stop());

  const read = async (path: string) => {
    const answer = await fetch(program.ops + path);
    return { status: answer.status, text: await answer.text() };
  };

  const valueOf = async (name: string, labels: string): Promise<number> => {
    const { text } = await read("/metrics");
    const line = text.split("\n").find((one) => one.startsWith(`${name}{`) && one.includes(labels));
    return Number(line?.split(" ").at(-1) ?? 0);
  };

  test("is live and ready", async () => {
    expect(await read("/live")).toEqual({ status: 200, text: "live\n" });
    expect(await read("/ready")).toEqual({ status: 200, text: "ready\n" });
    expect(await read("/other")).toMatchObject({ status: 404 });
  });

  test("does not show its figures to the public", async () => {
    for (const path of ["/metrics", "/live", "/ready"]) {
      expect((await fetch(program.root + path)).status).toBe(404);
    }
  });

  test("counts requests by route, method and status", async () => {
    const labels = 'route="/v1/public/credit-cards/:cardId",method="GET",status="404"';
    const before = await valueOf("cardfile_request_seconds_count", labels);
    await fetch(`${program.root}/v1/public/credit-cards/no-such-card`);
    await fetch(`${program.root}/v1/public/credit-cards/nor-this`);
    expect(await valueOf("cardfile_request_seconds_count", labels)).toBe(before + 2);
  });

  test("counts tool calls by tool and outcome", async () => {
    await post(`${program.root}/mcp`, callBody("get_card_facts", { card_name: "csp" }));
    expect(await valueOf("cardfile_tool_seconds_count", 'tool="get_card_facts",outcome="ok"')).toBe(
      1,
    );
  });

  test("tells how old its data is, and how filters were answered", async () => {
    for (let time = 0; time < 3; time++) {
      await fetch(`${program.root}/v1/public/credit-cards?issuer=amex`);
    }
    const { text } = await read("/metrics");
    expect(text).toMatch(/^cardfile_data_age_seconds \d/m);
    expect(text).toMatch(/^cardfile_filtered_answers_total\{result="hit"\} 1$/m);
    expect(text).toMatch(/^cardfile_filtered_answers_total\{result="miss"\} 2$/m);
    expect(text).toMatch(/^cardfile_ready 1$/m);
    expect(text).toContain("nodejs_eventloop_lag_seconds");
  });

  test("logs each request as JSON with the id that its answer carries, and nothing of the query", async () => {
    const headers = { "x-request-id": "from-the-proxy-1" };
    const answer = await fetch(`${program.root}/v1/public/valuations?programs=secret`, { headers });
    expect(answer.headers.get("x-request-id")).toBe("from-the-proxy-1");
    await answer.text();
    const odd = await fetch(`${program.root}/health`, { headers: { "x-request-id": "<script>" } });
    expect(odd.headers.get("x-request-id")).toMatch(/^req_[0-9a-f]{24}$/);
    await expect
      .poll(() => program.lines.find((line) => line.includes("from-the-proxy-1")))
      .toBeDefined();
    const line = program.lines.find((one) => one.includes("from-the-proxy-1")) ?? "";
    expect(JSON.parse(line)).toMatchObject({
      level: "info",
      message: "request",
      method: "GET",
      route: "/v1/public/valuations",
      status: 200,
      end: "whole",
    });
    expect(line).not.toContain("secret");
  });
});

describe("told to stop, a server", () => {
  test("answers whom it listens to, takes nobody else and ends well", async () => {
    const program = await startProgram({ OPS_PORT: "0" });
    const body = JSON.stringify({ issuer: "amex" });
    const asking = request(program.root + searchCards.path, {
      method: "POST",
      agent: false,
      headers: { "content-type": "application/json", "content-length": body.length },
    });
    asking.write(body.slice(0, 5));
    await expect.poll(() => readyStatus(program)).toBe(200);
    program.child.kill("SIGTERM");
    await expect.poll(() => readyStatus(program)).toBe(503);
    await expect(fetch(`${program.root}/health`)).rejects.toThrow("fetch failed");
    asking.end(body.slice(5));
    const answer = await new Promise<IncomingMessage>((resolve) => {
      asking.once("response", resolve);
    });
    expect(answer.statusCode).toBe(200);
    expect(await json(answer)).toContainEqual(expect.objectContaining({ id: "amex-gold" }));
    expect(await program.ended).toBe(0);
  });
});

const readyStatus = async ({ ops }: Program): Promise<number> =>
  (await fetch(`${ops}/ready`)).status;

describe("a server that cannot serve says so in one line", () => {
  /** The log up to the line about answering 503, or the end. */
  async function readLines(env: Readonly<Record<string, string>>): Promise<readonly string[]> {
    const child = spawn(process.execPath, [findProgram(), "serve"], {
      env: { ...process.env, ACCOUNTS: "off", DIST: inject("dist"), ...env },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const lines: string[] = [];
    for await (const line of createInterface({ input: child.stderr })) {
      lines.push(line);
      if (line.includes("503")) child.kill();
    }
    return lines;
  }

  test("when there is no build", async () => {
    const dist = join(tmpdir(), "no-such-dist");
    const port = await findFreePort();
    expect(await readLines({ DIST: dist, PORT: String(port) })).toEqual([
      `No built catalog in ${dist}; run \`npm run build\`, or set DIST. ` +
        `http://127.0.0.1:${port} answers 503 until there is one.`,
    ]);
  });

  test("when its port is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void other.close());
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const lines = await readLines({ PORT: String(port) });
    expect(lines.filter((line) => !line.startsWith("serving data"))).toEqual([
      `Port ${port} on 127.0.0.1 is in use; stop what listens there, or set PORT to another.`,
    ]);
  });
});
