import { findApiKey, isApiKey } from "./api-keys.ts";
import type { Deps } from "./deps.ts";
import type { Plan } from "./plans.ts";
import type { Scope } from "./scopes.ts";
import { findAccount } from "./users.ts";

/** The caller of the tools or the chat, with their permissions. */
export interface Caller {
  readonly accountId: string;
  readonly plan: Plan;
  /** True when the member has confirmed the address by mail. */
  readonly verified?: boolean;
  readonly scopes: ReadonlySet<Scope>;
  /** The toolsets that a key is limited to. */
  readonly toolsets?: readonly string[] | undefined;
  readonly via: "api_key" | "oauth" | "session";
  /** The id of the key or the app that calls; "pages" for a browser session. */
  readonly clientId: string;
}

/** An OAuth access token, as looked up by the authorization server. */
export interface AccessToken {
  readonly accountId: string;
  readonly clientId: string;
  readonly scopes: readonly Scope[];
  /** The addresses the token is for (RFC 8707). */
  readonly audiences: readonly string[];
}

export type FindAccessToken = (token: string) => Promise<AccessToken | undefined>;

/** Why a call is refused (RFC 6750 section 3.1). */
export type AuthRefusal =
  | { readonly error: "missing_token" }
  | { readonly error: "invalid_token"; readonly reason: string }
  | { readonly error: "insufficient_scope"; readonly needed: Scope };

const BEARER = /^Bearer +(?<token>[\w.~+/-]+=*)$/i;

/**
 * Authenticates a request by its Authorization header. A token that has expired, is for another
 * audience or belongs to a disabled account is invalid. An API key is valid for every address here.
 */
export async function authenticate(
  deps: Deps,
  findAccessToken: FindAccessToken,
  header: string | null | undefined,
  audience: string,
): Promise<Caller | AuthRefusal> {
  if (!header) return { error: "missing_token" };
  const token = BEARER.exec(header.trim())?.groups?.["token"];
  if (token === undefined) return invalid("The Authorization header is not `Bearer <token>`.");
  const found = isApiKey(token)
    ? await fromApiKey(deps, token)
    : await fromAccessToken(findAccessToken, token, audience);
  if ("error" in found) return found;
  const account = await findAccount(deps, found.accountId);
  if (account === undefined || account.disabled) return invalid("The account is closed.");
  return { ...found, plan: account.plan, verified: account.verified };
}

/** The WWW-Authenticate header for a refusal (RFC 6750, RFC 9728). */
export function toChallenge(
  refusal: AuthRefusal,
  { metadataUrl, scopes }: { readonly metadataUrl: string; readonly scopes: readonly Scope[] },
): string {
  const wanted = refusal.error === "insufficient_scope" ? [refusal.needed] : scopes;
  const fields = [
    ...(refusal.error === "missing_token" ? [] : [`error="${refusal.error}"`]),
    ...(refusal.error === "invalid_token" ? [`error_description="${refusal.reason}"`] : []),
    `scope="${wanted.join(" ")}"`,
    `resource_metadata="${metadataUrl}"`,
  ];
  return `Bearer ${fields.join(", ")}`;
}

const invalid = (reason: string) => ({ error: "invalid_token", reason }) as const;

type Unchecked = Omit<Caller, "plan" | "verified">;

async function fromApiKey(deps: Deps, token: string): Promise<Unchecked | AuthRefusal> {
  const key = await findApiKey(deps, token);
  if (key === undefined) return invalid("The API key is unknown; it may be revoked or expired.");
  const { accountId, id, scopes, toolsets } = key;
  return { accountId, scopes: new Set(scopes), toolsets, via: "api_key", clientId: id };
}

async function fromAccessToken(
  find: FindAccessToken,
  token: string,
  audience: string,
): Promise<Unchecked | AuthRefusal> {
  const found = await find(token);
  if (found === undefined) return invalid("The access token is unknown or has expired.");
  if (!found.audiences.includes(audience)) {
    return invalid("The access token is for another address.");
  }
  const { accountId, clientId, scopes } = found;
  return { accountId, scopes: new Set(scopes), via: "oauth", clientId };
}
