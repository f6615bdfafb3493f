import { ask } from "../../compose/ask.ts";
import { cardNameOf } from "../../compose/card-name.ts";
import {
  answer,
  CAVEATS,
  cite,
  type Draft,
  type Line,
  line,
  type Piece,
} from "../../compose/draft.ts";
import { type Path, valueAt } from "../../compose/figure.ts";
import { rowsAt, textAt } from "../../compose/rows.ts";
import { meantCard } from "../../readings/held-meant.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { CARD_CHANGES } from "../../phrasings/change-news.ts";
import { amountOf, idOf } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { routeOf } from "../../../../tools/cards/change-row.ts";
import { heldCards } from "../../../../tools/core/held.ts";
import { changeLead } from "./change-lead.ts";
import { type ChangeQuery, changeQueryOf, fitsMood, isDirected, ofNamed } from "./change-query.ts";
import { changeLine } from "./change-words.ts";
import { unchangedOf } from "./unchanged.ts";

const MOST_SHOWN = 8;
/** How far back "lately" goes. */
const LATELY = "6 months";

/** What changed on the cards that are held, on one card, or at one bank. */
export const cardChanges: Intent = {
  id: "card_changes",
  group: "change",
  label: "what changed on your cards lately",
  likes: ["card", "issuer", "date"],
  needs: [],
  phrasings: CARD_CHANGES,
  rules: [/^what(?: has|s)? changed (?:on|with|about) my cards(?: lately| recently)?$/],
  respond: (asked, toolbox) =>
    mentionsOf(asked, "card").length > 0 ? ofCard(asked, toolbox) : ofAll(asked, toolbox),
};

/** Of one card: what is asked for, else the changes of a year and those to come. */
function ofCard(asked: Understood, toolbox: Toolbox): Draft {
  const meant = meantCard(asked, toolbox);
  const id = meant.kind === "held" ? meant.held.card.id : meant.id;
  const query = changeQueryOf(asked, toolbox.scene.today);
  const found = ask(toolbox, "get_card_changes", {
    since: sinceOf(asked, toolbox.scene.today, isOfAllTime(asked, query) ? EVER : YEAR),
    cards: [id],
    ...inputOf(query),
  });
  const fitting = rowsAt(found, ["changes"]).filter((row) => isWanted(found, row, query, asked));
  const rows = ofNamed(found, fitting, asked);
  const name = cardNameOf(id, toolbox);
  if (rows.length === 0 && query.isAhead) return noneAhead(found, name);
  return answer({
    result: [
      ...changeLead({ found, rows, query }, asked, line`the **${name}**`),
      ...upcomingOf(found, rows),
    ],
    details: rows.slice(isDirected(query) ? 1 : 0, MOST_SHOWN).map((row) => changeLine(found, row)),
    caveats: [RECORDED, CAVEATS.asOf(found)],
    envelopes: [found],
  });
}

const noneAhead = (found: Envelope, name?: Piece): Draft =>
  answer({
    result: [
      name === undefined
        ? line`**None**: no change that is still to come is recorded. ${cite(found)}`
        : line`**None**: no change of the **${name}** that is still to come is recorded. ${cite(found)}`,
    ],
    caveats: [RECORDED, CAVEATS.asOf(found)],
    envelopes: [found],
  });

const inputOf = ({ kinds, directions }: ChangeQuery): object => ({
  ...(kinds.length === 0 ? {} : { kinds }),
  ...(directions.length === 0 ? {} : { directions }),
});

/** For better or worse, and to come where only that is asked for. */
const isWanted = (found: Envelope, row: Path, query: ChangeQuery, asked: Understood): boolean =>
  fitsMood(found, row, query, asked) &&
  (!query.isAhead || valueAt(found, [...row, "upcoming"]) === true);

const RECORDED = line`Only changes that were recorded are known.`;

function ofAll(asked: Understood, toolbox: Toolbox): Draft {
  const { scene } = toolbox;
  const isEmpty = heldCards(scene).length === 0 && scene.wallet.balances.length === 0;
  const issuer = idOf(asked, "issuer", scene.facts);
  const programs = programsAsked(asked);
  const isBank = issuer !== undefined && programs.length === 0;
  const isEvery = isEmpty || programs.length > 0 || (isBank && !says(asked, /\b(?:my|mine|i)\b/));
  const query = changeQueryOf(asked, scene.today);
  const isOfCards =
    programs.length === 0 && says(asked, OF_CARDS) && !query.kinds.includes("route");
  const found = ask(toolbox, "get_card_changes", {
    since: sinceOf(asked, scene.today, isOfAllTime(asked, query) ? EVER : LATELY),
    scope: isEvery ? "all" : "held",
    ...(isOfCards ? { about: ["card"] } : {}),
    ...inputOf(query),
  });
  const rows = rowsAt(found, ["changes"]).filter(
    (row) =>
      isWanted(found, row, query, asked) &&
      (!isBank || issuerOf(found, row, toolbox) === issuer) &&
      programs.every((keys) => isOfProgram(found, row, keys)),
  );
  if (rows.length === 0 && query.isAhead) return noneAhead(found);
  const unchanged = isEvery ? undefined : unchangedOf({ found, rows }, asked, toolbox);
  if (unchanged !== undefined) return { ...unchanged, caveats: [RECORDED, CAVEATS.asOf(found)] };
  return answer({
    result: [
      ...(isEmpty ? [line`Your wallet holds nothing yet, so this is about all cards.`] : []),
      ...changeLead({ found, rows, query }, asked),
      ...upcomingOf(found, rows),
    ],
    details: rows.slice(0, MOST_SHOWN).map((row) => changeLine(found, row)),
    caveats: [
      ...(rows.length > MOST_SHOWN ? [line`Shown are the newest; name a card for its own.`] : []),
      RECORDED,
      CAVEATS.asOf(found),
    ],
    envelopes: [found],
  });
}

const OF_CARDS = /\bcards?\b/;
const RECENT = /\b(?:lately|recent\w*|just|newly)\b/;
/** How far back it is looked where one kind of change is asked about, whenever it was. */
const EVER = "2015-01-01";
const YEAR = "12 months";
const WHENEVER = /\b(?:when|ever|so far|over the years|history)\b/;

const isOfAllTime = (asked: Understood, query: ChangeQuery): boolean =>
  (isDirected(query) || says(asked, WHENEVER)) && !says(asked, RECENT);

const TRANSFERS = /\b(?:transfers?|ratios?|partners?|routes?)\b/;

/** The programs whose transfers a question is after: "did Chase change Hyatt transfers". */
const programsAsked = (asked: Understood): readonly (readonly string[])[] =>
  says(asked, TRANSFERS) ? mentionsOf(asked, "program").map(({ ids }) => ids) : [];

/** Whether a change is of a program, or of a way from it or to it. */
const isOfProgram = (found: Envelope, row: Path, keys: readonly string[]): boolean => {
  const subject = textAt(found, [...row, "subject"]) ?? "";
  const ends = routeOf(subject) ?? [subject];
  return ends.some((key) => keys.includes(key));
};

const upcomingOf = (found: Envelope, rows: readonly Path[]): readonly Line[] =>
  rows.some((row) => valueAt(found, [...row, "upcoming"]) === true)
    ? [line`Some of it is still to come.`]
    : [];

function sinceOf(asked: Understood, today: string, otherwise: string): string {
  const day = asked.dates[0]?.from;
  if (day !== undefined && day <= today) return day;
  const months = amountOf(asked, "months");
  const days = amountOf(asked, "days");
  if (months !== undefined && months >= 1) return `${Math.round(months)} months`;
  return days !== undefined && days >= 1 ? `${Math.round(days)} days` : otherwise;
}

const issuerOf = (found: Envelope, row: Path, { scene }: Toolbox): string | undefined =>
  scene.facts.cards.get(textAt(found, [...row, "card", "card_id"]) ?? "")?.issuer;
