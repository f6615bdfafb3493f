import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { FactIndex } from "../../../../tools/core/facts.ts";
import { type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { wordsOf } from "../../compose/join.ts";
import { joinLines, joinParts } from "../../compose/rows.ts";
import { whose } from "../../compose/whose.ts";
import type { Understood } from "../../../language/understood.ts";
import { inWords, rankedOf, type Row } from "./card-order.ts";
import { movedTo } from "./card-sorts.ts";
import type { HeldColumn } from "./held-columns.ts";

/* What is told of a held card, and of the ones at the end of an order. */

/** Nicknames are the member's own words and not told. */
export function toLine(wallet: Envelope, one: Row, facts: FactIndex): Line {
  const { row, place } = one;
  const user = row.authorized_user ? ", as an authorised user" : "";
  const opened =
    row.opened_on === undefined ? undefined : figure(wallet, ["cards", place, "opened_on"], "date");
  const name = line`${told(row.card_name)}${whose(row.owner)}${told(user)}${told(movedTo(one, facts))}`;
  if (row.closed_on !== undefined) {
    const closed = figure(wallet, ["cards", place, "closed_on"], "date");
    const since = opened === undefined ? [] : [line`opened ${opened}`];
    return joinLines([name, ...since, line`closed on ${closed}`], ", ");
  }
  return opened === undefined ? name : joinLines([name, line`opened ${opened}`], ", ");
}

export const feeOf = (wallet: Envelope, { row, place }: Row): Line =>
  row.annual_fee_usd === undefined
    ? line`fee not known`
    : line`${figure(wallet, ["cards", place, "annual_fee_usd"], "usd")} a year`;

/** The oldest, newest, dearest or cheapest, where they are asked for. */
export const rankLines = (
  wallet: Envelope,
  rows: readonly Row[],
  asked: Understood,
): readonly Line[] =>
  rankedOf(rows, asked).map(({ rows: ranked, by, words }) => {
    const [{ row, place }, ...others] = ranked;
    if (by === "age") {
      const opened = figure(wallet, ["cards", place, "opened_on"], "date");
      return line`The ${told(words)} is the **${told(row.card_name)}**${whose(row.owner)}, opened **${opened}**.`;
    }
    const fee = figure(wallet, ["cards", place, "annual_fee_usd"], "usd");
    const names = joinLines(
      ranked.map((one) => line`**${told(one.row.card_name)}**${whose(one.row.owner)}`),
      ", ",
    );
    return others.length === 0
      ? joinLines([line`The ${told(words)} is the `, names, line`, **${fee}** a year.`], "")
      : joinLines([line`The ${told(words)} are `, names, line`: **${fee}** a year each.`], "");
  });

/** "Visa: these; Mastercard: those": the cards by what a column says of them. */
export function groupLine(wallet: Envelope, rows: readonly Row[], { cell }: HeldColumn): Line {
  const groups = new Map<string, { readonly cell: Line; readonly names: Line[] }>();
  for (const one of rows) {
    const said = cell(wallet, one);
    const group = groups.get(wordsOf(said)) ?? { cell: said, names: [] };
    group.names.push(line`${told(one.row.card_name)}${whose(one.row.owner)}`);
    groups.set(wordsOf(said), group);
  }
  const parts = [...groups.values()].map(({ cell: said, names }) =>
    joinLines(
      [
        line`**`,
        said,
        line`** (${told(inWords(names.length).toLowerCase())}): `,
        joinLines(names, ", "),
      ],
      "",
    ),
  );
  return joinLines([joinParts(parts), line`.`], "");
}
