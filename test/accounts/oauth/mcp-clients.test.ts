import {
  Client,
  type OAuthDiscoveryState,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from "@modelcontextprotocol/client";
import { UnauthorizedError as OldUnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CALLBACK } from "./app.ts";
import { createBrowser } from "./browser.ts";
import { ACCOUNT, startWorld, type World } from "./world.ts";

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const NAME = { name: "a real client", version: "1" };

/** The app's storage, and its way to open a browser: here one without a window. */
function createProvider(browser: ReturnType<typeof createBrowser>) {
  const kept = { verifier: "", back: new URL(CALLBACK), scope: "", redirects: 0 };
  let discovered: OAuthDiscoveryState | undefined;
  let client: { client_id: string } | undefined;
  let tokens: { access_token: string; token_type: string } | undefined;
  const provider = {
    redirectUrl: CALLBACK,
    clientMetadata: { client_name: NAME.name, redirect_uris: [CALLBACK] },
    clientInformation: () => client,
    saveClientInformation: (saved: { client_id: string }) => {
      client = saved;
    },
    tokens: () => tokens,
    saveTokens: (saved: { access_token: string; token_type: string }) => {
      tokens = saved;
    },
    invalidateCredentials: () => {
      tokens = undefined;
    },
    saveDiscoveryState: (found: OAuthDiscoveryState) => {
      discovered = found;
    },
    discoveryState: () => discovered,
    saveCodeVerifier: (verifier: string) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier,
    redirectToAuthorization: async (address: URL) => {
      const { url } = await browser.follow(address.href);
      kept.redirects++;
      kept.scope = address.searchParams.get("scope") ?? "";
      kept.back = url;
    },
  };
  return { provider, kept, getToken: () => tokens?.access_token ?? "" };
}

interface Attempt {
  readonly connect: () => Promise<void>;
  /** Goes on where the browser came back to. */
  readonly finish: (back: URL) => Promise<void>;
  readonly close: () => Promise<void>;
}

type Provider = ReturnType<typeof createProvider>["provider"];

const GENERATIONS = [
  {
    name: "client 2.4.0",
    refusal: UnauthorizedError,
    open: (address: URL, authProvider: Provider): Attempt => {
      const transport = new StreamableHTTPClientTransport(address, { authProvider });
      return {
        connect: () => new Client(NAME).connect(transport),
        finish: (back) => transport.finishAuth(back.searchParams),
        close: () => transport.close(),
      };
    },
  },
  {
    name: "sdk 1.32.2",
    refusal: OldUnauthorizedError,
    open: (address: URL, authProvider: Provider): Attempt => {
      const transport = new OldTransport(address, { authProvider });
      return {
        connect: () => new OldClient(NAME).connect(transport),
        finish: (back) => transport.finishAuth(back.searchParams.get("code") ?? ""),
        close: () => transport.close(),
      };
    },
  },
];

describe.each(GENERATIONS)("$name", ({ open, refusal }) => {
  test("finds the server by the 401, registers, asks the member, connects and refreshes", async () => {
    const address = new URL(world.resources.tools);
    const { provider, kept, getToken } = createProvider(createBrowser(world));

    const first = open(address, provider);
    await expect(first.connect()).rejects.toThrow(refusal);
    expect(kept.scope.split(" ")).toEqual(
      expect.arrayContaining(["service:tools", "service:tools:write"]),
    );
    expect(world.shown).toMatchObject([
      { clientName: NAME.name, scopes: ["service:tools", "service:tools:write"] },
    ]);
    await first.finish(kept.back);

    const second = open(address, provider);
    await second.connect();
    await second.close();
    expect(await world.oauth.findAccessToken(getToken())).toMatchObject({
      accountId: ACCOUNT,
      audiences: [world.resources.tools],
    });

    const before = getToken();
    world.advance(3601);
    const third = open(address, provider);
    await third.connect();
    await third.close();
    expect(getToken()).not.toBe(before);
    expect(kept.redirects).toBe(1);

    const [app] = await world.oauth.listApps(ACCOUNT);
    expect(await world.oauth.disconnectApp(ACCOUNT, app?.grantId ?? "")).toBe(true);
    const fourth = open(address, provider);
    // Nothing it has is good any more, so it has to ask the member again.
    await expect(fourth.connect()).rejects.toThrow(refusal);
    expect(kept.redirects).toBe(2);
  });

  test("a member who refuses leaves it without a token", async () => {
    world.decide(() => "deny");
    const { provider, kept, getToken } = createProvider(createBrowser(world));
    const { connect } = open(new URL(world.resources.tools), provider);
    await expect(connect()).rejects.toThrow(refusal);
    expect(kept.back.searchParams.get("error")).toBe("access_denied");
    expect(getToken()).toBe("");
  });
});
