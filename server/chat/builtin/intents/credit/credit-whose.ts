import { SELF } from "../../../../accounts/wallet.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line, type Told, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines, joinParts } from "../../compose/rows.ts";
import { holderOf, holdersOf } from "../../compose/whose.ts";
import { verdictOnMore } from "../../readings/rows-asked.ts";
import type { Understood } from "../../../language/understood.ts";
import { byCard } from "./credit-by-card.ts";
import { type Column, type Picked, WORDS } from "./credit-columns.ts";

/* Credits of each person of the household: who has one, and who has more. */

/** Named one by one up to so many. */
const MOST_NAMED = 4;

const who = (owner: string): Told => (owner === SELF ? told("you") : holderOf(owner));

/** "Which of us has one": each person with their own. */
export function whoseLine(sums: Envelope, { rows }: Picked): readonly Line[] {
  const owners = byCard(sums, "by_owner");
  const [first] = owners;
  if (first === undefined) return [];
  const lead =
    owners.length > 1
      ? line`**Both of you**`
      : first.owner === SELF
        ? line`**Only you**`
        : line`**Only ${told(first.owner)}**`;
  const parts = owners.map(({ owner, place }) => {
    const many = figure(sums, ["by_owner", place, "credits"], "count");
    const usd = figure(sums, ["by_owner", place, "year_usd"], "usd");
    const of = owner === SELF ? line`yours` : line`${holdersOf(owner)}`;
    const own = rows.filter((row) => row.owner === owner);
    const items = own.map((row) => `${row.credit_name} on the ${row.card_name}`);
    const names = own.length > MOST_NAMED ? line`${many} credits` : line`${told(items.join(", "))}`;
    return joinLines([of, line` `, names, line`, ${usd} a year`], "");
  });
  return [joinLines([lead, line`: `, joinParts(parts), line`. ${cite(sums)}`], "")];
}

const moreWords = (verdict: string): string => (verdict === "" ? "More" : `${verdict}more`);

/** "Who has more, me or Sam": the one with more before the other. */
export function moreLine(sums: Envelope, column: Column, asked: Understood): readonly Line[] {
  const owners = byCard(sums, "by_owner").toSorted((a, b) => b[column] - a[column]);
  const [first, second] = owners;
  if (first === undefined) return [];
  const usd = ({ place }: { readonly place: number }) =>
    figure(sums, ["by_owner", place, column], "usd");
  if (second === undefined)
    return [
      line`${told(verdictOnMore(asked, first.owner === SELF))}only **${who(first.owner)}**: **${usd(first)}** ${told(WORDS[column])}. ${cite(sums)}`,
    ];
  if (first[column] === second[column])
    return [
      line`**The same** for both: **${usd(first)}** ${told(WORDS[column])} each. ${cite(sums)}`,
    ];
  return [
    line`${told(moreWords(verdictOnMore(asked, first.owner === SELF)))} for **${who(first.owner)}**: **${usd(first)}** ${told(WORDS[column])} against ${usd(second)} for ${who(second.owner)}. ${cite(sums)}`,
  ];
}
