import { type Line, line, told } from "../../../compose/draft.ts";
import { asksWhether } from "../../../readings/asks-whether.ts";
import { says } from "../../../readings/says.ts";
import type { Understood } from "../../../understood.ts";
import type { CatalogRate } from "./catalog-rates.ts";
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
