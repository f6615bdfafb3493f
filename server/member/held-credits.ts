import {
  type CreditInput,
  type CreditState,
  creditState,
} from "../advice/benefits/credit-periods.ts";
import { asksForSpend } from "../advice/benefits/credit-terms.ts";
import type { CreditUse, Profile, Wallet, WalletCard } from "../accounts/wallet.ts";
import type { FactRow } from "../contract/facts.ts";
import { oncePer } from "../contract/once-per.ts";
import { type HeldCard, heldCards } from "./held-cards.ts";
import { creditUses } from "./logged.ts";
import { toCents } from "../advice/money.ts";
import type { Scene } from "./scene.ts";

/** A credit of an open held card, with the logged uses and its state today. */
export interface HeldCredit {
  readonly held: HeldCard;
  readonly credit: FactRow<"credits">;
  /** All uses ever logged, in the order of the log. */
  readonly uses: readonly CreditUse[];
  /** True if the member enrolled, by the wallet or by a logged use; undefined when unknown. */
  readonly enrolled?: boolean | undefined;
  readonly enrolledBasis?: "recorded" | "used" | undefined;
  readonly input: CreditInput;
  readonly state: CreditState;
}

interface Wanted {
  readonly owner?: string | undefined;
  /** Only those of this card. */
  readonly held?: HeldCard | undefined;
}

/** Credits of open cards; on an authorized user's card, only those for authorized users. */
export function heldCredits(scene: Scene, { owner, held }: Wanted = {}): readonly HeldCredit[] {
  const cards = held === undefined ? heldCards(scene, { owner }) : [held];
  return cards.flatMap((one) =>
    scene.facts
      .rowsOf("credits", one.card.id)
      .filter(({ requires }) => !one.entry.authorized_user || requires.includes("authorized_user"))
      .map((credit) => toHeldCredit(scene, one, credit)),
  );
}

export function toHeldCredit(scene: Scene, held: HeldCard, credit: FactRow<"credits">): HeldCredit {
  const { wallet, today } = scene;
  const { id, enrolments, opened_on: openedOn } = held.entry;
  const uses = creditUses(scene, id).filter((use) => use.credit_name === credit.credit_name);
  const recorded = enrolments?.[credit.credit_name];
  const enrolledBasis = recorded !== undefined ? "recorded" : uses.length > 0 ? "used" : undefined;
  const enrolled = recorded ?? (uses.length > 0 ? true : undefined);
  const input: CreditInput = {
    credit,
    openedOn,
    today,
    enrolled,
    isSpendMet: metBy(wallet, held.entry).has("annual_spend"),
    uses: uses.map(({ used_on: day, amount_usd: usd }) => ({ day, cents: toCents(usd) })),
  };
  return { held, credit, uses, enrolled, enrolledBasis, input, state: creditState(input) };
}

/** Requirements that the member says are met with a card, or with every card. */
export const metBy = ({ profile }: Wallet, { meets = [] }: WalletCard): ReadonlySet<string> => {
  const everywhere = metEverywhere(profile);
  return meets.length === 0 ? everywhere : new Set([...everywhere, ...meets]);
};

/** Cached: each rate and each credit of a wallet needs it. */
const metEverywhere = oncePer(
  ({ relationships = {} }: Profile): ReadonlySet<string> =>
    new Set(Object.entries(relationships).flatMap(([name, isSo]) => (isSo ? [name] : []))),
);

/** Requirements of a credit that the member has not confirmed; such a credit is not counted. */
export function unmetBy(
  wallet: Wallet,
  { held, credit, state }: Pick<HeldCredit, "held" | "credit" | "state">,
): readonly string[] {
  const needs = new Set<string>(credit.requires);
  if (asksForSpend(credit)) needs.add("annual_spend");
  // A use in the running period shows that the spend was reached.
  if ((state.used ?? 0) > 0) needs.delete("annual_spend");
  // A first-year credit has ended once the first year is over.
  if (state.status !== "ended") needs.delete("first_year");
  if (needs.size === 0) return [];
  const met = metBy(wallet, held.entry);
  return [...needs].filter((need) => !met.has(need));
}
