import type { AnyTool } from "../mcp/tool.ts";
import { listBalances, setBalance } from "./balances.ts";
import type { MemberContext } from "./context.ts";
import { getWallet } from "./wallet.ts";

/** The tools over a member's wallet (SPEC 4.13), in the order in which they are listed. */
export const memberTools: readonly AnyTool<MemberContext>[] = [getWallet, listBalances, setBalance];
