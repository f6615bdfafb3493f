import { SELF } from "../../../../accounts/wallet.ts";
import { ownersOf } from "../../../../tools/core/owners.ts";
import type { Scene } from "../../../../tools/core/scene.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { holderOf } from "../../compose/whose.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";

/* Who of a household pays how much in fees. */

const EACH =
  /\b(?:each (?:of us|one|person|pays?)|both of us|we both|both our|between us|whose|who pays|per person|apiece|respectively|split)\b/;
const BESIDE_ME = /\b(?:me|i|mine|my own|myself)\b/;
const AGAINST = /\b(?:versus|vs|or|than|compared to|against|and)\b/;

/** Whether what is asked about is of each of several people: "what does Dana pay, and I". */
export function asksEach(asked: Understood, { wallet }: Scene): boolean {
  if (ownersOf(wallet).length < 2) return false;
  const isAgainst = asked.owner !== undefined && says(asked, BESIDE_ME) && says(asked, AGAINST_ME);
  return isAgainst || says(asked, EACH) || (asked.beside !== undefined && says(asked, AGAINST));
}

/** "Sam or me", "more than I do": the asker stands against the other. */
const AGAINST_ME = new RegExp(
  `${AGAINST.source} (?:do |does |are |am |what |how much )*(?:me|i|mine|my own|myself)\\b|\\b(?:me|i|mine|myself) ${AGAINST.source}`,
);

/** What each pays in a year, who pays most first. */
export function shareLines(fees: Envelope): readonly Line[] {
  const rows = rowsAt(fees, ["by_owner"]);
  const [most] = rows;
  if (most === undefined || rows.length < 2) return [];
  const more = numberAt(fees, [...most, "more_than_next_usd"]) ?? 0;
  const parts = rows.map((row) =>
    joinLines([paysLine(fees, row), line`**${figure(fees, [...row, "year_total_usd"], "usd")}**`]),
  );
  const lead = joinLines([joinLines(parts, ", "), line`a year in annual fees.`]);
  const gap =
    more === 0
      ? line`That is the same. ${cite(fees)}`
      : line`The first is more by ${figure(fees, [...most, "more_than_next_usd"], "usd")}. ${cite(fees)}`;
  return [joinLines([lead, gap])];
}

function paysLine(fees: Envelope, row: Path): Line {
  const owner = textAt(fees, [...row, "owner"]) ?? SELF;
  return owner === SELF ? line`You pay` : line`${holderOf(owner)} pays`;
}
