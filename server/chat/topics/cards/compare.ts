import { ask, type DataOf } from "../../ask.ts";
import { answer, answeredBy, askBack, type Draft } from "../../compose/draft.ts";
import { percent, text, usd, write, inSentence } from "../../compose/figures.ts";
import { EMPTY, join, type Line, line, listed } from "../../compose/line.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";
import type { Askable } from "../../compose/row-topic.ts";
import * as z from "zod";

type Comparison = DataOf<"compare_cards">;
type Row = Comparison["rows"][number];

/** Fields of the comparison that can be asked for. */
const COLUMNS: Readonly<Record<string, Askable>> = {
  annual_fee_usd: {
    unit: "usd",
    words: ["annual fee", "yearly fee", "fee", "fees", "cost", "price"],
  },
  foreign_fee_percent: {
    unit: "percent",
    words: ["foreign transaction fee", "foreign fee", "fx fee", "abroad"],
  },
  authorized_user_fee_usd: {
    unit: "usd",
    words: ["authorized user fee", "au fee", "additional card"],
  },
  network: { unit: "text", words: ["network", "visa", "mastercard"] },
  currency: { unit: "text", words: ["points", "currency", "kind of points"] },
  offer: { unit: "text", words: ["welcome bonus", "sign-up bonus", "welcome offer", "bonus"] },
  credits: { unit: "text", words: ["credits", "credit"] },
  lounges: { unit: "text", words: ["lounges", "lounge access", "lounge"] },
  protections: { unit: "text", words: ["insurance", "protections", "coverage"] },
  elite_status: { unit: "text", words: ["status", "elite status"] },
  certificates: { unit: "text", words: ["free night", "companion ticket", "certificate"] },
};

const MAX_CARDS = 5;
const MAX_DIFFERENCES = 7;
const TRAVEL = "earn:travel";
const TRAVEL_PARTS = ["earn:flights", "earn:hotels"];
/** Differences shown by default, in this order. */
const TOLD_FIELDS = [
  "earn:dining",
  "earn:groceries",
  TRAVEL,
  "earn:everything_else",
  "credits_year_usd",
  "lounges",
  "foreign_fee_percent",
  "currency",
  "offer",
  "network",
];

/** Two or more cards side by side: the requested fields, or else fees and differences. */
export const compare = definePlan(answerCompare, {
  takes: ["card", "category", "merchant", "benefit", "spend"],
  columns: COLUMNS,
});

function answerCompare(frame: Frame, toolbox: Toolbox): Draft {
  const cards = idsOf(frame, "card").slice(0, MAX_CARDS);
  if (cards.length === 1 && frame.asks === "worth")
    return answeredBy({ ...frame, topic: "renewal", focus: "whether", column: undefined });
  if (cards.length < 2) return askBack(line`Which cards do you want to compare?`);
  if (idsOf(frame, "benefit").length > 0 && frame.column === undefined)
    return answeredBy({ ...withoutRoles(frame), topic: "card", focus: "list" });
  if (isPurchase(frame, toolbox)) {
    return answeredBy(toPurchase(frame));
  }
  const { data, envelope } = ask(toolbox, "compare_cards", { cards: [...cards] });
  const envelopes = [envelope];
  const fields = new Set([
    frame.column,
    ...frame.constraints.map(({ column }) => column),
    ...idsOf(frame, "category").flatMap((id) => partsOf(data, `earn:${id}`)),
  ]);
  const asked = data.rows.filter(({ field }) => fields.has(field));
  return asked.length > 0
    ? answer({ lead: asked.map((row) => rowLead(frame, data, row)), envelopes })
    : answer({ lead: [feesOf(data)], details: differencesOf(data), envelopes });
}

/** "Gold or Preferred for Culver's": which of two held cards to pay with. */
const isPurchase = ({ subjects, amounts, column }: Frame, { scene }: Toolbox): boolean =>
  column === undefined &&
  (subjects.some(({ kind }) => kind === "merchant") ||
    amounts.some(({ role, per }) => role === "spend" && per === undefined)) &&
  subjects.every(
    ({ kind, id }) =>
      kind !== "card" || scene.wallet.cards.some(({ card_id: held }) => held === id),
  );

const toPurchase = (frame: Frame): Frame => ({
  ...withoutRoles(frame),
  topic: "purchase",
  focus: "which",
});

/** Makes all cards equal parts of the comparison. */
const withoutRoles = (frame: Frame): Frame => ({
  ...frame,
  subjects: frame.subjects.map((one) => (one.kind === "card" ? { ...one, role: "of" } : one)),
});

const feesOf = ({ cards }: Comparison): Line =>
  line`${listed(
    cards.map(({ card_name: name, annual_fee_usd: fee }) =>
      fee === 0
        ? line`**${text(name)}** has **no annual fee**`
        : line`**${text(name)}** costs **${usd(fee)}** a year`,
    ),
  )}.`;

const differencesOf = (data: Comparison): readonly Line[] =>
  TOLD_FIELDS.flatMap((field) => partsOf(data, field))
    .flatMap((one) => data.rows.filter(({ field }) => field === one))
    .filter(({ differs }) => differs)
    .slice(0, MAX_DIFFERENCES)
    .map((row) => rowLine(data, row, true));

/** Splits travel into its parts when a card has separate rates for them. */
function partsOf({ rows }: Comparison, field: string): readonly string[] {
  if (field !== TRAVEL) return [field];
  const valuesOf = (one: string) =>
    JSON.stringify(rows.find((row) => row.field === one)?.values ?? {});
  const own = TRAVEL_PARTS.filter((part) => valuesOf(part) !== valuesOf(TRAVEL));
  return own.length === TRAVEL_PARTS.length ? own : [...own, field];
}

const earned = z.object({
  rate: z.number(),
  return_percent: z.number().optional(),
  text: z.string(),
  /** A better rate under a condition, such as a portal. */
  up_to_text: z.string().optional(),
});

const MAX_ITEMS = 4;

/** Any field's value in its unit; brief lists omit the terms of each item. */
function valueOf({ field }: Row, value: unknown, isBrief: boolean): Line {
  const rate = earned.safeParse(value);
  if (rate.success) {
    const { text: words, up_to_text: more } = rate.data;
    return more === undefined ? line`${text(words)}` : line`${text(words)}, or ${text(more)}`;
  }
  if (Array.isArray(value)) {
    const items = isBrief ? namesIn(value) : value.filter((one) => typeof one === "string");
    const told = items.slice(0, MAX_ITEMS).map((one) => line`${text(one)}`);
    const more = items.length > MAX_ITEMS ? line`, among others` : EMPTY;
    return items.length === 0 ? line`none` : line`${join(told, "; ")}${more}`;
  }
  if (typeof value === "number") {
    const unit = field.endsWith("_usd") ? usd(value) : percent(value);
    return line`${field.endsWith("_usd") || field.endsWith("_percent") ? unit : write(value, "count")}`;
  }
  return typeof value === "string" ? line`${text(value)}` : line`not known`;
}

/** "**Network**. Gold: American Express; Preferred: Visa". */
function rowLine(data: Comparison, row: Row, isBrief = false): Line {
  const told = data.cards.map(
    ({ card_id: id, card_name: name }) =>
      line`${text(name)}: ${valueOf(row, row.values[id], isBrief)}`,
  );
  return line`**${text(row.label)}**. ${join(told, "; ")}`;
}

/** The requested row; for earning rates, also which card earns more. */
function rowLead({ focus }: Frame, data: Comparison, row: Row): Line {
  const best = focus === "amount" || focus === "list" ? undefined : bestOf(data, row);
  const ahead =
    best === undefined ? EMPTY : line`**${text(best)}** earns more on ${inSentence(row.label)}.`;
  return join([ahead, line`${rowLine(data, row)}.`]);
}

/**
 * The card whose rate gives most back; undefined when two give the same, or when another has a
 * better rate under a condition.
 */
function bestOf({ cards }: Comparison, { field, values }: Row): string | undefined {
  if (!field.startsWith("earn:")) return undefined;
  const rates = cards.flatMap(({ card_id: id, card_name: name }) => {
    const rate = earned.safeParse(values[id]);
    if (!rate.success) return [];
    const { return_percent: back = Number.NaN, up_to_text: conditional } = rate.data;
    return [{ name, back, isOpen: conditional !== undefined }];
  });
  // Points without a value compare with no others.
  if (rates.some(({ back }) => Number.isNaN(back))) return undefined;
  const [first, ...others] = rates.toSorted((a, b) => b.back - a.back);
  const [second] = others;
  const isOpen = first?.back === second?.back || others.some((one) => one.isOpen);
  return isOpen ? undefined : first?.name;
}

/** Shortens "Resy dining: $50, each half-year" to "Resy dining". */
const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((one) => (typeof one === "string" ? (one.split(":")[0] ?? []) : []))
    : [];
