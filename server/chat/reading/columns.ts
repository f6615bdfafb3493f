import type { Askable } from "../compose/row-topic.ts";
import type { Frame } from "../frame.ts";
import type { Amount, Understood } from "../language/understood.ts";
import type { Answerable } from "../topics/topic.ts";
import { isMultiple } from "./amount-role.ts";
import { ratioOf } from "./counts.ts";
import { phrases, placeOf, says, spaced, wordSet } from "../language/words/phrases.ts";

/* The requested columns of a topic, the conditions on its rows, and their order. */

type Constraint = Frame["constraints"][number];
type Order = NonNullable<Frame["order"]>;

export interface Columns {
  /** The requested columns, longest phrase first. */
  readonly asked: readonly string[];
  readonly constraints: readonly Constraint[];
  readonly order: Order | undefined;
  /** Amounts that became conditions. */
  readonly used: readonly Amount[];
}

export function readColumns(asked: Understood, topic: Answerable): Columns {
  const named = namedColumns(asked.tokens, topic).filter((one) => !isInName(one, asked));
  const bounds = boundsOf(asked, topic, named);
  const lacking = named.filter(({ at }) => isLacking(asked.tokens, at));
  const flags = named.filter(
    (one) => topic.columns[one.column]?.unit === "flag" && !lacking.includes(one),
  );
  const constraints = [
    ...valuesOf(asked, topic),
    ...bounds.map(({ constraint }) => constraint),
    ...lacking.map(({ column }): Constraint => ({ column, op: "lacks" })),
    ...flags.map(({ column }): Constraint => ({ column, op: "has" })),
  ];
  const ratio = Object.hasOwn(topic.columns, "ratio") ? ratioOf(asked.tokens) : undefined;
  if (ratio !== undefined) constraints.push({ column: "ratio", op: "=", value: ratio.value });
  const inRatio =
    ratio === undefined
      ? []
      : asked.amounts.filter(({ start }) => start >= ratio.start && start < ratio.end);
  const order = orderOf(asked, topic, named);
  const conditions = new Set(constraints.map(({ column }) => column));
  return {
    asked: apart(withoutWeak(named, topic).filter(({ column }) => !conditions.has(column))),
    constraints,
    order,
    used: [...bounds.map(({ amount }) => amount), ...inRatio],
  };
}

/** "A business card": naming or excluding a value of a column is a condition. */
const valuesOf = (asked: Understood, { columns }: Answerable): readonly Constraint[] =>
  Object.entries(columns).flatMap(([column, { values = {} }]) => oneOf(column, values, asked));

/** "Airlines and hotels": two values of a column do not narrow. */
function oneOf(
  column: string,
  values: NonNullable<Askable["values"]>,
  asked: Understood,
): readonly Constraint[] {
  const found = Object.entries(values).flatMap(([value, words]) => {
    const named = words
      .map((phrase) => ({ at: placeOf(asked.tokens, phrase), size: phrase.split(" ").length }))
      .find(({ at, size }) => at >= 0 && !isInName({ at, size }, asked));
    if (named === undefined) return [];
    const before = asked.tokens.slice(Math.max(0, named.at - 2), named.at);
    const isRuledOut = isLacking(asked.tokens, named.at) || before.includes("not");
    return [{ column, op: isRuledOut ? "!=" : "=", value } as const];
  });
  return found.length > 1 && found.every(({ op }) => op === "=") ? [] : found;
}

/** "Discover it" is not about the network: words of a card's name name no column. */
const isInName = (
  { at, size }: Pick<NamedColumn, "at" | "size">,
  { mentions }: Understood,
): boolean =>
  mentions.some(({ kind, start, end }) => kind === "card" && at >= start && at + size <= end);

interface NamedColumn {
  readonly column: string;
  readonly phrase: string;
  readonly at: number;
  readonly length: number;
  /** In words. */
  readonly size: number;
}

/** The columns named in the question, longest phrase first. */
function namedColumns(tokens: readonly string[], { columns }: Answerable): readonly NamedColumn[] {
  const text = spaced(tokens);
  return Object.entries(columns)
    .flatMap(([column, { words = [] }]) =>
      words
        .filter((phrase) => says(text, [phrase]))
        .map((phrase) => ({
          column,
          phrase,
          at: placeOf(tokens, phrase),
          length: phrase.length,
          size: phrase.split(" ").length,
        })),
    )
    .toSorted((a, b) => b.length - a.length)
    .filter((one, place, all) => all.findIndex(({ column }) => column === one.column) === place);
}

/** Words for any price; ignored beside a more precise one of the same unit. */
const WEAK = new Set(["cost", "costs", "charge", "a year", "fee", "fees"]);
const isWeak = (phrase: string): boolean => WEAK.has(phrase);

const withoutWeak = (
  named: readonly NamedColumn[],
  { columns }: Answerable,
): readonly NamedColumn[] =>
  named.filter(
    (one) =>
      !isWeak(one.phrase) ||
      !named.some(
        (other) => other !== one && columns[other.column]?.unit === columns[one.column]?.unit,
      ),
  );

/** Drops columns whose words overlap an earlier one: "foreign fee" is not "fee". */
function apart(named: readonly NamedColumn[]): readonly string[] {
  const kept: NamedColumn[] = [];
  for (const one of named) {
    if (!kept.some(({ at, size }) => one.at < at + size && at < one.at + one.size)) kept.push(one);
  }
  return kept.map(({ column }) => column);
}

const OPS: Readonly<Record<string, Constraint["op"]>> = {
  under: "<",
  below: "<",
  "less than": "<",
  "cheaper than": "<",
  "up to": "<=",
  "at most": "<=",
  "no more than": "<=",
  over: ">",
  above: ">",
  "more than": ">",
  "higher than": ">",
  "at least": ">=",
  "or more": ">=",
};
const MAX_BETWEEN = 2;

/** "Skip anything under $25": inverts the condition. */
const LEFT_OUT = phrases(
  "skip|ignore|ignoring|leave out|leaving out|drop|hide|nothing|not anything",
);
const OPPOSITE: Readonly<Record<Constraint["op"], Constraint["op"]>> = {
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
  "=": "!=",
  "!=": "=",
  has: "lacks",
  lacks: "has",
};

/** "Under $100": an amount after a comparison limits the column of its unit. */
function boundsOf(
  { tokens, amounts }: Understood,
  { columns, amount: usual }: Answerable,
  named: readonly NamedColumn[],
) {
  return amounts.flatMap((amount) => {
    if (isMultiple(amount)) return [];
    const before = spaced(tokens.slice(Math.max(0, amount.start - MAX_BETWEEN - 1), amount.start));
    const after = spaced(tokens.slice(amount.end, amount.end + 2));
    const op =
      Object.entries(OPS).find(([phrase]) => before.includes(` ${phrase} `))?.[1] ??
      (after.includes(" or less ") || after.includes(" or under ")
        ? "<="
        : after.includes(" or more ")
          ? ">="
          : undefined);
    if (op === undefined) return [];
    const isLeftOut = says(spaced(tokens.slice(0, amount.start).slice(-FAR)), LEFT_OUT);
    const fitting = Object.entries(columns).filter(([, column]) => isOfUnit(column, amount));
    const said = fitting.find(([id]) => named.some(({ column }) => column === id));
    const [column] = said ?? fitting.find(([id]) => id === usual) ?? fitting[0] ?? [];
    return column === undefined
      ? []
      : [
          {
            amount,
            constraint: { column, op: isLeftOut ? OPPOSITE[op] : op, value: amount.value },
          },
        ];
  });
}

/** A bare number fits counts and dollars. */
const isOfUnit = ({ unit }: Askable, amount: Amount): boolean =>
  unit === amount.unit ||
  ((amount.unit === "points" || amount.unit === "count") && (unit === "count" || unit === "usd"));

const LACKING = wordSet("no without zero lacks lack");

const ARTICLES = new Set(["a", "an", "any"]);

const FAR = 6;
const UNWANTED = ["dont want", "do not want", "not want", "hate", "dont like", "refuse"];

const isLacking = (tokens: readonly string[], at: number): boolean =>
  says(spaced(tokens.slice(Math.max(0, at - FAR), at)), UNWANTED) ||
  LACKING.has(tokens[at - 1] ?? "") ||
  // "Is it fee free".
  (tokens[at] === "fee" && tokens[at + 1] === "free") ||
  (LACKING.has(tokens[at - 2] ?? "") && ARTICLES.has(tokens[at - 1] ?? ""));

const MOST = wordSet("highest most biggest largest max maximum greatest priciest dearest");
const LEAST = wordSet("low lowest cheapest least smallest fewest min minimum");
const FIRST = wordSet("next soonest first earliest nearest upcoming oldest longest");
const LAST = wordSet("last latest newest recent");
const NTH: ReadonlyMap<string, number> = new Map(
  Object.entries({
    second: 1,
    third: 2,
    fourth: 3,
    "2nd": 1,
    "3rd": 2,
    "4th": 3,
  }),
);
/** "The next twelve months", "the last day": these order days, not rows. */
const OF_TIME = wordSet(
  "day days date week weeks month months year years time twelve quarter summer minute chance thing",
);

function orderOf(
  { tokens, dates }: Pick<Understood, "tokens" | "dates">,
  { amount, day, columns }: Answerable,
  named: readonly NamedColumn[],
): Order | undefined {
  const has = (words: ReadonlySet<string>): boolean => tokens.some((word) => words.has(word));
  const isOf = (words: ReadonlySet<string>): boolean =>
    tokens.some(
      (word, at) =>
        words.has(word) &&
        !isOfTime(tokens[at + 1] ?? "") &&
        !dates.some(({ start, end }) => at >= start && at < end),
    );
  const nth = tokens.map((word) => NTH.get(word)).find((one) => one !== undefined) ?? 0;
  const column = named.find((one) => columns[one.column]?.unit !== "flag")?.column ?? amount;
  if (column !== undefined && nth > 0 && tokens.includes("best"))
    return { column, descending: true, nth, limit: 1 };
  if (column !== undefined && has(MOST)) return { column, descending: true, nth, limit: 1 };
  const isAtLeast = tokens.some((word, at) => word === "least" && tokens[at - 1] === "at");
  if (column !== undefined && !isAtLeast && has(LEAST))
    return { column, descending: false, nth, limit: 1 };
  if (day === undefined) return undefined;
  const limit = tokens.some((word, at) => FIRST.has(word) && SEVERAL.has(tokens[at + 1] ?? ""))
    ? undefined
    : 1;
  if (isOf(FIRST)) return { column: day, descending: false, nth, limit };
  return isOf(LAST) ? { column: day, descending: true, nth, limit: 1 } : undefined;
}

/** "Upcoming fees": several rows, earliest first. */
const SEVERAL = wordSet("fees payments cards credits offers bonuses changes benefits");

const isOfTime = (word: string): boolean =>
  OF_TIME.has(word) || ("0" <= word.charAt(0) && word.charAt(0) <= "9");
