import type { FactIndex } from "../../../../tools/core/facts.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { type Line, line } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import { type ColumnKey, columnsOf } from "../card/card-columns.ts";
import type { HeldRow, Row } from "./card-order.ts";

/* What the catalog says of held cards, in the columns a question asks for, and which have none of it. */

export interface HeldColumn {
  readonly key: ColumnKey;
  /** Zero where there is none of it; undefined for what is no sum. */
  readonly size?: (row: HeldRow) => number | undefined;
  readonly cell: (wallet: Envelope, row: Row) => Line;
}

const COLUMNS: readonly HeldColumn[] = [
  {
    key: "foreign_fee",
    size: (row) => row.foreign_fee_percent,
    cell: (wallet, { row, place }) =>
      row.foreign_fee_percent === undefined
        ? line`foreign fee not known`
        : row.foreign_fee_percent === 0
          ? line`no foreign fee`
          : line`foreign fee ${figure(wallet, ["cards", place, "foreign_fee_percent"], "percent")}`,
  },
  {
    key: "user_fee",
    size: (row) => row.authorized_user_fee_usd,
    cell: (wallet, { row, place }) =>
      row.authorized_user_fee_usd === undefined
        ? line`authorised user fee not known`
        : line`authorised user ${figure(wallet, ["cards", place, "authorized_user_fee_usd"], "usd")} a year`,
  },
  {
    key: "network",
    cell: (wallet, { row, place }) =>
      row.network === undefined
        ? line`network not known`
        : line`${figure(wallet, ["cards", place, "network"], "text")}`,
  },
  {
    key: "issuer",
    cell: (wallet, { row, place }) =>
      row.issuer === undefined
        ? line`bank not known`
        : line`of ${figure(wallet, ["cards", place, "issuer"], "text")}`,
  },
];

/** The columns that are asked for, as they stand in the question. */
export function heldColumnsOf(asked: Understood, facts: FactIndex): readonly HeldColumn[] {
  const keys = new Set(columnsOf(asked, facts).map(({ key }) => key));
  return COLUMNS.filter(({ key }) => keys.has(key));
}

const NONE = /\b(?:no|not|without|zero|free|nothing|never|avoid\w*|waive\w*)\b/;
const SOME = /\b(?:which|how many|any|what cards|do i|does)\b/;
const OF_EACH = /\b(?:each|every|all|what is|how much is)\b/;

/** "Without a foreign fee", "that charge for authorised users": whether a card is one of those. */
export function sizeAsked(asked: Understood, facts: FactIndex): (row: HeldRow) => boolean {
  const sized = heldColumnsOf(asked, facts).flatMap(({ size }) => size ?? []);
  if (sized.length === 0) return () => true;
  if (says(asked, NONE)) return (row) => sized.every((size) => size(row) === 0);
  return says(asked, SOME) && !says(asked, OF_EACH)
    ? (row) => sized.every((size) => (size(row) ?? 0) > 0)
    : () => true;
}
