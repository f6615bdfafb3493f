import {
  authenticate,
  type Caller,
  type FindAccessToken,
  type AuthRefusal,
  toChallenge,
} from "../accounts/caller.ts";
import type { Deps } from "../accounts/deps.ts";
import { toMetadataUrl } from "../accounts/oauth/resource.ts";
import { CHAT_PATH } from "../contract/addresses.ts";
import type { Scope } from "../accounts/scopes.ts";
import { ChatError } from "./wire/errors.ts";

const CHAT_SCOPE: Scope = "service:chat";

interface Gate {
  readonly deps: Deps;
  readonly findAccessToken: FindAccessToken;
  readonly publicUrl: string;
}

/** Who asks (SPEC 5). Throws a ChatError with where to get a credential. */
export async function admit(request: Request, work: Gate): Promise<Caller> {
  const audience = work.publicUrl + CHAT_PATH;
  const header = request.headers.get("authorization");
  const caller = await authenticate(work.deps, work.findAccessToken, header, audience);
  if ("error" in caller) throw refuse(caller, audience);
  if (!caller.scopes.has(CHAT_SCOPE)) {
    throw refuse({ error: "insufficient_scope", needed: CHAT_SCOPE }, audience);
  }
  return caller;
}

function refuse(refusal: AuthRefusal, audience: string): ChatError {
  const metadataUrl = toMetadataUrl(audience);
  const headers = {
    "www-authenticate": toChallenge(refusal, { metadataUrl, scopes: [CHAT_SCOPE] }),
  };
  if (refusal.error === "insufficient_scope") {
    const message = `This credential lacks the scope ${refusal.needed}.`;
    return new ChatError(message, { status: 403, code: "insufficient_scope", headers });
  }
  const message =
    refusal.error === "invalid_token"
      ? refusal.reason
      : "Send an API key of your account as a Bearer token.";
  return new ChatError(message, { status: 401, code: "invalid_api_key", headers });
}
