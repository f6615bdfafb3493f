import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findMostConnections } from "../../server/http/limits.ts";
import { makeFolder } from "../accounts/store/places.ts";
import { readRssMib } from "../bench/usage.ts";
import { callBody } from "../mcp/requests.ts";
import { startProgram } from "../ops/program.ts";
import { gatherCrowd } from "./crowd.ts";
import { callTool, makeMember } from "./member.ts";
import { toHead } from "./readers.ts";
import { ask, LONG_MS } from "./requests.ts";

const CARD = "/v1/public/credit-cards/amex-gold";

/** Ten thousand, or as many as this machine lets one process have. */
const IDLE = Math.min(10_000, (findMostConnections() ?? 1000) - 500);
const MAX_MIB = 150;

test(
  `${IDLE} idle connections cost little memory, and others are answered`,
  { timeout: LONG_MS },
  async () => {
    const program = await startProgram();
    onTestFinished(() => void program.stop());
    const whole = await ask(program.root + CARD);
    const before = readRssMib(program.child.pid ?? 0);
    const crowd = await gatherCrowd(program.root, IDLE);
    for (let time = 0; time < 20; time++) expect(await ask(program.root + CARD)).toEqual(whole);
    expect(crowd.open()).toBe(IDLE);
    expect(readRssMib(program.child.pid ?? 0) - before).toBeLessThan(MAX_MIB);
    crowd.leave();
    expect(await ask(program.root + CARD)).toEqual(whole);
  },
);

/** A batch of three kilobytes whose answer is a megabyte. */
const BATCH = JSON.stringify(
  Array.from({ length: 20 }, (_, id) =>
    callBody("find_transfer_routes", { limit: 200, include_inactive: true }, id),
  ),
);
const HEAP_MIB = 256;

test(
  "hundreds of batches at once fit a small heap, and others are answered",
  { timeout: LONG_MS },
  async () => {
    const heap = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MIB}` };
    const program = await startProgram(heap);
    onTestFinished(() => void program.stop());
    const head = toHead("/mcp", { "content-type": "application/json" });
    const sent = `${head}Content-Length: ${BATCH.length}\r\nConnection: close\r\n\r\n${BATCH}`;
    const crowd = await gatherCrowd(program.root, 500, sent);
    let others = 0;
    while (crowd.open() > 0) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await ask(program.root + CARD)).status).toBe(200);
      others++;
    }
    expect(others).toBeGreaterThan(10);
    expect(program.child.exitCode).toBeNull();
  },
);

/** The usual limit of open files. */
const FILES = 1024;
const KEPT = `GET ${CARD} HTTP/1.1\r\nHost: a\r\n\r\n`;

test(
  "a flood of more connections than files may be open leaves the server its own, and passes",
  { timeout: LONG_MS },
  async () => {
    const folder = makeFolder();
    const limited = ["sh", "-c", `ulimit -n ${FILES} && exec "$0" "$@"`];
    const env = {
      ACCOUNTS: "on",
      VAR: folder,
      PUBLIC_URL: "http://127.0.0.1:3000",
      RELOAD_SECONDS: "0.2",
    };
    const program = await startProgram(env, limited);
    onTestFinished(() => void program.stop());
    const { key } = await makeMember({ file: join(folder, "cardfile.db") });
    await ask(program.root + CARD);
    // All that members need is opened within the flood, asked for on the connection that is there.
    const crowd = await gatherCrowd(program.root, 2 * FILES, KEPT);
    await expect.poll(crowd.open).toBeLessThan(FILES);
    expect(crowd.open()).toBeGreaterThan(FILES / 2);
    expect(await callTool(program.root, key, "get_wallet")).toMatchObject({ outcome: "ok" });
    crowd.leave();
    await expect
      .poll(() => ask(program.root + CARD).catch(() => undefined))
      .toMatchObject({ status: 200 });
    expect(program.lines.join("\n")).toContain("connections are in use");
    expect(program.lines.join("\n")).not.toMatch(/EMFILE|refused a damaged build/);
  },
);
