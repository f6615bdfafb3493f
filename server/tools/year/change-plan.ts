import type { ChangeOutcome } from "../../advice/year/card-change.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { getCard } from "../../member/names.ts";
import { getHeld, type HeldCard, heldCards } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { joining, withEntries } from "./fee-cards.ts";
import { earningCards, joiningOwner } from "./year-input.ts";

export interface AskedChange {
  readonly add?: readonly string[] | undefined;
  readonly drop?: readonly string[] | undefined;
  readonly swap?:
    | {
        readonly from: string;
        readonly to: string;
        readonly product_change?: boolean | undefined;
      }
    | undefined;
  readonly owner?: string | undefined;
}

/** Cards before, those that go and come, and the wallet as it would be. */
export interface PlannedChange {
  /** The cards that earn now. */
  readonly before: readonly HeldCard[];
  readonly dropped: readonly HeldCard[];
  /** The cards that earn before and after. */
  readonly kept: readonly HeldCard[];
  readonly added: readonly HeldCard[];
  /** The held card of a swap, and what the same account becomes by a product change. */
  readonly swapped: HeldCard | undefined;
  readonly changed: HeldCard | undefined;
  readonly scene: Scene;
  readonly warnings: readonly string[];
}

/** What is asked for. Throws when nothing is, or when a held card is to go twice over. */
export function toPlannedChange(scene: Scene, asked: AskedChange): PlannedChange {
  const { add = [], drop = [], swap } = asked;
  if (add.length === 0 && drop.length === 0 && swap === undefined) {
    throw new ToolError("Nothing to simulate: give add, drop or swap.");
  }
  const open = heldCards(scene);
  const goes = [...drop, ...(swap === undefined ? [] : [swap.from])];
  const dropped = [...new Set(goes.map((name) => getHeld(scene, name, open)))];
  const from = swap === undefined ? undefined : getHeld(scene, swap.from, open);
  const added = toAdded(scene, asked, from);
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

/** What comes, the card of a swap last. A product change keeps the age of the account. */
function toAdded(
  scene: Scene,
  { add = [], swap, owner: asked }: AskedChange,
  from: HeldCard | undefined,
): readonly HeldCard[] {
  const owner = joiningOwner(scene, asked);
  const comes = add.map((name) => joining(scene, getCard(scene.facts, name), owner));
  const becomes = swap && getCard(scene.facts, swap.to);
  if (becomes !== undefined) {
    const one = joining(scene, becomes, asked === undefined ? from?.entry.owner : owner);
    const isSame = swap?.product_change === true;
    const opened_on = isSame ? from?.entry.opened_on : one.entry.opened_on;
    comes.push({ ...one, entry: { ...one.entry, opened_on } });
  }
  // The same card twice is two accounts.
  return comes.map((one, at) => ({
    ...one,
    entry: { ...one.entry, id: `${one.entry.id}-${at + 1}` },
  }));
}

const dropWarnings = ({ entry, card }: HeldCard): readonly string[] =>
  entry.authorized_user
    ? [`Only an authorised user of ${card.card_name}: dropping it changes no rewards or fees here.`]
    : [];

function additionWarnings(
  { wallet }: Scene,
  { card, entry }: HeldCard,
  before: readonly HeldCard[],
): readonly string[] {
  const isHeld = before.some(
    (held) => held.card.id === card.id && held.entry.owner === entry.owner,
  );
  return [
    ...(isHeld ? [`${card.card_name} is held already; it is counted as a second account.`] : []),
    ...(card.status === "open" ? [] : [`${card.card_name} ${STATUS_WORDS[card.status]}.`]),
    ...(card.card_type === "business" && wallet.profile.business_eligible === false
      ? [`${card.card_name} is a business card, and the profile says there is no business.`]
      : []),
  ];
}

const STATUS_WORDS = {
  closed_new: "takes no new applications",
  product_change_only: "is reached only by changing another card",
  discontinued: "no longer exists",
} as const;

/** Cards whose points nobody has valued: their rewards are in no figure. */
export function unvaluedWarnings(
  { before, added }: PlannedChange,
  outcome: ChangeOutcome,
): readonly string[] {
  const ids = new Set([...outcome.before.unvalued, ...outcome.after.unvalued]);
  const names = [...before, ...added].flatMap(({ entry, card }) =>
    ids.has(entry.id) ? [card.card_name] : [],
  );
  return [...new Set(names)].map(
    (name) => `${name} counts as earning nothing: no value of its points, or no earn rates.`,
  );
}

/** What a simulation takes for granted, beside what every year does. */
export function changeAssumptions(
  {
    swap,
    include_offer: withOffer = true,
  }: Pick<AskedChange, "swap"> & { readonly include_offer?: boolean | undefined },
  percent: number,
): readonly string[] {
  return [
    "Nothing else about the cards changes; dropped cards are gone from today, their fees with them.",
    percent === 0
      ? "Statement credits count for nothing, as credits_used_percent is not given; those lost and gained are listed."
      : `Statement credits count at ${percent}% of what they are in the year, as the member says: the first year has those that run in it, a later year those that still run in the twelve months from a year from now. Memberships, and credits with conditions that are not known to be met, are left out unless logged.`,
    "Certificates, status, lounges and protections have no price here; they are listed as lost or gained.",
    ...(withOffer
      ? [
          "An offer counts at the terms seen last, as far as all spend on the new card would reach it; what that spend earns less elsewhere is not deducted.",
        ]
      : []),
    ...(swap === undefined
      ? []
      : [
          swap.product_change === true
            ? "A product change keeps the account: no offer, no rule on applications."
            : "A swap is a closing and a new account, its offer counted. For the same account changed into the card set product_change.",
        ]),
  ];
}
