import * as z from "zod";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path, valueAt } from "../../compose/figure.ts";
import { joinLines, joinParts, numberAt, textAt } from "../../compose/rows.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { catalogRate, placeOf } from "../purchase/rates/catalog-rates.ts";
import { rateOf } from "../purchase/choice/ranked-cards.ts";
import type { ColumnAsked, ColumnKey } from "./card-columns.ts";

/* What the record of a card says in each column, in a few words; and the items behind it. */

/** All that is asked of a card in one line, then the items of its lists. */
export function columnLines(
  record: Envelope,
  columns: readonly ColumnAsked[],
  toolbox: Toolbox,
): { readonly lead: Line; readonly items: readonly Line[] } {
  const cells = columns.map((column) => cellOf(record, column, toolbox));
  const name = figure(record, ["card", "card_name"], "text");
  return {
    lead: joinLines([line`**${name}**: `, joinParts(cells), line`. ${cite(record)}`], ""),
    items: columns.flatMap((column) => itemsOf(record, column, toolbox)),
  };
}

type Cell = (record: Envelope) => Line;

const CELLS: Readonly<Record<Exclude<ColumnKey, "rate" | "benefit">, Cell>> = {
  annual_fee: (record) => {
    const fee = figure(record, ["card", "annual_fee_usd"], "usd");
    return fee.value === 0 ? line`**no annual fee**` : line`annual fee **${fee}**`;
  },
  net_fee: (record) =>
    line`annual fee **${figure(record, ["card", "annual_fee_usd"], "usd")}**, with credits of **${figure(record, ["credits_year_usd"], "usd")}** a year at face value`,
  first_year: (record) =>
    numberAt(record, ["card", "first_year_fee_usd"]) === undefined
      ? line`first year **${figure(record, ["card", "annual_fee_usd"], "usd")}**, as every year`
      : line`first year **${figure(record, ["card", "first_year_fee_usd"], "usd")}**`,
  user_fee: (record) => {
    const path: Path = ["card", "authorized_user_fee_usd"];
    if (numberAt(record, path) === undefined) return line`authorised user: **not known**`;
    const free: Path = ["card", "authorized_users_free"];
    const each = line`authorised user **${figure(record, path, "usd")}** a year`;
    return (numberAt(record, free) ?? 0) > 0
      ? joinLines([each, line`beyond ${figure(record, free, "count")} free ones`])
      : each;
  },
  foreign_fee: (record) => {
    const percent = figure(record, ["card", "foreign_fee_percent"], "percent");
    return percent.value === 0
      ? line`**no foreign transaction fee**`
      : line`foreign transaction fee **${percent}**`;
  },
  credits: (record) =>
    countOf(record, "credits") === 0
      ? line`**no credits** known`
      : line`credits of **${figure(record, ["credits_year_usd"], "usd")}** a year at face value`,
  offer: (record) => {
    const steps = textsOf(record, ["offer", "steps"]);
    const isOver = valueAt(record, ["offer", "ended"]) === true;
    return steps.length === 0 || isOver
      ? line`**no welcome offer** known to run now`
      : line`welcome offer **${told(steps.join(" + "))}**, seen on ${figure(record, ["offer", "seen_on"], "date")}`;
  },
  kind: (record) => line`a **${figure(record, ["card", "card_type"], "text")}** card`,
  network: (record) =>
    textAt(record, ["card", "network"]) === undefined
      ? line`network **not known**`
      : line`on the **${figure(record, ["card", "network"], "text")}** network`,
  issuer: (record) => line`issued by **${figure(record, ["card", "issuer"], "text")}**`,
  currency: (record) =>
    textAt(record, ["card", "currency", "name"]) === undefined
      ? line`earns **no points**`
      : line`earns **${figure(record, ["card", "currency", "name"], "text")}**`,
  point_value: (record) =>
    numberAt(record, ["value", "cpp"]) === undefined
      ? line`value of a point **not known**`
      : line`a point counts for about **${figure(record, ["value", "cpp"], "cpp")}**`,
  lounges: (record) => listed(record, "lounges", line`lounges`, line`**no lounge access** known`),
  protections: (record) =>
    listed(record, "protections", line`protections`, line`**no protections** known`),
  status: (record) => {
    const texts = textsOf(record, ["elite_status"]);
    // A level may want spending first, so that each is told with how it comes.
    return texts.length === 0
      ? line`**no elite status** known`
      : line`status **${told(texts.slice(0, MOST_NAMES).join("; "))}**`;
  },
  certificates: (record) =>
    listed(record, "certificates", line`certificates`, line`**no certificate** known`),
};

function cellOf(record: Envelope, column: ColumnAsked, toolbox: Toolbox): Line {
  if (column.key === "rate") return rateCell(record, column, toolbox);
  if (column.key === "benefit") return benefitCell(record, column);
  return CELLS[column.key](record);
}

const row = z.looseObject({
  name: z.string().optional(),
  type: z.string().optional(),
  network: z.string().optional(),
  protection: z.string().optional(),
  text: z.string(),
});

type Row = z.infer<typeof row>;

const listOf = (record: Envelope, path: Path): readonly Row[] =>
  z.array(row).catch([]).parse(valueAt(record, path));

const textsOf = (record: Envelope, path: Path): readonly string[] =>
  listOf(record, path).map(({ text }) => text);

const countOf = (record: Envelope, key: string): number => listOf(record, [key]).length;

const MOST_NAMES = 8;

/** The names in a list; what each is stands below. */
function listed(record: Envelope, key: string, label: Line, none: Line): Line {
  const names = listOf(record, [key]).map(
    ({ network, protection, name, text }) =>
      network ?? protection ?? name ?? text.split(/[:;]/)[0] ?? text,
  );
  if (names.length === 0) return none;
  const shown = [...new Set(names)].slice(0, MOST_NAMES).join(", ");
  return joinLines([label, line` **${told(shown)}**`], "");
}

function rateCell(record: Envelope, column: ColumnAsked, toolbox: Toolbox): Line {
  const found = rateFound(record, column, toolbox);
  const { plain, rates } = found;
  const best = plain ?? rates[0];
  if (best === undefined) return line`no verified rate known there`;
  const rate = rateOf(found.record, ["earn", best.at], best.unit);
  return line`**${rate}** on ${told(placeOf(best))}`;
}

function rateFound(record: Envelope, { of, id = "" }: ColumnAsked, toolbox: Toolbox) {
  const card = textAt(record, ["card", "card_id"]) ?? "";
  return catalogRate(card, of === "merchant" ? { merchant: id } : { category: id }, toolbox);
}

/** The rows of a record that are the benefit which is named. */
function rowsOfBenefit(record: Envelope, { id = "" }: ColumnAsked): readonly Row[] {
  const all = ["credits", "lounges", "protections", "certificates"].flatMap((key) =>
    listOf(record, [key]),
  );
  const named = all.filter((one) => [one.name, one.type, one.network, one.protection].includes(id));
  // A kind of benefits, such as free nights, is found in their own names.
  const words = id.toLowerCase().split(" ");
  return named.length > 0
    ? named
    : all.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
}

function benefitCell(record: Envelope, column: ColumnAsked): Line {
  const [first] = rowsOfBenefit(record, column);
  const name = told(column.id ?? "");
  return first === undefined ? line`**no ${name}** known` : line`**${name}**: yes`;
}

const MOST_ITEMS = 8;
const LISTS: Partial<Readonly<Record<ColumnKey, string>>> = {
  credits: "credits",
  lounges: "lounges",
  protections: "protections",
  status: "elite_status",
  certificates: "certificates",
};

/** What stands behind a cell: each credit, each lounge, the cap of a rate. */
function itemsOf(record: Envelope, column: ColumnAsked, toolbox: Toolbox): readonly Line[] {
  if (column.key === "benefit") {
    return rowsOfBenefit(record, column).map(({ text }) => line`${told(text)}`);
  }
  if (column.key === "rate") {
    const { rates } = rateFound(record, column, toolbox);
    return rates.slice(0, 2).map(({ text }) => line`${told(text)}`);
  }
  const key = LISTS[column.key];
  return key === undefined
    ? []
    : textsOf(record, [key])
        .slice(0, MOST_ITEMS)
        .map((text) => line`${told(text)}`);
}
