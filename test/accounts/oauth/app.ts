import { createHash, randomBytes } from "node:crypto";
import * as z from "zod";
import { createBrowser } from "./browser.ts";
import type { World } from "./world.ts";

export const CALLBACK = "http://127.0.0.1:7777/callback";

const registered = z.looseObject({ client_id: z.string() });

export async function register(
  { issuer }: Pick<World, "issuer">,
  metadata: Readonly<Record<string, unknown>> = { redirect_uris: [CALLBACK], client_name: "App" },
) {
  const response = await fetch(`${issuer}/oauth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(metadata),
  });
  return {
    status: response.status,
    body: z.record(z.string(), z.unknown()).parse(await response.json()),
  };
}

export const registerClient = async (world: Pick<World, "issuer">): Promise<string> =>
  registered.parse((await register(world)).body).client_id;

export function newVerifier() {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

export type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The parameters as a query; a list stands several times. */
function toSearch(parameters: Parameters): URLSearchParams {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one): [string, string] => [name, one]),
  );
  return new URLSearchParams(pairs);
}

/** Goes from the app to the pages and back; gives the parameters the app receives. */
export async function authorize(
  world: Pick<World, "issuer">,
  clientId: string,
  challenge: string,
  more: Parameters = {},
  browser = createBrowser(world),
) {
  const search = toSearch({
    response_type: "code",
    client_id: clientId,
    redirect_uri: CALLBACK,
    code_challenge: challenge,
    code_challenge_method: "S256",
    scope: "service:tools service:tools:write",
    state: "state-of-the-app",
    ...more,
  });
  const { url, response } = await browser.follow(
    `${world.issuer}/oauth/authorize?${search.toString()}`,
  );
  return { url, response, parameters: Object.fromEntries(url.searchParams) };
}

const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  scope: z.string(),
  expires_in: z.number(),
  token_type: z.string(),
  id_token: z.string().optional(),
});

export async function post(
  { issuer }: Pick<World, "issuer">,
  path: string,
  parameters: Parameters,
) {
  const response = await fetch(issuer + path, { method: "POST", body: toSearch(parameters) });
  const text = await response.text();
  const body = text === "" ? {} : z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  return { status: response.status, body, headers: response.headers };
}

/** From registration to a code, with what the app posts to redeem it. */
export async function beginCode(world: World, more: Parameters = {}) {
  const clientId = await registerClient(world);
  const { verifier, challenge } = newVerifier();
  const { parameters } = await authorize(world, clientId, challenge, more);
  const code = parameters["code"] ?? "";
  const redeem = {
    grant_type: "authorization_code",
    client_id: clientId,
    code,
    code_verifier: verifier,
    redirect_uri: CALLBACK,
  };
  return { clientId, code, redeem };
}

/** The whole flow, from registration to tokens. */
export async function connect(world: World, more: Parameters = {}) {
  const begun = await beginCode(world, more);
  const reply = await post(world, "/oauth/token", begun.redeem);
  return { ...begun, reply, ...tokens.parse(reply.body) };
}

export async function refresh(
  world: World,
  clientId: string,
  refreshToken: string,
  more: Parameters = {},
) {
  const reply = await post(world, "/oauth/token", {
    grant_type: "refresh_token",
    client_id: clientId,
    refresh_token: refreshToken,
    ...more,
  });
  return { ...reply, tokens: tokens.safeParse(reply.body).data };
}
