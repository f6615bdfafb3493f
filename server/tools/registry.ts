import type { AnyTool } from "../mcp/tool.ts";
import { listBalances } from "./balances/list-balances.ts";
import { setBalance } from "./balances/set-balance.ts";
import type { MemberContext } from "./core/context.ts";
import { exportWallet } from "./reports/export-wallet.ts";
import { importWallet } from "./reports/import-wallet.ts";
import { getWallet } from "./wallet/get-wallet.ts";

/** The tools over a member's wallet (SPEC 4.13), in the order in which they are listed. */
export const memberTools: readonly AnyTool<MemberContext>[] = [
  // wallet
  getWallet,
  // cards
  // balances
  listBalances,
  setBalance,
  // valuations
  // transfers
  // spending
  // benefits
  // fees
  // offers
  // trip
  // reports
  exportWallet,
  importWallet,
];
