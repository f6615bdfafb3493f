import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBrowser } from "../support/browser.ts";
import { createDatabase, postgresServer, type TestDatabase } from "../support/postgres.ts";
import { callTool } from "./call-tool.ts";
import { listenWithMembers, type MemberServer } from "./server.ts";

describe.skipIf(postgresServer === undefined)("while the database is away", () => {
  let database: TestDatabase;
  let server: MemberServer;
  beforeAll(async () => {
    database = await createDatabase();
    server = await listenWithMembers(database.url);
  });
  afterAll(async () => {
    await server.close();
  });

  test("accounts say that they are unavailable, and the catalog goes on", async () => {
    const status = async (path: string, init: RequestInit = {}) => {
      const { status: code, headers } = await fetch(server.root + path, {
        redirect: "manual",
        ...init,
      });
      return [code, headers.get("retry-after") !== null];
    };
    const browser = createBrowser(server.root, () => true);
    await browser.submit(await browser.open(`${server.root}/sign-up`), {
      email: "ada@example.org",
      password: "correct horse battery",
    });
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    expect(await callTool(server.root, "svc_0000000000000000_x")).toBe(401);
    expect(await status("/account", { headers: { cookie } })).toEqual([200, false]);

    await database.drop();
    expect(await status("/account", { headers: { cookie } })).toEqual([503, true]);
    expect(await callTool(server.root, `svc_0000000000000000_${"x".repeat(43)}`)).toBe(503);
    const token = await status("/oauth/token", {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "refresh_token",
        refresh_token: "x".repeat(43),
        client_id: "y".repeat(21),
      }),
    });
    expect(token).toEqual([503, true]);
    expect(await status("/v1/public/credit-cards")).toEqual([200, false]);
  });
});
