import * as z from "zod";
import type { Toolbox } from "../../toolbox.ts";
import { ask } from "../compose/ask.ts";
import { cite, line, quote, told } from "../compose/draft.ts";
import { figure, valueAt } from "../compose/figure.ts";
import { kindOfBenefit } from "../intents/credit/benefit-kind.ts";
import { withoutOffer } from "../intents/purchase/rates/catalog-rates.ts";
import { amountsOf, type Mention, mentionsOf, type Understood } from "../../language/understood.ts";
import { ASKS_OF, type Premise } from "./premise.ts";

/* "My Sapphire Preferred has a $300 travel credit": a credit that is told of a card and is none, or another. */

const HAS =
  /^(?:(?:card|that|which|already|still|now|also) )*(?:has|have|gives?|gets?|comes with|includes|carries|offers)(?: (?:me|us|you|a|an|the|its|that|this|annual|yearly))*(?: \$?[\d,]+)?$/;
/** What the words of a credit's name tell nothing of. */
const PLAIN = new Set("a annual yearly the credit credits of statement and for in usd".split(" "));
const MOST_TOLD = 2;

const rows = z.array(
  z.looseObject({
    name: z.string(),
    amount_usd: z.number().optional(),
    year_usd: z.number().optional(),
    text: z.string(),
  }),
);

export function creditPremise(asked: Understood, toolbox: Toolbox): Premise | undefined {
  const claim = claimOf(asked, toolbox);
  if (claim === undefined) return undefined;
  const record = ask(toolbox, "get_card", { card: claim.card });
  const credits = rows.catch([]).parse(valueAt(record, ["credits"]));
  const found = credits.filter(({ name, text }) => {
    const own = `${name} ${text}`.toLowerCase();
    return claim.names.includes(name) || claim.words.some((word) => own.includes(word));
  });
  const isSo =
    found.length > 0 &&
    (claim.usd === undefined ||
      found.some(({ amount_usd: usd, year_usd: year }) => [usd, year].includes(claim.usd)));
  if (isSo) return undefined;
  const name = figure(record, ["card", "card_name"], "text");
  const texts = told(
    found
      .slice(0, MOST_TOLD)
      .map(({ text }) => text)
      .join("; "),
  );
  return {
    note:
      found.length === 0
        ? line`**No** such credit of the **${name}** is known: ${quote(claim.said)}. ${cite(record)}`
        : line`**Not ${quote(claim.said)}**: the **${name}** has ${texts}. ${cite(record)}`,
    envelopes: [withoutOffer(record)],
    isSaid: /no such credit|\*\*No\*\* such credit/i,
  };
}

interface Claim {
  readonly card: string;
  readonly names: readonly string[];
  readonly words: readonly string[];
  readonly usd?: number;
  readonly said: string;
}

function claimOf(asked: Understood, { scene: { facts } }: Toolbox): Claim | undefined {
  const { tokens } = asked;
  const credits = mentionsOf(asked, "benefit").filter(({ ids }) =>
    ids.some((id) => kindOfBenefit(id, facts) === "credit"),
  );
  for (const card of mentionsOf(asked, "card")) {
    const [id, ...others] = card.ids;
    if (id === undefined || others.length > 0) continue;
    if (ASKS_OF.test(tokens.slice(0, card.start).join(" "))) continue;
    const credit = credits.find((one) => isTold(card, one, tokens));
    if (credit === undefined) continue;
    const usd = amountsOf(asked, "usd").find(
      ({ start, end }) => start >= card.end && end <= credit.start,
    );
    const words = tokens.slice(credit.start, credit.end).filter((word) => !PLAIN.has(word));
    return {
      card: id,
      names: credit.ids,
      words,
      ...(usd === undefined ? {} : { usd: usd.value }),
      said: tokens.slice(usd?.start ?? credit.start, credit.end).join(" "),
    };
  }
  return undefined;
}

const isTold = (card: Mention, credit: Mention, tokens: readonly string[]): boolean =>
  credit.start > card.end && HAS.test(tokens.slice(card.end, credit.start).join(" "));
