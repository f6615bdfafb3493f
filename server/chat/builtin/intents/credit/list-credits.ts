import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { idsOf } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { withVerdict } from "../../compose/rows.ts";
import { asksAll, isUsed, whetherLines } from "./credit-whether.ts";
import type { WalletCard } from "../../../../accounts/wallet.ts";
import { whose } from "../../compose/whose.ts";
import { asksHowMuch, asksWhose, asksWithout, ofEverybody } from "../../readings/rows-asked.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { heldOf } from "../../readings/held-preferred.ts";
import { heldCards } from "../../../../tools/core/held.ts";
import { catalogCredits } from "./catalog-credits.ts";
import { countLead } from "./credit-by-card.ts";
import { asksUsed, type Picked } from "./credit-columns.ts";
import { creditLeads, leftOutLines, sumsOf } from "./credit-query.ts";
import { asksLocked, conditionOf, daysAsked } from "./credit-conditions.ts";
import { noneThen } from "./credit-time-leads.ts";
import { withPast } from "./past-periods.ts";
import { groupLines } from "./credit-groups.ts";
import {
  type Credit,
  creditLine,
  creditsIn,
  isAbout,
  merged,
  withoutOthers,
} from "./credit-rows.ts";
import { ofKindNamed } from "../../readings/held-kind.ts";
import { severalOfBank } from "../../readings/one-of-several.ts";
import { ownerOfCard } from "../../readings/only-mine.ts";

/** More than so many are told by day and card. */
const MOST_SINGLE = 16;

/** The statement credits of the cards held, all or those of a card, bank or shop. */
export const respondList = (asked: Understood, toolbox: Toolbox): Draft =>
  withPast(listOf(asked, toolbox), asked, toolbox.scene.today);

function listOf(given: Understood, toolbox: Toolbox): Draft {
  const asked = asksWhose(given) ? ofEverybody(given) : given;
  const { owner } = ownerOfCard(asked, toolbox.scene);
  const cards = idsOf(asked, "card", toolbox.scene.facts);
  const held = cards.flatMap((card) => heldOf(toolbox.scene, card, owner));
  const [card] = cards;
  if (card !== undefined && held.length === 0) return catalogCredits(card, [], toolbox);
  const [only, ...others] = held;
  const list = ask(
    toolbox,
    "list_credits",
    only !== undefined && others.length === 0
      ? { card: only.entry.id }
      : owner === undefined
        ? {}
        : { owner },
  );
  const sums = others.length === 0 ? [] : held.map(({ entry }) => sumOf(entry, toolbox));
  return listDraft({ list, rows: wantedOf(list, asked, toolbox), sums }, asked, toolbox);
}

/** Of several cards of one name, and of several cards that are named, each has its own sum. */
function sumOf({ id, owner }: WalletCard, toolbox: Toolbox): Line {
  const list = ask(toolbox, "list_credits", { card: id });
  const [row] = creditsIn(list);
  const name = told(`${row?.card_name ?? "One of them"}${whose(owner).told}`);
  return line`**${name}**: **${figure(list, ["totals", "left_usd"], "usd")}** left, ${figure(list, ["totals", "year_usd"], "usd")} a year at face value. ${cite(list)}`;
}

/** Rows of the cards, bank or shop that are named; all when none is. */
function wantedOf(list: Envelope, asked: Understood, { scene: { facts, today } }: Toolbox) {
  const cards = new Set(idsOf(asked, "card", facts));
  const isMeant = ofKindNamed(asked, facts);
  const isFitting = conditionOf(asked, today);
  const merchants = idsOf(asked, "merchant", facts);
  return creditsIn(list).filter((row) => {
    if (cards.size > 0 && !cards.has(row.card_id)) return false;
    if (!isMeant(row.card_id) || !isFitting(row)) return false;
    return merchants.length === 0 || isAbout(row, { benefits: [], merchants }, facts);
  });
}

/** What is used up last. */
const openFirst = (rows: readonly Credit[]): readonly Credit[] => [
  ...rows.filter(({ status }) => status !== "used" && status !== "expired").toSorted(byEnd),
  ...rows.filter(({ status }) => status === "used"),
];

/** The soonest end first; what has none last. */
const byEnd = (a: Credit, b: Credit): number =>
  (a.period_ends ?? "9999").localeCompare(b.period_ends ?? "9999");

interface Found {
  readonly list: Envelope;
  readonly rows: readonly Credit[];
  /** Of each card, where several are asked about. */
  readonly sums: readonly Line[];
}

function listDraft({ list, rows, sums }: Found, asked: Understood, toolbox: Toolbox): Draft {
  const all = creditsIn(list);
  const isUsedAsked = asksUsed(asked);
  const used = rows.filter(isUsed);
  const shown = merged(isUsedAsked && !asksAll(asked) ? used : openFirst(rows));
  if (rows.length === 0) return noneDraft(list, asked, toolbox);
  if (asksWithout(asked)) return withoutDraft(list, rows, toolbox);
  const isNamed = mentionsOf(asked, "merchant").length > 0;
  const isUsedList = isUsedAsked && !asksHowMuch(asked);
  const leads = isUsedList ? [] : creditLeads({ list, all, rows, isNamed }, asked, toolbox);
  return answer({
    result: withVerdict(isUsedAsked && used.length === 0 ? [] : whetherLines(rows, asked), [
      ...leads,
      ...(sums.length > 0 && !isUsedAsked
        ? sums
        : leads.length > 0
          ? []
          : [firstLine({ list, all, rows, isNamed }, asked, toolbox)]),
      ...othersOfBank(rows, asked, toolbox),
    ]),
    ...(shown.length <= MOST_SINGLE
      ? { details: shown.map((row) => creditLine(list, row, all)) }
      : groupLines(list, shown, all)),
    caveats: [
      line`Used is what was logged here; the issuer's own count decides.`,
      ...(leads.length > 0 ? leftOutLines(rows, asked) : []),
      CAVEATS.terms,
      CAVEATS.asOf(list),
    ],
    envelopes: [rows.length < all.length || isUsedAsked ? withoutOthers(list) : list],
  });
}

/** "My Citi card" of who holds two: the one that carries none is told of as well. */
function othersOfBank(
  rows: readonly Credit[],
  asked: Understood,
  { scene }: Toolbox,
): readonly Line[] {
  const { cards = [] } = severalOfBank(asked, scene, ownerOfCard(asked, scene)) ?? {};
  const without = cards.filter(
    ({ entry }) => !rows.some(({ wallet_card_id: id }) => id === entry.id),
  );
  const names = without.map(({ entry, card }) => `${card.card_name}${whose(entry.owner).told}`);
  return names.length === 0
    ? []
    : [line`Of your **${told(names.join(", "))}** no such credit is known.`];
}

/** What they come to where nothing else is asked of them. */
function firstLine(picked: Picked, asked: Understood, toolbox: Toolbox): Line {
  const { list, all, rows } = picked;
  if (asksUsed(asked)) {
    const used = rows.filter(isUsed);
    if (used.length === 0)
      return line`${told(asksWhether(asked) ? "**No**: none" : "**None**")} of these credits is logged as used in its running period. ${cite(list)}`;
    const sums = sumsOf({ ...picked, rows: used }, toolbox);
    const many = figure(sums, ["totals", "credits"], "count");
    const usd = figure(sums, ["totals", "used_usd"], "usd");
    return line`**${usd}** is logged as used in the running periods, of **${many}** ${told(used.length === 1 ? "credit" : "credits")}. ${cite(sums)}`;
  }
  if (rows.length < all.length) return countLead(sumsOf(picked, toolbox));
  const left = figure(list, ["totals", "left_usd"], "usd");
  const year = figure(list, ["totals", "year_usd"], "usd");
  const many = figure(list, ["totals", "credits"], "count");
  if (many.value === 1)
    return line`**${left}** is left in the running period of its one credit, which comes to ${year} a year at face value. ${cite(list)}`;
  return line`**${left}** is left in the running periods of ${many} credits, which come to ${year} a year at face value. ${cite(list)}`;
}

/** The held cards that carry none of them. */
export function withoutDraft(list: Envelope, rows: readonly Credit[], { scene }: Toolbox): Draft {
  const ids = new Set(rows.map(({ wallet_card_id: id }) => id));
  const names = heldCards(scene)
    .filter(({ entry }) => !ids.has(entry.id))
    .map(({ entry, card }) => `${card.card_name}${whose(entry.owner).told}`);
  return answer({
    result: [
      names.length === 0
        ? line`**None**: each of your cards is known to carry one. ${cite(list)}`
        : line`**${told(names.join(", "))}**: no such credit is known of ${told(names.length === 1 ? "it" : "these")}. ${cite(list)}`,
    ],
    caveats: [CAVEATS.terms, CAVEATS.asOf(list)],
    envelopes: [withoutOthers(list)],
  });
}

function noneDraft(list: Envelope, asked: Understood, { scene }: Toolbox): Draft {
  if (scene.wallet.cards.length === 0)
    return answer({
      result: [
        line`Your wallet holds no card yet, so I know of no credits. Add your cards with add_wallet_card, or name a card and I tell its credits.`,
      ],
      envelopes: [list],
    });
  const days = daysAsked(asked, scene.today);
  const all = creditsIn(list);
  return answer({
    result: [
      days === undefined || all.length === 0
        ? asksLocked(asked)
          ? line`**None** of your credits waits for a yearly spend, as far as is known. ${cite(list)}`
          : line`**None** of these cards is known to carry such a statement credit. ${cite(list)}`
        : noneThen(list, all, { asked, days }),
    ],
    details: [line`${told(list.summary)}`],
    envelopes: [list],
  });
}
