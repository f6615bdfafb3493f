import { answer, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import type { Intent } from "../../intent.ts";
import { AM_I_COVERED } from "../../phrasings/cover.ts";
import { AM_I_COVERED_MORE } from "../../phrasings/cover-more.ts";
import { idsOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { heldOf, preferHeld } from "../../readings/held-preferred.ts";
import { joinLines } from "../../compose/rows.ts";
import { wordsOf } from "../../readings/says.ts";
import {
  conditionOf,
  type Cover,
  coverCaveats,
  coverLine,
  coversIn,
  nameOfCover,
  protectionOf,
  termsLine,
} from "./cover-rows.ts";
import { protectionsOf } from "./cover-slots.ts";
import { checksOf, respondProtection, whichCover } from "./protection.ts";

const MOST_SHOWN = 8;
const MOST_COVERS = 2;

/** Whether something is covered. The guide to benefits decides, so this is never a plain yes. */
export const amICovered: Intent = {
  id: "am_i_covered",
  group: "cover",
  label: "whether something is covered by a card",
  likes: ["card", "benefit"],
  needs: [],
  phrasings: `${AM_I_COVERED}${AM_I_COVERED_MORE}`,
  rules: [/^(?:am i|are we|is my family) (?:all |still )?covered\b/],
  respond: (given, toolbox) => {
    const asked = preferHeld(given, toolbox.scene);
    const protections = protectionsOf(asked, toolbox);
    const cards = idsOf(asked, "card", toolbox.scene.facts);
    const held = cards.filter((card) => heldOf(toolbox.scene, card, asked.owner).length > 0);
    if (cards.length === 0 && protections.length === 0) return whichCover();
    if (held.length === 0 && cards.length > 0) return undecided(asked, toolbox);
    if (protections.length === 0) return undecided(asked, toolbox);
    const checks = checksOf(asked, protections.slice(0, MOST_COVERS), toolbox);
    return toDraft(checks, held, asked);
  },
};

const DECIDES = line`Whether this very case is covered, the card's guide to benefits decides; I cannot tell it from here. Call the benefit administrator.`;

/** What the card carries; whether it covers the case is not for us to say. */
function undecided(asked: Understood, toolbox: Toolbox): Draft {
  const draft = respondProtection(asked, toolbox);
  return { ...draft, result: [...draft.result, DECIDES] };
}

function toDraft(checks: readonly Envelope[], cards: readonly string[], asked: Understood): Draft {
  const [first] = checks;
  return answer({
    result: [
      ...checks.map((check) => verdict(check, cards)),
      ...(cards.length === 0 ? [] : checks.flatMap((check) => insteadLines(check, cards))),
      DECIDES,
    ],
    details: [
      ...checks.map(conditionOf),
      ...caseLines(asked),
      ...(cards.length === 0 ? checks.flatMap(otherLines) : []),
    ].slice(0, MOST_SHOWN),
    caveats: first === undefined ? [] : coverCaveats(first),
    envelopes: cards.length === 0 ? checks : checks.map((check) => ({ ...check, warnings: [] })),
  });
}

/** What the card that paid is known to carry; without one, what the cards do. */
function verdict(check: Envelope, cards: readonly string[]): Line {
  const all = coversIn(check);
  const name = told(protectionOf(check));
  const rows = all.filter(({ card_id: id }) => cards.length === 0 || cards.includes(id));
  const best = rows.find(({ has }) => has === "yes");
  if (best !== undefined) {
    const whose = cards.length > 0 ? line`Your` : line`If you paid with it, your`;
    const carries = line`**${told(nameOfCover(best, all))}** carries ${name}`;
    const terms = joinLines([termsLine(check, best), line`${cite(check)}`], ". ");
    return joinLines([joinLines([whose, carries], " "), terms], ": ");
  }
  return rows.length === 0
    ? line`No card of your wallet is known to carry ${name}.`
    : line`Whether your ${told(rows.map((row) => nameOfCover(row, all)).join(", "))} carries ${name} is not known; nobody verified it. ${cite(check)}`;
}

/** The card that would have carried it, where nobody knows that the one that paid does. */
function insteadLines(check: Envelope, cards: readonly string[]): readonly Line[] {
  const all = coversIn(check);
  const sure = all.filter(({ has }) => has === "yes");
  const [best] = sure;
  if (best === undefined || sure.some(({ card_id: id }) => cards.includes(id))) return [];
  const name = told(nameOfCover(best, all));
  const carries = line`Of your cards the **${name}** is known to carry ${told(protectionOf(check))}`;
  return [
    joinLines([joinLines([carries, termsLine(check, best)], ": "), line`${cite(check)}`], ". "),
  ];
}

/** Other cards that carry it, when the question does not say which one paid. */
const otherLines = (check: Envelope): readonly Line[] => {
  const all = coversIn(check);
  const sure: readonly Cover[] = all.filter(({ has }) => has === "yes");
  return sure.slice(1, 4).map((row) => coverLine(check, row, all));
};

const PEER = /\b(?:turo|getaround|peer to peer)\b/;

/** What guides ask in cases that are often told. */
function caseLines(asked: Understood): readonly Line[] {
  const words = wordsOf(asked);
  const [driver, points, which] = [
    /\b(?:driver|drives|driving)\b/.test(words),
    /\b(?:points|award|taxes)\b/.test(words),
    /\bwhich card did (?:we|i)\b/.test(words),
  ];
  return [
    ...(PEER.test(words)
      ? [
          line`Many guides leave out cars that are rented from private owners; check yours for that.`,
        ]
      : []),
    ...(which
      ? [line`Which card a booking was paid with is not kept here; your statement says.`]
      : []),
    ...(driver
      ? [
          line`Guides usually cover drivers named in the rental agreement; check who is named in yours.`,
        ]
      : []),
    ...(points
      ? [line`Many guides cover trips paid in part with the card or its points; check yours.`]
      : []),
  ];
}
