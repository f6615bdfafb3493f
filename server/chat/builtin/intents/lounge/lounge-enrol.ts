import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, line, told } from "../../compose/draft.ts";
import type { Intent } from "../../intent.ts";
import { LOUNGE_ENROL } from "../../phrasings/lounge.ts";
import { LOUNGE_ENROL_MORE } from "../../phrasings/enrolment-more.ts";
import { idsOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { heldOf, preferHeld } from "../../readings/held-preferred.ts";
import { joinLines } from "../../compose/rows.ts";
import { says, wordsOf } from "../../readings/says.ts";
import { networksOf, respondLounges } from "./lounge-access.ts";
import { ofCatalog } from "./lounge-catalog.ts";
import { enrolLine, loungesIn, nameOfLounge } from "./lounge-rows.ts";

const MOST_SHOWN = 8;

/** Whether a lounge membership asks for enrolment, and whether it is done. */
export const loungeEnrol: Intent = {
  id: "lounge_enrol",
  group: "lounge",
  label: "whether lounge access needs enrolment",
  likes: ["benefit", "card"],
  needs: [],
  phrasings: `${LOUNGE_ENROL}${LOUNGE_ENROL_MORE}`,
  rules: [/\b(?:enroll|register|sign up)\b.*\blounges?\b/],
  respond: (asked, toolbox) => respondEnrolLounge(preferHeld(asked, toolbox.scene), toolbox),
};

export function respondEnrolLounge(asked: Understood, toolbox: Toolbox): Draft {
  const [named] = networksOf(asked, toolbox);
  const network = named ?? (/\bpriority pass\b/.test(wordsOf(asked)) ? "Priority Pass" : undefined);
  const cards = idsOf(asked, "card", toolbox.scene.facts);
  const stranger = cards.find((card) => heldOf(toolbox.scene, card, asked.owner).length === 0);
  if (stranger !== undefined && cards.length === 1) return ofCatalog(cards, network, toolbox);
  const list = ask(toolbox, "list_lounge_access", {
    ...(network === undefined ? {} : { network }),
    ...(asked.owner === undefined ? {} : { owner: asked.owner }),
  });
  const all = loungesIn(list);
  const rows = all.filter(
    ({ via_card: card }) => cards.length === 0 || cards.includes(card.card_id),
  );
  if (rows.length === 0) return respondLounges(asked, toolbox);
  const asks = rows.filter(({ enrol_required: required }) => required === true);
  const isDone = asks.length > 0 && asks.every(({ enrolled }) => enrolled === true);
  const names = told(asks.map((row) => nameOfLounge(row, all)).join(", "));
  const free = told(
    rows
      .filter(({ enrol_required: required }) => required === false)
      .map((row) => nameOfLounge(row, all))
      .join(", "),
  );
  return answer({
    result: [
      isDone
        ? line`**${told(says(asked, HAVE) ? "Yes, enrolled" : "Enrolled")}** by your wallet's record: **${names}**. ${cite(list)}`
        : asks.length > 0
          ? free.told === ""
            ? line`Yes: enrol with the issuer before you go for **${names}**. ${cite(list)}`
            : line`Yes: enrol with the issuer before you go for **${names}**; no enrolment is needed for **${free}**. ${cite(list)}`
          : rows.some(({ enrol_required: required }) => required === undefined)
            ? line`No source says that enrolment is needed there. ${cite(list)}`
            : line`No enrolment is needed there: show the card. ${cite(list)}`,
    ],
    details: [...asks, ...rows.filter((row) => !asks.includes(row))]
      .slice(0, MOST_SHOWN)
      .map((row) => joinLines([line`${told(nameOfLounge(row, all))}`, enrolLine(row)], ": ")),
    caveats: [
      line`Enrolments are as recorded in your wallet; note one with update_wallet_card.`,
      CAVEATS.terms,
      CAVEATS.asOf(list),
    ],
    envelopes: [{ ...list, warnings: list.warnings.filter((words) => !words.startsWith("Enrol")) }],
  });
}

/** "Have I enrolled", not whether it must be. */
const HAVE = /\b(?:have|did|am|is) (?:i|we|it|my|he|she)\b/;
