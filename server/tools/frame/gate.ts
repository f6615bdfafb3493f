import { consumeQuota, remedyOf, toResetDay } from "../../accounts/quotas.ts";
import type { Scope } from "../../accounts/scopes.ts";
import type { MemberContext } from "./context.ts";
import type { Reply } from "./envelope.ts";

export type Mode = "read" | "write" | "destroy";

export const READ_SCOPE: Scope = "service:tools";
export const WRITE_SCOPE: Scope = "service:tools:write";

/** Write access includes reading: writes answer with wallet data, and the consent page says so. */
export const mayUse = (scopes: ReadonlySet<Scope>, mode: Mode): boolean =>
  scopes.has(WRITE_SCOPE) || (mode === "read" && scopes.has(READ_SCOPE));

/** Counts the call; returns a refusal if the scope is missing or the day's quota is used up. */
export async function refuseCall(
  { caller, deps, ceilings, publicUrl, noteQuota }: MemberContext,
  mode: Mode,
): Promise<Reply<never> | undefined> {
  if (!mayUse(caller.scopes, mode)) return refuseScope(mode);
  const holder = { ...caller, id: caller.accountId };
  const { allowed, quota } = await consumeQuota(deps, ceilings, holder, "tools");
  noteQuota(quota);
  if (allowed) return undefined;
  const { limit, used, resetsAt } = quota;
  const remedy = remedyOf(quota, publicUrl);
  return {
    summary: `Nothing was done: all ${limit} of today's tool calls are used; more on ${toResetDay(resetsAt)}.`,
    refusal: { reason: "quota_exhausted", limit, used, resets_at: resetsAt, remedy },
  };
}

function refuseScope(mode: Mode): Reply<never> {
  const scope = mode === "read" ? READ_SCOPE : WRITE_SCOPE;
  const remedy = `Connect again and allow ${scope}, or use an API key that has it.`;
  return {
    summary: `Nothing was done: this credential lacks the scope ${scope}.`,
    refusal: { reason: "insufficient_scope", remedy },
  };
}
