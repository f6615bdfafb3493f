import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path, valueAt } from "../../compose/figure.ts";
import { joinLines, rowsAt, textAt } from "../../compose/rows.ts";
import type { Intent } from "../../intent.ts";
import { UNLOCK_CARD } from "../../phrasings/transfer-unlock.ts";
import { says } from "../../readings/says.ts";
import { ownerOf } from "../../readings/program-meant.ts";
import { nameOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";
import { endsOf, fromOf, toOf } from "./ends/ends.ts";
import { askWhichPoints } from "./routes/partners-held.ts";
import { sourcesOf } from "./routes/sources.ts";
import { checkRoute } from "./routes/route-check.ts";
import { cheapestLine } from "./opener-fees.ts";
import { namesOf } from "./routes/route-lines.ts";

const MOST_PROGRAMS = 6;

/** Which card lets points of a program move. */
export const unlockCard: Intent = {
  id: "unlock_card",
  group: "transfer",
  label: "which card unlocks transfers",
  likes: ["program", "issuer", "card"],
  needs: [],
  phrasings: UNLOCK_CARD,
  rules: [
    /^why (?:can|could|am|are|will|do) (?:not )?(?:i|we|my) (?:not )?.*\b(?:transfer|move|locked|stuck)/,
    /\b(?:unlocks?|opens? up|enables?) .*\btransfers?\b/,
  ],
  respond: (asked, toolbox) => {
    const { facts, wallet } = toolbox.scene;
    const ends = endsOf(asked, facts);
    const [from, to] = [fromOf(ends, facts), toOf(ends, facts)];
    if (from !== undefined && to !== undefined && from !== to && !says(asked, CARD_COST)) {
      return checkRoute(from, to, asked, toolbox);
    }
    if (from !== undefined) return unlockersOf({ programs: [from] }, asked, toolbox);
    if (to !== undefined) return sourcesOf(to, asked, toolbox);
    return wallet.cards.length === 0 && wallet.balances.length === 0
      ? askWhichPoints(facts)
      : unlockersOf({ held_only: true }, asked, toolbox);
  },
};

/** The fee is the card's, and not that of the transfer. */
const CARD_COST = /\bcheap(?:est|er)?\b|\bcosts? (?:me )?(?:the )?least\b/;

function unlockersOf(input: object, asked: Understood, toolbox: Toolbox): Draft {
  const found = ask(toolbox, "list_valuations", { ...input, ...ownerOf(asked) });
  const rows = rowsAt(found, ["valuations"]).filter((row) => isMoving(found, row));
  const lines = rows.slice(0, MOST_PROGRAMS).map((row) => stateLine(found, row, toolbox));
  const [first, ...others] = lines;
  const open = rows.filter((row) => textAt(found, [...row, "transfers"]) === "opened");
  return answer({
    result:
      first === undefined
        ? [line`None of those points is opened by a card. ${cite(found)}`]
        : [
            ...verdictOf(open.length === rows.length, rows.length, asked),
            joinLines([first, line`${cite(found)}`]),
            ...(rows.length === 1 ? cheapestLine(found, openersOf(found, rows[0] ?? [])) : []),
          ],
    details: [...others, ...(rows.length === 1 ? notesOf(found, rows[0]) : [])],
    caveats: [CAVEATS.terms, CAVEATS.asOf(found)],
    envelopes: [found],
  });
}

/** Not after a word that asks for more: "which card can". */
const ASKS_CAN =
  /(?<!\b(?:which|what|how|who|why|where)(?: \S+){0,5} )\b(?:can|could|able to)\b(?: \S+){0,6} (?:transfer\w*|move|moved|send|sent|go|convert\w*)\b/;
const NEEDS_CARD =
  /\b(?:do|would|will|does) (?:i|we|he|she|they|it)(?: \S+)? (?:need|require|take|have to (?:get|have))\b.*\bcard\b/;
const ASKS_LOCKED = /\b(?:which|what|any|are)\b.*\b(?:can not|not be|locked|stuck|trapped)\b/;

/** Whether they move at all, where that is asked. */
function verdictOf(isOpen: boolean, many: number, asked: Understood): readonly Line[] {
  if (many > 1 && says(asked, ASKS_LOCKED)) {
    return [
      isOpen
        ? line`**None** of these is locked: each can be transferred with a card of yours.`
        : line`**Not all** of these can be transferred:`,
    ];
  }
  if (says(asked, NEEDS_CARD)) {
    return [
      isOpen
        ? line`**No**, your cards open them already.`
        : line`**Yes**, another card than you hold.`,
    ];
  }
  if (!says(asked, ASKS_CAN)) return [];
  return [isOpen ? line`**Yes**, with your cards.` : line`**No**, not with the cards you hold.`];
}

/** Points that no card opens say nothing here. */
const isMoving = (found: Envelope, row: Path): boolean =>
  rowsAt(found, [...row, "unlock_cards"]).length > 0;

function stateLine(found: Envelope, row: Path, { scene }: Toolbox): Line {
  const name = figure(found, [...row, "program_name"], "text");
  const state = textAt(found, [...row, "transfers"]);
  const openedBy = textAt(found, [...row, "opened_by"]);
  const holds = told(openedBy === undefined ? "" : nameOf("card", openedBy, scene.facts));
  const cards = told(namesAt(found, openersOf(found, row)));
  if (state === "opened") return line`Your **${holds}** opens transfers of ${name} already.`;
  return state === "partly"
    ? line`Your ${holds} opens ${name} to some partners or at lower ratios only; **${cards}** would open it in full.`
    : line`Transfers of ${name} are opened by **${cards}**; none of your cards does it.`;
}

const is = (found: Envelope, row: Path, key: string): boolean =>
  valueAt(found, [...row, key]) === true;

/** Cards that open everything; those that can be had, where there are any. */
function openersOf(found: Envelope, row: Path): readonly Path[] {
  const full = rowsAt(found, [...row, "unlock_cards"]).filter(
    (card) => textAt(found, [...card, "opens"]) === "all",
  );
  const open = full.filter((card) => is(found, card, "takes_applications"));
  return open.length > 0 ? open : full;
}

const namesAt = (found: Envelope, cards: readonly Path[]): string =>
  namesOf(
    cards.flatMap((card) => textAt(found, [...card, "card_name"]) ?? []),
    MOST_CARDS,
  );

const MOST_CARDS = 6;
const MOST_NOTES = 6;

/** What each card opens, as far as a note says. */
const notesOf = (found: Envelope, row: Path | undefined): readonly Line[] =>
  (row === undefined ? [] : rowsAt(found, [...row, "unlock_cards"]))
    .filter((card) => is(found, card, "takes_applications"))
    .filter((card) => textAt(found, [...card, "note"]) !== undefined)
    .slice(0, MOST_NOTES)
    .map(
      (card) =>
        line`${figure(found, [...card, "card_name"], "text")}: ${figure(found, [...card, "note"], "text")}`,
    );
