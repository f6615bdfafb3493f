import { expect, inject, test } from "vitest";
import { makeFolder } from "../build/fixtures.ts";
import { listenWithMembers } from "../members/server.ts";
import { runNode } from "../support/command.ts";
import { findProgram } from "../support/programs.ts";

async function check(settings: Readonly<Record<string, string>>) {
  const env = { ...process.env, DIST: inject("dist"), ...settings };
  const { code, stdout } = await runNode([findProgram(), "check"], { env });
  return { code, lines: stdout.trim().split("\n") };
}

test("nothing is wrong with a new installation", async () => {
  expect(await check({ VAR: makeFolder() })).toEqual({
    code: 0,
    lines: [
      expect.stringMatching(/^ok {5}catalog: \S+ in /),
      expect.stringMatching(/^ok {5}accounts: none yet/),
    ],
  });
});

test.each([
  [{ DIST: "/nowhere" }, "catalog in /nowhere: "],
  [{ HOST: "0.0.0.0" }, "accounts: Accounts cannot be served. PUBLIC_URL"],
  [{ PUBLIC_URL: "https://cards.example", SECRETS: "x".repeat(40) }, "proxy: TRUSTED_PROXIES is 0"],
])("%j is told to be wrong: %s", async (settings, told) => {
  const { code, lines } = await check({ VAR: makeFolder(), ...settings });
  expect(code).toBe(1);
  expect(lines.filter((line) => line.startsWith("wrong"))).toContainEqual(
    expect.stringContaining(told),
  );
});

test("a proxy that nobody told of is logged once, and told", async () => {
  const server = await listenWithMembers();
  const behindProxy = { headers: { "x-forwarded-for": "192.0.2.1" } };
  expect((await fetch(`${server.root}/sign-in`)).status).toBe(200);
  const logged = () => server.logged.filter((line) => line.includes("TRUSTED_PROXIES"));
  expect(logged()).toEqual([]);
  for (let time = 0; time < 3; time++) await fetch(`${server.root}/sign-in`, behindProxy);
  await fetch(`${server.root}/oauth/jwks`, behindProxy);
  expect(logged()).toHaveLength(1);
  const told = await check({ VAR: server.folder });
  const trusting = await check({ VAR: server.folder, TRUSTED_PROXIES: "1" });
  await server.close();
  expect(told.code).toBe(1);
  expect(told.lines.join()).toMatch(/wrong {2}proxy: X-Forwarded-For came .* \(Seen at 20/);
  expect(trusting.code).toBe(0);
});
