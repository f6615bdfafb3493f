import * as z from "zod";
import { SELF, type Wallet } from "../accounts/wallet.ts";
import { UnknownName } from "./needs-input.ts";

export const ownerParam = z.string().min(1).max(60).describe("`me` or a name.");

/** Everybody the wallet knows: the member, the household, and whoever holds something. */
export const ownersOf = (wallet: Wallet): string[] => [
  ...new Set([
    SELF,
    ...wallet.profile.household,
    ...[...wallet.cards, ...wallet.balances, ...wallet.certificates].map(({ owner }) => owner),
  ]),
];

/** The owner as the wallet spells it. Throws if unknown: a typo must not create a new person. */
export function getOwner(wallet: Wallet, owner: string): string {
  const found = findOwner(wallet, owner);
  if (found !== undefined) return found;
  const owners = ownersOf(wallet);
  throw new UnknownName(
    `Nobody in this wallet is called "${owner.slice(0, 60)}". It has: ${owners.join(", ")}. ` +
      "Add a person to the household with update_profile.",
    { given: owner, candidates: owners.map((id) => ({ id, label: id })) },
  );
}

/** Words members use for themselves. */
const SELF_WORDS = new Set(["i", "me", "mine", "my", "myself", "p1", "self"]);
/** Words for the other person in a household of two. */
const PARTNER_WORDS = new Set(["wife", "husband", "spouse", "partner", "p2", "her", "hers", "his"]);

/** Words for family members, of whom there may be several. */
const FAMILY_WORDS = new Set(["mom", "mother", "dad", "father", "son", "daughter", "kid", "p3"]);

/** True for a word that names a relation to the member. */
export const isRelation = (word: string): boolean =>
  [SELF_WORDS, PARTNER_WORDS, FAMILY_WORDS].some((words) => words.has(word.toLowerCase()));

/** The owner as the wallet spells it; undefined if unknown. */
export function findOwner(wallet: Wallet, owner: string): string | undefined {
  const owners = ownersOf(wallet);
  const wanted = owner.trim().toLowerCase();
  const found =
    owners.find((one) => one === owner) ?? owners.find((one) => one.toLowerCase() === wanted);
  if (found !== undefined) return found;
  const word = wanted.replace(/^my\s+/u, "");
  if (SELF_WORDS.has(word)) return SELF;
  const others = owners.filter((one) => one !== SELF);
  return PARTNER_WORDS.has(word) && others.length === 1 ? others[0] : undefined;
}
