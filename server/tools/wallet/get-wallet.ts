import * as z from "zod";
import { wallet as walletShape, type WalletCard } from "../../accounts/wallet.ts";
import type { Day } from "../../advice/days.ts";
import { carriedBalances, carriedRow, interestRows, tellInterest } from "../../member/carried.ts";
import type { Scene } from "../../member/scene.ts";
import { isOpenOn } from "../../member/held-cards.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { citeRows } from "../frame/sources.ts";
import { listed } from "../card-rows/row-words.ts";
import { count, formatUsd, toCents, toDollars } from "../../advice/money.ts";
import { programName } from "../../member/holdings.ts";
import { getOwner, ownerParam, ownersOf } from "../../member/owners.ts";
import { profileRow } from "./update-profile.ts";
import {
  age,
  monthsHeld,
  toAge,
  toWalletCardRow,
  walletCardRow,
  type WalletCardRow,
} from "./wallet-card-row.ts";

export const WALLET_SECTIONS = [
  "cards",
  "profile",
  "balances",
  "credits",
  "bonuses",
  "certificates",
] as const;

const { credit_uses: uses, bonuses, certificates } = walletShape.shape;
const { program, ...ofBalance } = walletShape.shape.balances.element.shape;
const balanceRow = z.object({ program, program_name: z.string(), ...ofBalance });

export const getWallet = defineReader({
  name: "get_wallet",
  title: "Show the wallet",
  description:
    "What cards do I have in my wallet, how many do I hold? All you know about me: my cards " +
    "and who owns which, with ids, nickname, opening month, choices, activations, enrolments, " +
    "and my profile; on request balances, credit uses, bonuses and certificates on file. Use " +
    "it first. What a card offers: get_card.",
  input: z.strictObject({
    include: z
      .array(z.enum(WALLET_SECTIONS))
      .optional()
      .describe("Sections; cards and profile by default."),
    status: z.enum(["open", "closed", "all"]).optional().describe("Which cards; open by default."),
    owner: ownerParam.optional(),
    as_if: asIfParam,
  }),
  data: z.object({
    cards: z.array(walletCardRow).optional(),
    profile: profileRow.optional(),
    balances: z.array(balanceRow).optional(),
    credits: z
      .array(z.object(uses.element.shape))
      .optional()
      .describe("Logged uses of the cards shown."),
    bonuses: z
      .array(z.object(bonuses.element.omit({ counted_on: true }).shape))
      .optional()
      .describe("Tracked bonuses of the cards shown."),
    certificates: z.array(z.object(certificates.element.shape)).optional(),
    interest: z.array(carriedRow).optional().describe("On carried balances."),
    owners: z.array(z.string()),
    totals: z.object({
      cards: z.int(),
      annual_fees_usd: z.number().describe("A year of the open cards shown."),
      average_held_for: age.optional().describe("Of the cards shown with a known opening."),
    }),
    today: z.iso.date().describe("The member's local day."),
  }),
  brief: {
    rows: "cards",
    columns: {
      cards: "wallet_card_id card_name nickname owner status opened_on closed_on annual_fee_usd",
    },
  },
  answer: ({ include = ["cards", "profile"], status = "open", owner: name }, scene) => {
    const { wallet, today } = scene;
    const owner = name && getOwner(wallet, name);
    const isOwned = (one: { readonly owner: string }) => owner === undefined || one.owner === owner;
    const entries = wallet.cards
      .filter(isOwned)
      .filter((card) => status === "all" || isOpenOn(card, today) === (status === "open"));
    const cards = entries.map((card) => toWalletCardRow(card, scene));
    const fees = yearlyFees(cards);
    const ids = new Set(entries.map(({ id }) => id));
    const isOfShown = (one: { readonly wallet_card_id: string }) => ids.has(one.wallet_card_id);
    const ifIncluded = <Rows>(section: (typeof WALLET_SECTIONS)[number], rows: Rows) =>
      include.includes(section) ? rows : undefined;
    const balances = wallet.balances
      .filter(isOwned)
      .map((one) => ({ ...one, program_name: programName(scene, one.program) }));
    return {
      summary: `${count(cards.length, "card")}, ${formatUsd(fees)} in annual fees a year.`,
      data: {
        cards: ifIncluded("cards", cards),
        profile: ifIncluded("profile", wallet.profile),
        balances: ifIncluded("balances", balances),
        credits: ifIncluded("credits", wallet.credit_uses.filter(isOfShown)),
        bonuses: ifIncluded("bonuses", wallet.bonuses.filter(isOfShown)),
        certificates: ifIncluded("certificates", wallet.certificates.filter(isOwned)),
        interest: listed(carriedBalances(scene)),
        owners: ownersOf(wallet),
        totals: {
          cards: cards.length,
          annual_fees_usd: fees,
          average_held_for: averageAge(entries, today),
        },
        today,
      },
      warnings: [...unknownCards(cards, scene), ...untoldFees(cards), ...tellInterest(scene)],
      sources: citeRows(interestRows(scene)),
      next_actions: wallet.cards.length === 0 ? [ADD_CARDS] : askOpenings(cards),
    };
  },
});

const unknownCards = (cards: readonly WalletCardRow[], { facts }: Scene): readonly string[] =>
  cards
    .filter((card) => !facts.cards.has(card.card_id))
    .map(({ card_id: id }) => `The catalog does not know ${id}; other tools leave it out.`);

const untoldFees = (cards: readonly WalletCardRow[]): readonly string[] =>
  cards
    .filter((card) => card.own !== undefined && card.annual_fee_usd === undefined)
    .map(({ card_name: name }) => `No annual fee was given for ${name}, so it counts as $0.`);

const ADD_CARDS = "Add cards with add_wallet_card, or many at once with import_wallet.";

function averageAge(entries: readonly WalletCard[], today: Day) {
  const known = entries.flatMap((entry) => monthsHeld(entry, today) ?? []);
  const sum = known.reduce((months, one) => months + one, 0);
  return known.length === 0 ? undefined : toAge(Math.floor(sum / known.length));
}

/** Fees of the owner's own open accounts: an authorized user owes the issuer nothing. */
function yearlyFees(cards: readonly WalletCardRow[]): number {
  const paying = cards.filter((card) => card.status === "open" && !card.authorized_user);
  return toDollars(paying.reduce((sum, card) => sum + toCents(card.annual_fee_usd ?? 0), 0));
}

function askOpenings(cards: readonly WalletCardRow[]): readonly string[] {
  const undated = cards.filter((card) => card.opened_on === undefined).length;
  if (undated === 0) return [];
  return [
    `Ask for the opening month of ${count(undated, "card")} and give it to update_wallet_card: ` +
      "fees, credits and application rules need it.",
  ];
}
