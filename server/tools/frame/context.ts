import type { Caller } from "../../accounts/caller.ts";
import type { Deps } from "../../accounts/deps.ts";
import type { Ceilings } from "../../accounts/plans.ts";
import type { Quota } from "../../accounts/quotas.ts";
import type { FactIndex } from "../../member/facts.ts";

/** The context of a member tool: the caller, their store, and the current facts. */
export interface MemberContext {
  readonly caller: Caller;
  readonly deps: Deps;
  readonly ceilings: Ceilings;
  readonly facts: FactIndex;
  readonly publicUrl: string;
  /** True if a tool is in the client's chosen toolsets. */
  readonly isChosen?: (name: string) => boolean;
  /** Called with the day's quota once a call is counted. */
  readonly noteQuota: (quota: Quota) => void;
  /** Yields to other requests; called before the work and between its steps. */
  readonly pause?: () => Promise<void>;
}
