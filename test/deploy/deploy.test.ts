import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { readConfig } from "../../server/config/config.ts";
import { makeFolder } from "../build/fixtures.ts";

const ROOT = join(import.meta.dirname, "../..");
const DEPLOY = join(ROOT, "build/deploy");

/** Linters that `.ci/run` installs; elsewhere their tests are skipped. */
const PYTHON = process.env["TEST_PYTHON"] ?? "python3";
const HADOLINT = join(dirname(PYTHON), "hadolint");
const runs = (command: string, ...args: readonly string[]) =>
  spawnSync(command, args, { encoding: "utf8" });
const isThere = (command: string, ...args: readonly string[]): boolean => {
  const found = runs(command, ...args).status === 0;
  if (!found) console.warn(`skipped: no ${command}`);
  return found;
};

const containerfile = readFileSync(join(DEPLOY, "Containerfile"), "utf8");
const instructions = containerfile
  .replaceAll(/\\\n/g, " ")
  .split("\n")
  .filter((line) => /^[A-Z]+ /.test(line));

describe("the Containerfile", () => {
  test("copies only what the checkout has and the context lets in", () => {
    const letIn = readFileSync(join(ROOT, ".dockerignore"), "utf8").split("\n");
    const copied = instructions
      .filter((line) => line.startsWith("COPY ") && !line.includes("--from="))
      .flatMap((line) => line.split(/\s+/).slice(1, -1));
    expect(copied).toContain("data");
    for (const source of copied) {
      expect(existsSync(join(ROOT, source)), source).toBe(true);
      expect(letIn, source).toContain(`!${source}`);
    }
  });

  test("builds on one image, by its digest, and runs no script of a package", () => {
    const [base, ...others] = instructions.filter((line) => line.startsWith("FROM "));
    expect(base).toMatch(/^FROM docker\.io\/library\/node:22\.\S+@sha256:[\da-f]{64} AS node$/);
    expect(others.length).toBeGreaterThan(0);
    for (const line of others) expect(line).toMatch(/^FROM node(?: AS \w+)?$/);
    const installs = instructions.filter((line) => line.includes("npm ci"));
    expect(installs.filter((line) => !line.includes("--ignore-scripts"))).toEqual([]);
  });

  test("ends without root, with a check of its health, on settings the program knows", () => {
    const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith("FROM ")));
    expect(last).toContain("USER 1000");
    expect(last.some((line) => line.startsWith("HEALTHCHECK "))).toBe(true);
    const settings = last
      .filter((line) => line.startsWith("ENV "))
      .flatMap((line) => line.slice(4).split(/\s+/))
      .map((pair) => pair.split("="));
    const config = readConfig(Object.fromEntries(settings), "dist");
    expect(config).toMatchObject({
      host: "0.0.0.0",
      port: 3000,
      ops: { listen: { host: "127.0.0.1", port: 9090 } },
      accounts: { varFolder: "/var/lib/cardfile" },
    });
    expect(config.accounts.refusal).toContain("PUBLIC_URL");
  });

  test.skipIf(!isThere(HADOLINT, "--version"))("has nothing that its linter minds", () => {
    const { status, stdout } = runs(HADOLINT, join(DEPLOY, "Containerfile"));
    expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
  });
});

describe.skipIf(!isThere(PYTHON, "-c", "import yaml"))("the compose file", () => {
  const service = z.looseObject({ environment: z.record(z.string(), z.string()) });
  const parse = () => {
    const script =
      "import json, sys, yaml; json.dump(yaml.safe_load(open(sys.argv[1])), sys.stdout)";
    const { stdout } = runs(PYTHON, "-c", script, join(DEPLOY, "compose.yaml"));
    return z.looseObject({ services: z.record(z.string(), service) }).parse(JSON.parse(stdout));
  };

  test("gives the program all that accounts need where strangers come", () => {
    const given = new Map([
      ["PUBLIC_URL", "https://cards.example"],
      ["SECRETS", "0123456789abcdef0123456789abcdef"],
      ["POSTGRES_PASSWORD", "pass"],
    ]);
    const { environment = {} } = parse().services["cardfile"] ?? {};
    const filled = Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(
        /\$\{(\w+):[?-][^}]*\}/g,
        (_, variable: string) => given.get(variable) ?? "",
      ),
    ]);
    const { accounts, ops } = readConfig(
      { HOST: "0.0.0.0", ...Object.fromEntries(filled) },
      "dist",
    );
    expect(accounts.refusal).toBeUndefined();
    expect(accounts.databaseUrl).toBe("postgres://cardfile:pass@database:5432/cardfile");
    expect(accounts.trustedProxies).toBe(1);
    expect(ops.logFormat).toBe("json");
  });

  test("takes what it does not build by its digest", () => {
    const taken = Object.values(parse().services).flatMap(({ image = [] }) => image);
    expect(taken).toHaveLength(2);
    for (const image of taken) expect(image).toMatch(/:[\d.]+@sha256:[\da-f]{64}$/);
  });

  test("bounds the memory of each service", () => {
    const limits = Object.entries(parse().services).map(([name, one]) => [name, one["mem_limit"]]);
    expect(Object.fromEntries(limits)).toEqual({
      cardfile: "768m",
      database: "1g",
      ollama: "6g",
    });
  });

  test("runs a language model only where one is asked for, and with room for a question", () => {
    const { ollama, ...others } = parse().services;
    expect(ollama).toMatchObject({ profiles: ["ollama"] });
    expect(Object.values(others).filter(({ profiles }) => profiles !== undefined)).toEqual([]);
    expect(Number(ollama?.environment["OLLAMA_CONTEXT_LENGTH"])).toBeGreaterThan(2500 + 800);
  });

  test("keeps the program from writing anything but its own folder", () => {
    expect(parse().services["cardfile"]).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      volumes: ["cardfile:/var/lib/cardfile"],
      build: { dockerfile: "build/deploy/Containerfile" },
    });
  });
});

test("the systemd unit bounds the memory", () => {
  const unit = readFileSync(join(DEPLOY, "cardfile.service"), "utf8");
  expect(unit).toMatch(/^MemoryHigh=640M\nMemoryMax=768M$/m);
  const heap = "NODE_OPTIONS=--max-old-space-size=384";
  expect(unit).toContain(heap);
  expect(readFileSync(join(DEPLOY, "Containerfile"), "utf8")).toContain(`ENV ${heap}`);
});

describe("each promise of the operators' page names a test", () => {
  const text = readFileSync(join(DEPLOY, "README.md"), "utf8");
  const [, section = ""] = /^## What we promise$(.*?)^## /ms.exec(text) ?? [];
  const named = [...section.matchAll(/\[([^\]]+)\]\(\.\.\/\.\.\/(test\/[\w./-]+)\)/g)];

  test("in every row of its tables", () => {
    const rows = section.split("\n").filter((line) => /^\| (?!-|.*\| test +\|$)/.test(line));
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter((row) => !row.includes("](../../test/"))).toEqual([]);
  });

  test.each(named.map(([, title = "", file = ""]) => [title, file]))("%s, in %s", (title, file) => {
    expect(readFileSync(join(ROOT, file), "utf8")).toContain(`"${title}"`);
  });
});

describe.skipIf(!isThere("systemd-analyze", "--version"))("the systemd unit", () => {
  test("is understood", () => {
    const unit = join(makeFolder(), "cardfile.service");
    copyFileSync(join(DEPLOY, "cardfile.service"), unit);
    const { status, stdout, stderr } = runs("systemd-analyze", "verify", unit);
    // A machine without the program in its place says so, and nothing else.
    const complaints = `${stdout}${stderr}`
      .split("\n")
      .filter((line) => line.includes("cardfile.service") && !line.includes("is not executable"));
    expect(complaints).toEqual([]);
    expect(status).not.toBeNull();
  });
});
