import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line } from "../../compose/draft.ts";
import { type Figure, figure, type Path, valueAt } from "../../compose/figure.ts";
import { rowsAt, textAt } from "../../compose/rows.ts";
import { meantCard, says } from "../../held-meant.ts";
import type { Intent } from "../../intent.ts";
import { CARD_CHANGES } from "../../phrasings/change-news.ts";
import { amountOf, idOf } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { routeOf } from "../../../../tools/cards/change-row.ts";
import { heldCards } from "../../../../tools/core/held.ts";
import { changeLine } from "./change-words.ts";

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

/** Changes of a year and those to come stand with the card itself. */
function ofCard(asked: Understood, toolbox: Toolbox): Draft {
  const meant = meantCard(asked, toolbox);
  const id = meant.kind === "held" ? meant.held.card.id : meant.id;
  const record = ask(toolbox, "get_card", { card: id });
  const since = asked.dates[0]?.from ?? "";
  const rows = rowsAt(record, ["changes"]).filter(
    (row) => (textAt(record, [...row, "date"]) ?? "") >= since && isWanted(record, row, asked),
  );
  const name = figure(record, ["card", "card_name"], "text");
  if (rows.length === 0 && says(asked, AHEAD)) return noneAhead(record, name);
  return answer({
    result: [
      rows.length === 0
        ? line`No such change of the **${name}** is recorded for that time. ${cite(record)}`
        : line`This changed on the **${name}**, the newest first. ${cite(record)}`,
      ...upcomingOf(record, rows),
    ],
    details: rows.slice(0, MOST_SHOWN).map((row) => changeLine(record, row)),
    caveats: [RECORDED, CAVEATS.asOf(record)],
    envelopes: [record],
  });
}

/** What is still to come, not what has been. */
const AHEAD =
  /\b(?:coming|upcoming|announced|about to|going to|planned|in the (?:works|pipeline)|ahead|will)\b(?! (?:up )?lately)/;

const noneAhead = (found: Envelope, name?: Figure): Draft =>
  answer({
    result: [
      name === undefined
        ? line`**None**: no change that is still to come is recorded. ${cite(found)}`
        : line`**None**: no change of the **${name}** that is still to come is recorded. ${cite(found)}`,
    ],
    caveats: [RECORDED, CAVEATS.asOf(found)],
    envelopes: [found],
  });

/** Of a kind that is asked about, and to come where only that is. */
const isWanted = (found: Envelope, row: Path, asked: Understood): boolean =>
  isKind(found, row, asked) &&
  (!says(asked, AHEAD) || valueAt(found, [...row, "upcoming"]) === true);

const RECORDED = line`Only changes that were recorded are known.`;

function ofAll(asked: Understood, toolbox: Toolbox): Draft {
  const { scene } = toolbox;
  const isEmpty = heldCards(scene).length === 0 && scene.wallet.balances.length === 0;
  const issuer = idOf(asked, "issuer", scene.facts);
  const programs = programsAsked(asked);
  const isBank = issuer !== undefined && programs.length === 0;
  const isEvery = isEmpty || programs.length > 0 || (isBank && !says(asked, /\b(?:my|mine|i)\b/));
  const found = ask(toolbox, "get_card_changes", {
    since: sinceOf(asked, scene.today),
    scope: isEvery ? "all" : "held",
  });
  const rows = rowsAt(found, ["changes"]).filter(
    (row) =>
      isWanted(found, row, asked) &&
      (!isBank || issuerOf(found, row, toolbox) === issuer) &&
      programs.every((keys) => isOfProgram(found, row, keys)),
  );
  if (rows.length === 0 && says(asked, AHEAD)) return noneAhead(found);
  return answer({
    result: [
      ...(isEmpty ? [line`Your wallet holds nothing yet, so this is about all cards.`] : []),
      leadOf(found, rows),
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

function leadOf(found: Envelope, rows: readonly Path[]): Line {
  const since = figure(found, ["since"], "date");
  if (rows.length === 0) return line`No such change is recorded since ${since}. ${cite(found)}`;
  return rows.length === valueAt(found, ["matched_count"])
    ? line`**${figure(found, ["matched_count"], "count")}** changes are recorded since ${since}, the newest first. ${cite(found)}`
    : line`This changed since ${since}, the newest first. ${cite(found)}`;
}

const upcomingOf = (found: Envelope, rows: readonly Path[]): readonly Line[] =>
  rows.some((row) => valueAt(found, [...row, "upcoming"]) === true)
    ? [line`Some of it is still to come.`]
    : [];

function sinceOf(asked: Understood, today: string): string {
  const day = asked.dates[0]?.from;
  if (day !== undefined && day <= today) return day;
  const months = amountOf(asked, "months");
  const days = amountOf(asked, "days");
  if (months !== undefined && months >= 1) return `${Math.round(months)} months`;
  return days !== undefined && days >= 1 ? `${Math.round(days)} days` : LATELY;
}

const issuerOf = (found: Envelope, row: Path, { scene }: Toolbox): string | undefined =>
  scene.facts.cards.get(textAt(found, [...row, "card", "card_id"]) ?? "")?.issuer;

const KINDS = [
  { words: /\bfees?\b/, kind: "fee" },
  { words: /\bcredits?\b(?! card)/, kind: "credit" },
  { words: /\b(?:benefits?|perks?|lounges?|insurance|protections?)\b/, kind: "benefit" },
  { words: /\b(?:rates?|multipliers?|earning)\b/, kind: "rate" },
] as const;

/** Whether a change is of a kind that is asked about; perks are credits as well. */
function isKind(found: Envelope, row: Path, asked: Understood): boolean {
  const wanted: readonly string[] = KINDS.filter(({ words }) => says(asked, words)).map(
    ({ kind }) => kind,
  );
  if (wanted.length === 0) return true;
  const kind = textAt(found, [...row, "kind"]) ?? "";
  return wanted.includes(kind) || (kind === "credit" && wanted.includes("benefit"));
}
