import { ask } from "../../compose/ask.ts";
import { answer, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt, textsAt } from "../../compose/rows.ts";
import { heldMeant } from "../../readings/held-meant.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { BONUS_EXCLUSIONS } from "../../phrasings/bonus.ts";
import { BONUS_EXCLUSIONS_MORE } from "../../phrasings/bonus-more.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { EXCLUDED } from "../../../../tools/offers/bonus-row.ts";

/** What counts towards the spend of a bonus and what does not. */
export const bonusExclusions: Intent = {
  id: "bonus_exclusions",
  group: "bonus",
  label: "what counts towards the spend of a bonus",
  likes: ["card", "usd"],
  needs: [],
  phrasings: `${BONUS_EXCLUSIONS}${BONUS_EXCLUSIONS_MORE}`,
  rules: [
    /\bcounts? (?:toward|towards|for|against) (?:the |my )?(?:minimum spend|min spend|bonus|sub|msr|welcome bonus)\b/,
    /\b(?:refunds?|returns?|statement credits?)\b.*\b(?:reduce|lower)\b.*\b(?:bonus|minimum spend|msr|progress)\b/,
  ],
  respond: (asked, toolbox) => {
    const held = heldMeant(asked, toolbox);
    const progress = ask(
      toolbox,
      "get_bonus_progress",
      held === undefined ? {} : { wallet_card_id: held.entry.id },
    );
    return answer({
      result: verdictsOf(asked),
      details: excludedOf(progress).map((text) => line`${told(text)}`),
      caveats: [line`The terms of your own offer decide.`],
      envelopes: [progress],
      ...withRunning(progress, asked),
    });
  },
};

/** As a tracked bonus tells it; the same holds when none is. */
function excludedOf(progress: Envelope): readonly string[] {
  const [row] = [...rowsAt(progress, ["bonuses"]), ...rowsAt(progress, ["finished"])];
  return row === undefined ? EXCLUDED : textsAt(progress, [...row, "excluded"]);
}

const TOPICS = [
  {
    words: /\b(?:refund(?:s|ed)?|returns?|returned|chargebacks?|disputes?|send back)\b/,
    text: line`**Refunds reduce it**: what you return, have refunded or dispute is taken off what you spent.`,
  },
  {
    words: /\b(?:statement credits?|amex offers?|chase offers?|offers?|credits?)\b/,
    text: line`**Statement credits do not reduce it** as a rule: the purchase counts in full, though the terms decide.`,
  },
  {
    words: /\b(?:annual fees?|fees?|af|interest|late)\b/,
    text: line`**No**: annual fees, interest and other fees of the card do not count towards the spend.`,
  },
  {
    words: /\b(?:balance transfers?|cash advances?|convenience checks?)\b/,
    text: line`**No**: balance transfers, cash advances and convenience checks do not count.`,
  },
  {
    words: /\b(?:gift cards?|money orders?|venmo|paypal|crypto|prepaid|zelle)\b/,
    text: line`**Not for sure**: cash-like purchases may not count; the terms of the offer decide.`,
  },
  {
    words: /\b(?:authori[sz]ed|au|aus|employee|wifes?|husbands?|spouse)\b/,
    text: line`Purchases on authorised users' cards are charged to the same account; whether they count no source here says, so the terms decide.`,
  },
  {
    words: /\b(?:rent|tax|taxes|mortgage|insurance|tuition|utilities|plastiq)\b/,
    text: line`Such payments are not on the list of what is left out, but the service's own fee or a cash-like coding may be; the terms decide.`,
  },
] as const;

function verdictsOf(asked: Understood): readonly Line[] {
  const found = TOPICS.filter(({ words }) => says(asked, words)).map(({ text }) => text);
  return found.length > 0
    ? found
    : [
        line`**Purchases count, less refunds.** Fees, interest, balance transfers and cash advances do not.`,
      ];
}

const sentence = (parts: readonly Line[]): Line => joinLines([joinLines(parts), line`.`], "");

/** Where the bonus in progress stands, when there is one. */
function withRunning(progress: Envelope, asked: Understood): { readonly result?: readonly Line[] } {
  const row = rowsAt(progress, ["bonuses"])[0];
  if (row === undefined || numberAt(progress, [...row, "left_usd"]) === undefined) return {};
  const name = figure(progress, [...row, "card", "card_name"], "text");
  const left = figure(progress, [...row, "left_usd"], "usd");
  if (textAt(progress, [...row, "pace"]) === "done") return {};
  return {
    result: [
      ...verdictsOf(asked),
      sentence([
        line`By what is recorded, ${left} is left for the bonus of the ${name}`,
        ...(textAt(progress, [...row, "deadline"]) === undefined
          ? []
          : [line`by ${figure(progress, [...row, "deadline"], "date")}`]),
        ...(numberAt(progress, [...row, "per_week_usd"]) === undefined
          ? []
          : [line`at **${figure(progress, [...row, "per_week_usd"], "usd")}** a week`]),
      ]),
    ],
  };
}
