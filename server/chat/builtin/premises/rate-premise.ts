import type { Toolbox } from "../../toolbox.ts";
import { cite, line, quote, told } from "../compose/draft.ts";
import { figure } from "../compose/figure.ts";
import type { Intent } from "../intent.ts";
import { rateOf } from "../intents/purchase/choice/ranked-cards.ts";
import { catalogRate, withoutOffer } from "../intents/purchase/rates/catalog-rates.ts";
import { whereIs } from "../intents/purchase/rates/rate-lines.ts";
import { type PurchaseInput, purchasesOf } from "../intents/purchase/asked/purchase-slots.ts";
import { type Mention, mentionsOf, type Understood } from "../../language/understood.ts";
import { ASKS_OF, type Premise } from "./premise.ts";

/* "The double cash gets 3% everywhere": a rate that is told of a card and is another. */

const EARNS = new RegExp(
  "^(?:(?:card|that|which|already|still|now|only|always|just|even|actually) )*" +
    "(?:gives?|gets?|earns?|pays?|does|has|is|giving|getting|earning|paying|doing)(?: (?:me|us|you|a|an|like|about|up to|back|full|that|the|flat|my))* " +
    String.raw`(\d+(?:\.\d+)?) ?(x|%|percent|times|points?|a dollar)(?= |$)`,
);
const EVERYWHERE =
  /^(?:(?:cash|back|points?|a|per|the|dollar|on|at|for|cashback) )*(?:everywhere|everything|anywhere|anything|all (?:my )?(?:purchases|spend\w*)|every purchase)\b/;
/** So far behind the rate the place of it is looked for. */
const NEAR = 5;

interface Claim {
  readonly card: string;
  readonly rate: number;
  readonly said: string;
  readonly place: PurchaseInput;
}

export function ratePremise(
  asked: Understood,
  toolbox: Toolbox,
  intent: Intent,
): Premise | undefined {
  const claim = mentionsOf(asked, "card")
    .map((card) => claimOf(card, asked, toolbox))
    .find((one) => one !== undefined);
  if (claim === undefined) return undefined;
  const { record, rates, plain } = catalogRate(claim.card, claim.place, toolbox);
  if (plain === undefined || rates.some(({ rate }) => rate === claim.rate)) return undefined;
  const name = figure(record, ["card", "card_name"], "text");
  const rate = rateOf(record, ["earn", plain.at], plain.unit);
  const where = told(whereIs(claim.place, toolbox));
  return {
    note: line`**Not ${quote(claim.said)}**: the **${name}** earns **${rate}** ${where}. ${cite(record)}`,
    envelopes: [withoutOffer(record)],
    // There a yes or no may be told to just this.
    isSaid: intent.id === "earn_rate" ? /^\*\*(?:Not|No|Yes|Only so)\b/ : /^\*\*Not /,
  };
}

function claimOf(card: Mention, asked: Understood, { scene }: Toolbox): Claim | undefined {
  const [id, ...others] = card.ids;
  const { tokens } = asked;
  const before = tokens.slice(0, card.start).join(" ");
  const found = EARNS.exec(tokens.slice(card.end).join(" "));
  if (id === undefined || others.length > 0 || found === null || ASKS_OF.test(before))
    return undefined;
  const [words = "", digits = "", unit = ""] = found;
  const end = card.end + words.split(" ").length;
  const place = placeAfter(end, asked, scene);
  return (
    place && {
      card: id,
      rate: Number(digits),
      said: `${digits}${unit === "x" || unit === "%" ? unit : ` ${unit}`}`,
      place,
    }
  );
}

/** Where it is told to be earned: what is named right behind it. */
function placeAfter(
  end: number,
  asked: Understood,
  scene: Toolbox["scene"],
): PurchaseInput | undefined {
  if (EVERYWHERE.test(asked.tokens.slice(end).join(" ")))
    return { amount: 0, category: "everything_else" };
  const mentions = asked.mentions.filter(
    ({ kind, start }) =>
      (kind === "category" || kind === "merchant") && start >= end && start < end + NEAR,
  );
  return mentions.length === 0
    ? undefined
    : purchasesOf({ ...asked, mentions, amounts: [] }, scene)[0];
}
