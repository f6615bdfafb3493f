import type { Toolbox } from "../../toolbox.ts";
import { ask } from "../compose/ask.ts";
import { cite, line, quote } from "../compose/draft.ts";
import { figure, valueAt } from "../compose/figure.ts";
import type { Intent } from "../intent.ts";
import { asksWhether } from "../readings/asks-whether.ts";
import { withoutOffer } from "../intents/purchase/rates/catalog-rates.ts";
import { amountsOf, type Mention, mentionsOf, type Understood } from "../../language/understood.ts";
import { ASKS_OF, type Premise } from "./premise.ts";

/* "Since the Venture X has no annual fee": a fee that is told of a card and is another. */

const LEADS = "^(?:(?:card|that|which|already|still|now|only|always|just|even|actually) )*";
const FREE = new RegExp(
  `${LEADS}(?:(?:has|carries|charges|comes with|having) (?:no|zero|\\$0|0) (?:annual |yearly )?(?:fee|af)s?\\b(?! (?:abroad|overseas))|is (?:free|fee free|no fee|a no (?:annual )?fee)\\b(?! (?:night|of foreign|for the first|the first)))`,
);
const COSTS = new RegExp(
  `${LEADS}(?:costs?|charges?|runs?|is|has|wants|carries)(?: (?:me|us|you|a|an|only|just|about|like|still))*$`,
);
const OF_YEAR =
  /^(?:(?:dollars?|bucks|usd) )?(?:a year|per year|each year|every year|yearly|annually|(?:annual |yearly )?(?:fee|af)\b)/;

/** Which the fee itself is asked in, with a yes or no to it. */
const OF_FEE: ReadonlySet<string> = new Set(["card_fee", "upcoming_fees", "card_changes"]);

export function feePremise(
  asked: Understood,
  toolbox: Toolbox,
  intent: Intent,
): Premise | undefined {
  if (OF_FEE.has(intent.id) && asksWhether(asked)) return undefined;
  const claim = mentionsOf(asked, "card")
    .map((card) => claimOf(card, asked))
    .find((one) => one !== undefined);
  if (claim === undefined) return undefined;
  const record = ask(toolbox, "get_card", { card: claim.card });
  const fee = valueAt(record, ["card", "annual_fee_usd"]);
  if (typeof fee !== "number" || fee === claim.usd) return undefined;
  const name = figure(record, ["card", "card_name"], "text");
  const isFree = claim.usd === 0;
  const usd = figure(record, ["card", "annual_fee_usd"], "usd");
  return {
    note: isFree
      ? line`The **${name}** is **not** without a fee: it costs **${usd}** a year. ${cite(record)}`
      : line`**Not ${quote(claim.said)}**: the annual fee of the **${name}** is **${usd}**. ${cite(record)}`,
    envelopes: [withoutOffer(record)],
    isSaid: /^\*\*No\*\*/,
  };
}

interface Claim {
  readonly card: string;
  readonly usd: number;
  readonly said: string;
}

function claimOf(card: Mention, asked: Understood): Claim | undefined {
  const [id, ...others] = card.ids;
  const { tokens } = asked;
  if (id === undefined || others.length > 0) return undefined;
  if (ASKS_OF.test(tokens.slice(0, card.start).join(" "))) return undefined;
  if (FREE.test(tokens.slice(card.end).join(" "))) return { card: id, usd: 0, said: "" };
  const fee = amountsOf(asked, "usd", "count").find(
    ({ start, end }) =>
      start > card.end &&
      COSTS.test(tokens.slice(card.end, start).join(" ")) &&
      OF_YEAR.test(tokens.slice(end).join(" ")),
  );
  return fee && { card: id, usd: fee.value, said: fee.text };
}
