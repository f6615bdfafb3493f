import { SELF, type Wallet } from "../accounts/wallet.ts";
import { ToolError } from "../mcp/tool.ts";

/** Everybody the wallet knows: the member, the household, and whoever holds something. */
export const ownersOf = (wallet: Wallet): string[] => [
  ...new Set([
    SELF,
    ...wallet.profile.household,
    ...[...wallet.cards, ...wallet.balances, ...wallet.certificates].map(({ owner }) => owner),
  ]),
];

/** Throws when nobody of the wallet is called so: a slip must not make a new person. */
export function checkOwner(wallet: Wallet, owner: string): void {
  const owners = ownersOf(wallet);
  if (owners.includes(owner)) return;
  throw new ToolError(
    `Nobody in this wallet is called "${owner}". There are: ${owners.join(", ")}.`,
  );
}
