import type { Caller } from "../../accounts/caller.ts";
import type { Deps } from "../../accounts/deps.ts";
import type { Ceilings } from "../../accounts/plans.ts";
import type { Quota } from "../../accounts/quotas.ts";
import type { FactIndex } from "../../member/facts.ts";

/** What a member tool works with: who calls, his store, and the facts of the moment. */
export interface MemberContext {
  readonly caller: Caller;
  readonly deps: Deps;
  readonly ceilings: Ceilings;
  readonly facts: FactIndex;
  /** Address of this service, for links. */
  readonly publicUrl: string;
  /** Whether a tool is of the toolsets that the client chose. */
  readonly isChosen?: (name: string) => boolean;
  /** Told where the account stands with its calls of today, once the call was counted. */
  readonly noteQuota: (quota: Quota) => void;
}
