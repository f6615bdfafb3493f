import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines, joinParts } from "../../compose/rows.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import type { Understood } from "../../../language/understood.ts";
import { asksFree } from "./lounge-party.ts";
import { cardOfLounge, type Lounge, nameOfLounge } from "./lounge-rows.ts";

/* Who comes along, where no network is named: where they get in free, where they cost, where nobody knows. */

/** The lines on the guests; none where none come along. */
export function guestsLead(
  list: Envelope,
  rows: readonly Lounge[],
  asked: Understood,
): readonly Line[] {
  const counted = rows.filter(({ guests_cost_usd: cost }) => cost !== undefined);
  const free = counted.filter(({ guests_cost_usd: cost }) => cost === 0);
  const paid = counted.filter(({ guests_cost_usd: cost }) => cost !== 0);
  const unknown = rows.filter((row) => !counted.includes(row));
  const nameOf = namesOf(rows);
  const freeAt = line`free at **${told(free.map(nameOf).join(", "))}**`;
  const paidAt = paid.map(
    (row) =>
      line`for ${figure(list, ["access", row.place, "guests_cost_usd"], "usd")} a visit at **${told(nameOf(row))}**`,
  );
  const parts = [...(free.length === 0 ? [] : [freeAt]), ...paidAt];
  const start = told(verdictOf(asked, free.length, counted.length));
  if (parts.length === 0)
    return [
      line`What guests cost at **${told(unknown.map(nameOf).join(", "))}** is not known. ${cite(list)}`,
    ];
  const rest =
    unknown.length === 0
      ? line``
      : line`; of ${told(unknown.map(nameOf).join(", "))} it is not known`;
  return [joinLines([line`${start}`, joinLines(parts, ", "), rest, line`. ${cite(list)}`], "")];
}

function verdictOf(asked: Understood, free: number, counted: number): string {
  if (!asksWhether(asked)) return "Who comes with you gets in ";
  const isSo = asksFree(asked) ? free > 0 : counted > 0;
  const place = asksFree(asked) && free < counted ? " in part" : "";
  return isSo ? `**Yes**${place}: who comes with you gets in ` : "**No**, they get in ";
}

/** By the network alone where one card opens all of them. */
function namesOf(rows: readonly Lounge[]): (row: Lounge) => string {
  const cards = new Set(rows.map((row) => cardOfLounge(row, rows)));
  return (row) => (cards.size === 1 ? row.network : nameOfLounge(row, rows));
}

/** The most guests that come in free: "which lets in the most guests". */
export function mostGuestsLead(list: Envelope, rows: readonly Lounge[]): readonly Line[] {
  const most = Math.max(...rows.map(({ guests_free: free }) => free ?? 0));
  const top = rows.filter(({ guests_free: free }) => free === most);
  const [first] = top;
  if (first === undefined || most === 0) return [];
  const names = top.map((row) => line`**${told(nameOfLounge(row, rows))}**`);
  return [
    joinLines(
      [
        line`The most guests: ${told(first.guest_rule)} at `,
        joinParts(names),
        line`. ${cite(list)}`,
      ],
      "",
    ),
  ];
}
