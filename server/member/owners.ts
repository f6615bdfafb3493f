import * as z from "zod";
import { SELF, type Wallet } from "../accounts/wallet.ts";
import { ToolError } from "../contract/tool-error.ts";

export const ownerParam = z.string().min(1).max(60).describe("`me`, or a name.");

/** Everybody the wallet knows: the member, the household, and whoever holds something. */
export const ownersOf = (wallet: Wallet): string[] => [
  ...new Set([
    SELF,
    ...wallet.profile.household,
    ...[...wallet.cards, ...wallet.balances, ...wallet.certificates].map(({ owner }) => owner),
  ]),
];

/** The owner as the wallet writes it. Throws when nobody is called so: a slip must not make a new person. */
export function getOwner(wallet: Wallet, owner: string): string {
  const owners = ownersOf(wallet);
  const wanted = owner.trim().toLowerCase();
  const found =
    owners.find((one) => one === owner) ?? owners.find((one) => one.toLowerCase() === wanted);
  if (found !== undefined) return found;
  if (SELF_WORDS.has(wanted)) return SELF;
  throw new ToolError(
    `Nobody in this wallet is called "${owner.slice(0, 60)}". There are: ${owners.join(", ")}. ` +
      "Add a person to the household with update_profile.",
  );
}

/** How members call themselves. */
const SELF_WORDS = new Set(["i", "mine", "my", "myself", "self"]);
