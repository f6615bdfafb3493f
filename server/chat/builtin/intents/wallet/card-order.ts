import { type Place, placesAsked } from "../../readings/place-asked.ts";
import type { Understood } from "../../../language/understood.ts";

/* Held cards by their age or their fee, and how many there are in words: no tool counts a part of the wallet. */

export interface HeldRow {
  readonly card_id: string;
  readonly card_name: string;
  readonly owner: string;
  readonly opened_on?: string | undefined;
  readonly closed_on?: string | undefined;
  readonly last4?: string | undefined;
  readonly authorized_user: boolean;
  readonly issuer?: string | undefined;
  readonly annual_fee_usd?: number | undefined;
  readonly network?: string | undefined;
  readonly foreign_fee_percent?: number | undefined;
  readonly authorized_user_fee_usd?: number | undefined;
}

/** A card of the wallet and its place in the list of the tool. */
export interface Row {
  readonly row: HeldRow;
  readonly place: number;
}

/** By what cards are ordered, and which end of the order comes first. */
interface Order {
  readonly by: "age" | "fee";
  readonly word: string;
  readonly words: RegExp;
  readonly compare: (a: HeldRow, b: HeldRow) => number;
}

const byAge = (a: HeldRow, b: HeldRow): number =>
  (a.opened_on ?? "").localeCompare(b.opened_on ?? "");
const byFee = (a: HeldRow, b: HeldRow): number => (a.annual_fee_usd ?? 0) - (b.annual_fee_usd ?? 0);

const FEE = String.raw`(?:(?:annual|yearly) )?(?:fee|af|cost|charge)s?\b`;

const ORDERS: readonly Order[] = [
  {
    by: "age",
    word: "oldest",
    words:
      /\b(?:older|oldest|longest|earliest|first card|oldest first|(?:open|opened|get|got|start|started with|add|added|took out|came|come) first|first (?:one )?(?:i |we )?(?:ever )?(?:opened|got|took out))\b/,
    compare: byAge,
  },
  {
    by: "age",
    word: "newest",
    words:
      /\b(?:newest|latest|most recent(?:ly)?|recent|youngest|last card|newer|newest first|(?:open|opened|get|got|added|took out|came|come) last|(?:did|have) (?:i|we|\w+) last (?:open|opened|get|got)|last (?:one )?(?:i |we )?(?:opened|got|took out))\b/,
    compare: (a, b) => byAge(b, a),
  },
  {
    by: "fee",
    word: "most expensive",
    words: new RegExp(
      String.raw`\b(?:most expensive|priciest|dearest|(?:costs?|charges?|sets?) (?:me |us )?(?:back )?(?:the )?most)\b|\b(?:highest|biggest|largest|steepest) ${FEE}`,
    ),
    compare: (a, b) => byFee(b, a),
  },
  {
    by: "fee",
    word: "cheapest",
    words: new RegExp(
      String.raw`\b(?:cheapest|least expensive|(?:costs?|charges?|sets?) (?:me |us )?(?:back )?(?:the )?least)\b|\b(?:lowest|smallest) ${FEE}`,
    ),
    compare: byFee,
  },
];

/** By their age or fee where the question is about that; those of which it is not known last. */
export function inOrder(rows: readonly Row[], asked: Understood): readonly Row[] {
  const [first] = ordersOf(asked);
  if (first === undefined) return rows;
  const sorted = sortedBy(rows, first);
  return [...sorted, ...rows.filter((row) => !sorted.includes(row))];
}

const sortedBy = (rows: readonly Row[], { by, compare }: Order): readonly Row[] =>
  rows
    .filter(({ row }) => (by === "age" ? row.opened_on : row.annual_fee_usd) !== undefined)
    .toSorted((a, b) => compare(a.row, b.row));

/** The orders that are asked for, as they stand in the question. */
function ordersOf({ tokens }: Understood): readonly Order[] {
  const text = tokens.join(" ");
  return ORDERS.map((order) => ({ order, at: text.search(order.words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ order }) => order);
}

/** The cards at one end of an order: several where they have the same fee. */
interface Ranked {
  readonly rows: readonly [Row, ...Row[]];
  readonly by: "age" | "fee";
  readonly words: string;
}

/** The cards at the ranks that are asked for: "the newest and the oldest". */
export function rankedOf(rows: readonly Row[], asked: Understood): readonly Ranked[] {
  if (rows.length < 2) return [];
  const places = placesAsked(asked);
  return ordersOf(asked).flatMap((order) =>
    places.flatMap((one) => rankedAt(rows, order, one, places.length === 1)),
  );
}

function rankedAt(
  rows: readonly Row[],
  order: Order,
  { place, ordinal }: Place,
  isOne: boolean,
): readonly Ranked[] {
  const sorted = sortedBy(rows, order);
  const first = sorted[place];
  if (first === undefined) return [];
  const alike =
    isOne && order.by === "fee" && place === 0
      ? sorted.filter((one) => one !== first && order.compare(one.row, first.row) === 0)
      : [];
  return [{ rows: [first, ...alike], by: order.by, words: `${ordinal}${order.word}` }];
}

const WORDS = "None One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** "Four"; of more than a dozen only that they are several. */
export const inWords = (count: number): string => WORDS[count] ?? "Several";
