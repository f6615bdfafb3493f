import * as z from "zod";
import type { ChangeOutcome } from "../../advice/year/card-change.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { cardParam, getCard } from "../../member/names.ts";
import { getHeld, type HeldCard, heldCardParam, heldCards } from "../../member/held-cards.ts";
import { toOwner } from "../../member/holdings.ts";
import type { Scene } from "../../member/scene.ts";
import { compact } from "../frame/texts.ts";
import { joining, withEntries, offerValue, toFeeCard, toJoiningCard } from "./fee-cards.ts";
import { earningCards, type YearSpend } from "./year-input.ts";
import { toDollars } from "../../advice/money.ts";
import { eligibilityFlags, toEligibilityFlags } from "./candidates.ts";
import { feeShape, pointsWorth, toFeesAndWorth } from "./year-rows.ts";
import { toCardRef, cardRef } from "../card-rows/card-brief.ts";

const MAX_CARDS = 10;

export const changeParams = {
  add: z.array(cardParam).max(MAX_CARDS).optional().describe("Cards of the catalog."),
  drop: z.array(heldCardParam).max(MAX_CARDS).optional().describe("Held cards."),
  swap: z
    .strictObject({
      from: heldCardParam,
      to: cardParam,
      product_change: z
        .boolean()
        .optional()
        .describe("The same account as another card: no offer, no rules on applications."),
    })
    .optional()
    .describe("One held card for a new account of another."),
};

type Change = z.infer<z.ZodObject<typeof changeParams>> & { readonly owner?: string | undefined };

/** The cards before, dropped and added, and the wallet after. */
export interface PlannedChange {
  readonly before: readonly HeldCard[];
  readonly dropped: readonly HeldCard[];
  /** The cards that earn before and after. */
  readonly kept: readonly HeldCard[];
  readonly added: readonly HeldCard[];
  /** The held card of a swap; `changed` is the same account after a product change. */
  readonly swapped: HeldCard | undefined;
  readonly changed: HeldCard | undefined;
  readonly scene: Scene;
  readonly warnings: readonly string[];
}

/** Throws when there is nothing to change. */
export function toPlannedChange(scene: Scene, change: Change): PlannedChange {
  const { add = [], drop = [], swap } = change;
  if (add.length === 0 && drop.length === 0 && swap === undefined) {
    throw new ToolError("Nothing to simulate: give add, drop or swap.");
  }
  const open = heldCards(scene);
  const from = swap && getHeld(scene, swap.from, open);
  const dropped = [
    ...new Set([...drop.map((name) => getHeld(scene, name, open)), ...(from ? [from] : [])]),
  ];
  const added = toAdded(scene, change, from);
  const gone = new Set(dropped.map(({ entry }) => entry.id));
  const before = earningCards(scene);
  return {
    before,
    dropped,
    kept: before.filter(({ entry }) => !gone.has(entry.id)),
    added,
    swapped: from,
    changed: swap?.product_change === true ? added.at(-1) : undefined,
    scene: withEntries(scene, [
      ...scene.wallet.cards.filter(({ id }) => !gone.has(id)),
      ...added.map(({ entry }) => entry),
    ]),
    warnings: [
      ...added.flatMap((one) => additionWarnings(scene, one, before)),
      ...dropped.flatMap(dropWarnings),
    ],
  };
}

/** Added cards, that of a swap last. A product change keeps the account's opening date. */
function toAdded(
  scene: Scene,
  { add = [], swap, owner: name }: Change,
  from: HeldCard | undefined,
): readonly HeldCard[] {
  const owner = toOwner(scene, name);
  const added = add.map((one) => joining(scene, getCard(scene.facts, one), owner));
  if (swap !== undefined && from !== undefined) {
    const card = getCard(scene.facts, swap.to);
    const joined = joining(scene, card, name === undefined ? from.entry.owner : owner);
    const { opened_on } = swap.product_change === true ? from.entry : joined.entry;
    added.push({ ...joined, entry: { ...joined.entry, opened_on } });
  }
  // The same card twice is two accounts.
  return added.map((one, at) => ({
    ...one,
    entry: { ...one.entry, id: `${one.entry.id}-${at + 1}` },
  }));
}

const dropWarnings = ({ entry, card }: HeldCard): readonly string[] =>
  compact([
    entry.authorized_user &&
      `Only an authorised user on ${card.card_name}: dropping it changes no rewards or fees here.`,
  ]);

function additionWarnings(
  { wallet }: Scene,
  { card, entry }: HeldCard,
  before: readonly HeldCard[],
): readonly string[] {
  const { card_name: name, card_type: type, status } = card;
  const isHeld = before.some((held) => held.card === card && held.entry.owner === entry.owner);
  const needsBusiness = type === "business" && wallet.profile.business_eligible === false;
  return compact([
    isHeld && `${name} is already held; it is counted as a second account.`,
    status !== "open" && `${name} takes no new applications.`,
    needsBusiness && `${name} is a business card, and the profile says there is no business.`,
  ]);
}

/** Cards without a point value or earn rates, which count as earning nothing. */
export function unvaluedWarnings({ before, added }: PlannedChange, outcome: ChangeOutcome) {
  const ids = new Set([...outcome.before.unvalued, ...outcome.after.unvalued]);
  const names = [...before, ...added].flatMap(({ entry, card }) =>
    ids.has(entry.id) ? [card.card_name] : [],
  );
  return [...new Set(names)].map(
    (name) => `${name} counts as earning nothing: no known point value, or no earn rates.`,
  );
}

interface Counting {
  readonly include_offer?: boolean | undefined;
  readonly credits_used_percent?: number | undefined;
}

export const changeAssumptions = ({
  swap,
  include_offer: withOffer = true,
  credits_used_percent: percent = 0,
}: Counting & Pick<Change, "swap">) => [
  "Nothing else about the cards changes; dropped cards are gone from today, their fees with them.",
  percent === 0
    ? "Statement credits count for nothing, as credits_used_percent is not given; those lost and gained are listed."
    : `Statement credits count at ${percent}% of their amount in the year, as the member says: the first year has those that run in it, a later year those still running in the twelve months starting a year from now. Memberships, and credits with conditions not known to be met, are left out unless logged.`,
  "Certificates, status, lounges and protections have no price here; they are listed as lost or gained.",
  withOffer && OFFER_TERMS,
  swap?.product_change === true && PRODUCT_CHANGE,
  swap !== undefined && swap.product_change !== true && SWAP,
];

const OFFER_TERMS =
  "An offer counts at the terms seen last, as far as all spend on the new card would reach it; what that spend no longer earns elsewhere is not deducted.";
const PRODUCT_CHANGE = "A product change keeps the account: no offer, no rule on applications.";
const SWAP =
  "A swap is a closing and a new account, its offer counted. To change the same account into the card, set product_change.";

export const addedRow = z.object({
  ...cardRef.shape,
  owner: z.string(),
  ...feeShape,
  ...pointsWorth,
  offer_usd: z.number().optional().describe("Of the offer seen last, as far as the spend reaches."),
  offer_seen_on: z.iso.date().optional(),
  eligibility: eligibilityFlags.optional().describe("Absent for a product change."),
});

/** The added cards, as input for the calculation and as rows. */
export const toJoined = (scene: Scene, plan: PlannedChange, spend: YearSpend, options: Counting) =>
  plan.added.map((held) => toJoinedCard(scene, plan, held, spend, options));

function toJoinedCard(
  scene: Scene,
  plan: PlannedChange,
  held: HeldCard,
  spend: YearSpend,
  { include_offer: withOffer = true, credits_used_percent: percent }: Counting,
) {
  const { card, entry } = held;
  // A product change brings no welcome offer and is not an application.
  const isNew = held !== plan.changed;
  const feeCard = (isNew ? toJoiningCard : toFeeCard)(plan.scene, held, percent);
  const eligibility = isNew ? toEligibilityFlags(scene, card, entry.owner) : undefined;
  const cpp = feeCard.value?.centsPerPoint;
  const offer = isNew && withOffer ? offerValue(plan.scene, card, cpp, spend) : undefined;
  const isBarred = eligibility?.application === "fail" || eligibility?.bonus === "fail";
  const row: z.infer<typeof addedRow> = {
    ...toCardRef(card),
    owner: entry.owner,
    ...toFeesAndWorth(feeCard),
    offer_usd: offer && toDollars(offer.cents),
    offer_seen_on: offer?.seenOn,
    eligibility,
  };
  return {
    feeCard: isBarred ? feeCard : { ...feeCard, offerCents: offer?.cents },
    offerSteps: offer?.steps ?? [],
    row,
    warnings: [
      isBarred &&
        offer !== undefined &&
        `The offer of ${card.card_name} is not counted: by the issuer's rules it fails now.`,
    ],
  };
}
