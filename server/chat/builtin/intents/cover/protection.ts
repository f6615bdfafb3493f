import { ask } from "../../compose/ask.ts";
import { answer, cite, clarify, type Draft, type Line, line, told } from "../../compose/draft.ts";
import type { Intent } from "../../intent.ts";
import { PROTECTION } from "../../phrasings/cover.ts";
import { PROTECTION_MORE } from "../../phrasings/cover-more.ts";
import { ofKindNamed } from "../../readings/held-kind.ts";
import { asksWhose, ofEverybody } from "../../readings/rows-asked.ts";
import { idsOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { heldOf, preferHeld } from "../../readings/held-preferred.ts";
import { joinLines } from "../../compose/rows.ts";
import { cardCovers, cardsElsewhere } from "./catalog-covers.ts";
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
import { coverLeads } from "./cover-query.ts";
import { unknownFigures } from "./cover-figures.ts";
import { chosen, leftOutOfCover, ordered, verdictOf } from "./cover-order.ts";
import { protectionsOf } from "./cover-slots.ts";
import { severalCovers } from "./several-covers.ts";

const MOST_SHOWN = 8;

/** Which held card carries a protection, with its limits, and which to book on. */
export const protection: Intent = {
  id: "protection",
  group: "cover",
  label: "which card protects a purchase or trip",
  likes: ["benefit", "card", "category"],
  needs: [],
  phrasings: `${PROTECTION}${PROTECTION_MORE}`,
  rules: [
    /\b(?:primary|secondary) (?:or (?:primary|secondary) )?(?:rental|coverage|insurance|cdw)\b/,
    /^is (?:the |my )?<card> <cover> (?:primary|secondary)/,
    /\bcards? should i (?:book|use|put|pay for|buy) (?:this|my|the|a|an) <category> (?:on |with )?for <cover>$/,
  ],
  respond: (asked, toolbox) => respondProtection(preferHeld(asked, toolbox.scene), toolbox),
};

export function respondProtection(given: Understood, toolbox: Toolbox): Draft {
  const asked = asksWhose(given) ? ofEverybody(given) : given;
  const protections = protectionsOf(asked, toolbox);
  const leftOut = leftOutOfCover(asked, toolbox.scene);
  const named = idsOf(asked, "card", toolbox.scene.facts);
  const cards = named.filter((card) => !leftOut.includes(card));
  const isHeld = (card: string): boolean => heldOf(toolbox.scene, card, asked.owner).length > 0;
  const [card] = cards;
  if (card !== undefined && !cards.some(isHeld))
    return cardCovers(card, protections, { toolbox, isHeld: false });
  if (protections.length === 0)
    return card === undefined ? whichCover() : cardCovers(card, [], { toolbox, isHeld: true });
  const checks = checksOf(asked, protections, toolbox);
  const [only, ...others] = checks;
  if (only === undefined) return whichCover();
  if (others.length > 0) return severalCovers(checks, cards);
  return oneDraft(only, { cards, leftOut, asked }, toolbox);
}

export const checksOf = (
  asked: Understood,
  protections: readonly string[],
  toolbox: Toolbox,
): readonly Envelope[] =>
  protections.map((name) =>
    ask(toolbox, "check_protection", {
      protection: name,
      ...(asked.owner === undefined ? {} : { owner: asked.owner }),
    }),
  );

/** What is asked back when no protection is known. */
export const whichCover = (): Draft =>
  clarify(line`Which protection do you mean?`, [
    line`Rental car coverage`,
    line`Trip delay or cancellation`,
    line`Lost or delayed bags`,
    line`Cell phone protection`,
    line`Purchase protection or extended warranty`,
  ]);

interface Wanted {
  /** Cards that are named; any when there are none. */
  readonly cards: readonly string[];
  readonly leftOut: readonly string[];
  readonly asked: Understood;
}

function oneDraft(check: Envelope, { cards, leftOut, asked }: Wanted, toolbox: Toolbox): Draft {
  const isMeant = ofKindNamed(asked, toolbox.scene.facts);
  const all = coversIn(check).filter(({ card_id: id }) => isMeant(id));
  const among = all.filter(({ card_id: id }) => cards.length === 0 || cards.includes(id));
  const rows = chosen(ordered(among, asked), asked, leftOut);
  const best = rows.find(({ has }) => has === "yes");
  if (best === undefined && cards.length === 0) return cardsElsewhere(check, toolbox);
  const others = rows.filter((row) => row !== best);
  const leads = leftOut.length > 0 ? [] : coverLeads(check, { asked, all, rows, cards });
  return answer({
    result:
      leads.length > 0
        ? leads
        : best === undefined
          ? [unknownLine(check, rows)]
          : [
              bestLine(check, best, cards.length > 0, asked),
              ...unknownFigures(protectionOf(check), best, { asked, all }),
            ],
    details: [
      conditionOf(check),
      ...(cards.length > 0 && leads.length === 0 ? betterLines(check, best) : []),
      ...(leads.length > 0 ? rows.filter(({ has }) => has === "yes") : others).map((row) =>
        coverLine(check, row, all),
      ),
    ].slice(0, MOST_SHOWN),
    caveats: coverCaveats(check),
    envelopes: [cards.length > 0 ? ofNamed(check, rows) : check],
  });
}

/** What is warned of other cards is not asked where one is named. */
const ofNamed = (check: Envelope, rows: readonly Cover[]): Envelope => ({
  ...check,
  warnings: check.warnings.filter((words) =>
    rows.some(({ card_name: name }) => words.includes(name)),
  ),
});

function bestLine(check: Envelope, best: Cover, isNamed: boolean, asked: Understood): Line {
  const name = told(nameOfCover(best, coversIn(check)));
  const cover = told(protectionOf(check));
  const start = isNamed
    ? line`Your **${name}** carries ${cover}`
    : line`For ${cover}, use the **${name}**`;
  const verdict = verdictOf(best, asked);
  const carries = joinLines([start, termsLine(check, best)], ": ");
  return joinLines(
    [
      verdict === undefined ? carries : joinLines([line`${told(verdict)}`, carries], " "),
      line`${cite(check)}`,
    ],
    ". ",
  );
}

const unknownLine = (check: Envelope, rows: readonly Cover[]): Line =>
  line`Whether your **${told(rows.map((row) => nameOfCover(row, coversIn(check))).join(", "))}** carries ${told(protectionOf(check))} is not known; nobody verified it. ${cite(check)}`;

/** The card to book on, where the one that is named is not it. */
function betterLines(check: Envelope, named: Cover | undefined): readonly Line[] {
  const all = coversIn(check);
  const [top] = all;
  const isBetter = top?.has === "yes" && top.card_id !== named?.card_id;
  return isBetter
    ? [joinLines([line`Better for it is your`, coverLine(check, top, all)], " ")]
    : [];
}
