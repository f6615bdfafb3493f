import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path, valueAt } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { asksWorth, offerLeads } from "./offer-leads.ts";

/** The offer of a card with whether this person may have it. */
export function offerOf(card: string, asked: Understood, toolbox: Toolbox): Draft {
  const checked = ask(toolbox, "check_eligibility", {
    card,
    ...(asked.owner === undefined ? {} : { owner: asked.owner }),
  });
  if (valueAt(checked, ["takes_applications"]) !== true) {
    return answer({
      result: [
        line`${told(checked.summary)} So it has no welcome offer: it is closed to new applicants. ${cite(checked)}`,
      ],
      caveats: [CAVEATS.asOf(checked)],
      envelopes: [checked],
    });
  }
  const hasOffer = rowsAt(checked, ["offer_now", "steps"]).length > 0;
  return answer({
    result: [
      ...(hasOffer ? offerLeads(checked, asked) : []),
      hasOffer ? nowLine(checked) : noneLine(checked),
      ...bestOf(checked, hasOffer),
    ],
    details: [...worthOf(checked, asked), ...eligibleOf(checked)],
    caveats: [
      line`An offer seen on a day is no promise that it still runs; check the issuer's page.`,
      ...(numberAt(checked, ["offer_now", "value_usd"]) === undefined ? [] : [CAVEATS.estimate]),
      CAVEATS.asOf(checked),
    ],
    envelopes: [checked],
  });
}

/** The steps of an offer in one line. */
function stepsOf(checked: Envelope, path: Path): Line {
  const texts = rowsAt(checked, [...path, "steps"]).map(
    (row) => line`${told(textAt(checked, [...row, "text"]) ?? "")}`,
  );
  return joinLines(texts, " + ");
}

function nowLine(checked: Envelope): Line {
  const name = figure(checked, ["card", "card_name"], "text");
  const seen = figure(checked, ["offer_now", "seen_on"], "date");
  const ends =
    textAt(checked, ["offer_now", "ends"]) === undefined
      ? line`.`
      : line`, until ${figure(checked, ["offer_now", "ends"], "date")}.`;
  return joinLines(
    [
      line`The welcome offer of the **${name}**: **`,
      stepsOf(checked, ["offer_now"]),
      line`**, seen on ${seen}`,
      ends,
      line` ${cite(checked)}`,
    ],
    "",
  );
}

const noneLine = (checked: Envelope): Line =>
  line`No welcome offer of the **${figure(checked, ["card", "card_name"], "text")}** is known to run now. ${cite(checked)}`;

function bestOf(checked: Envelope, hasOffer: boolean): readonly Line[] {
  if (rowsAt(checked, ["best_seen", "steps"]).length === 0) return [];
  const isBest = valueAt(checked, ["offer_now_is_best"]);
  if (isBest === true) return [line`That is the **best public offer seen**.`];
  const lead =
    isBest === false
      ? line`**It has been better**: the best public offer seen was `
      : hasOffer
        ? line`The two cannot be compared for sure; the best public offer seen was `
        : line`The best public offer seen was `;
  const day = line`, on ${figure(checked, ["best_seen", "seen_on"], "date")}.`;
  return [joinLines([lead, stepsOf(checked, ["best_seen"]), day], "")];
}

function worthOf(checked: Envelope, asked: Understood): readonly Line[] {
  const now = numberAt(checked, ["offer_now", "value_usd"]);
  const best = numberAt(checked, ["best_seen", "value_usd"]);
  return [
    ...(now === undefined || asksWorth(asked)
      ? []
      : [line`It counts for about ${figure(checked, ["offer_now", "value_usd"], "usd")}.`]),
    ...(best === undefined || valueAt(checked, ["offer_now_is_best"]) === true
      ? []
      : [
          line`The best one seen would count for about ${figure(checked, ["best_seen", "value_usd"], "usd")}.`,
        ]),
  ];
}

const BONUS_WORDS: Readonly<Record<string, Line>> = {
  pass: line`By the known rules and the accounts in your wallet, its bonus is open to you.`,
  fail: line`By the known rules its bonus is not open to you today; ask whether you can get it for why.`,
  unknown: line`Whether its bonus is open to you is not known for sure; ask whether you can get it for why.`,
};

function eligibleOf(checked: Envelope): readonly Line[] {
  const results = new Set([textAt(checked, ["application"]), textAt(checked, ["bonus"])]);
  const worst = ["fail", "unknown"].find((one) => results.has(one)) ?? "pass";
  const words = BONUS_WORDS[worst];
  return words === undefined ? [] : [words];
}
