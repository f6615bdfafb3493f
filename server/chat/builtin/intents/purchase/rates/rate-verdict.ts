import { cite, type Line, line, told } from "../../../compose/draft.ts";
import { asksWhether } from "../../../readings/asks-whether.ts";
import { says } from "../../../readings/says.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { CatalogRate } from "./catalog-rates.ts";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { rankedOf } from "../choice/ranked-cards.ts";
import { namedOf } from "../choice/gap-lines.ts";
import { CODES } from "./shop-code.ts";

/* "Do I get 5% at Target with it": whether the card earns so much there, before what it earns. */

const CLAIMED = /(?:^| )(\d+(?:\.\d+)?) ?(?:x|%|percent|points?|times)(?= |$)/;
const OF_BONUS = /\b(?:bonus|extra|multipliers?|more than (?:base|normal|usual|one|1))\b/;

/** Yes or no to a rate or a bonus that is asked about of one card; undefined where none is. */
export function rateVerdict(rates: readonly CatalogRate[], asked: Understood): Line | undefined {
  const [only, ...others] = rates;
  if (only === undefined || others.length > 0 || !asksWhether(asked)) return undefined;
  const { plain } = only;
  const claimed = CLAIMED.exec(asked.tokens.join(" "))?.[1];
  if (claimed === undefined && !says(asked, OF_BONUS) && !says(asked, CODES)) return undefined;
  const isBase = plain?.category === "everything_else" && plain.merchants === undefined;
  const reaches = (rate: number): boolean =>
    claimed === undefined ? !isBase : rate >= Number(claimed);
  if (plain !== undefined && reaches(plain.rate)) return line`**Yes**.`;
  const chance = only.rates.find((rate) => rate !== plain && reaches(rate.rate));
  return chance === undefined ? line`**No**.` : line`**Only so**: ${told(chance.text)}. Else:`;
}

const OF_ALL =
  /\b(?:all of (?:it|that|them)|the (?:whole|full|entire)|everything|all (?:the )?\d|still|stops?|throughout)\b/;

/** "Do I still get 2x on all of it": what a sum earns in parts, where a cap lies within it. */
export function splitLines(ranking: Envelope, asked: Understood): readonly Line[] {
  const [own, ...others] = namedOf(ranking);
  const row = rankedOf(ranking).find(({ card }) => card.card_id === own?.card_id);
  if (row === undefined || others.length > 0 || !says(asked, OF_ALL) || row.cap === undefined)
    return [];
  const parts = row.why.filter((words) => words.includes(" on $"));
  return parts.length > 1
    ? [line`**No**, not on all of it: ${told(parts.join("; "))}. ${cite(ranking)}`]
    : [line`**Yes**, it is within the cap: ${told(parts.join("; "))}. ${cite(ranking)}`];
}
