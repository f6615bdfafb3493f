import type { Scene } from "../../member/scene.ts";
import type { Label, Lore } from "../learning/lore.ts";
import type { Understood } from "../language/understood.ts";
import { fill, topicOf } from "../reading/fill.ts";
import { readFocus } from "../reading/focus.ts";
import { type Ranked, rankInTalk } from "../reading/rank.ts";
import { isChat } from "../topics/ids.ts";
import { rowAmount, shownCards } from "./answered.ts";
import type { Before } from "./chosen.ts";
import { asksOn, isOfThem, pointsBack, saysPerson, supposition, tellingWords } from "./leaning.ts";
import { settlesDoubt } from "./settle.ts";

/* Decides what a follow-up asks: the same again, or something else. */

/** From this score on, a message with its own names needs no context. */
const PLAIN = 0.97;
/** Lower for the parts of one message, which were split because each is clear by itself. */
const PLAIN_PART = 0.6;
const TALK = 0.6;

/** The ranking for a follow-up; undefined when the message stands alone. */
export function rankedAfter(
  asked: Understood,
  alone: readonly Ranked[],
  before: Before,
  { lore, scene, isPart }: { readonly lore: Lore; readonly scene: Scene; readonly isPart: boolean },
): readonly Ranked[] | undefined {
  const [own] = alone;
  if (own === undefined) return undefined;
  if (settlesDoubt(asked, before)) return [{ id: before.label.id, label: before.label, score: 1 }];
  if (asksSame(asked, before, scene) || changesNames(asked, before))
    return staying(before.label, alone);
  const namesNothing = asked.mentions.length === 0;
  const isOfPerson = before.frame.owner !== undefined && saysPerson(asked.tokens);
  if (!isOfPerson && isPlain(own, asked, isPart ? PLAIN_PART : PLAIN)) return undefined;
  if (POLITE.has(own.id) && own.score > TALK && namesNothing && isTalk(asked)) return undefined;
  const all = rankInTalk(asked, alone, before, lore);
  const ranked = asksOn(asked.tokens) ? all.filter(({ label }) => !isChat(label.topic)) : all;
  const [first] = ranked;
  if (first === undefined || isChat(first.label.topic)) return undefined;
  const better = lore.labels.get(betterOf(first.label, asked, before, scene));
  return better === undefined ? ranked : staying(better, alone);
}

/** True when it asks the same for another case, a row or column of the answer, or its worth. */
function asksSame(asked: Understood, before: Before, scene: Scene): boolean {
  const { tokens, mentions } = asked;
  if (rowAmount(asked, before) !== undefined) return true;
  if (supposition(tokens) !== undefined)
    return !ACTS.has(readFocus(tokens).verb ?? "") || OF_RULES.has(before.frame.topic);
  if (mentions.length > 0 || !pointsBack(tokens)) return false;
  const { frame } = fill({ ...before.label, column: undefined }, asked, scene);
  const { columns } = topicOf(before.frame.topic);
  const isAsked = readFocus(tokens).focus === "whether" && frame.asks === "worth";
  const isWeighed = isAsked && Object.hasOwn(columns, "worth");
  const isOfRows = isOfThem(tokens) && frame.order !== undefined;
  return isWeighed || isOfRows || frame.column === "worth";
}

/** Actions that tools compute, which application rules do not cover. */
const ACTS: ReadonlySet<string> = new Set(["cancel", "downgrade", "upgrade", "keep", "transfer"]);
export const OF_RULES = new Set<string>(["eligibility", "applications", "issuer_rules"]);

/** The search knows more about cards not held, and a credit's successor is a credit, not a card. */
function betterOf(label: Label, asked: Understood, before: Before, scene: Scene): string {
  if (label.column === "successor" && before.frame.topic === "credits") return "card_changes";
  const isOfHeld = shownCards(asked, before).every((id) =>
    scene.wallet.cards.some(({ card_id: held }) => held === id),
  );
  return label.topic === "purchase" && !isOfHeld ? "find_cards" : "";
}

const POLITE: ReadonlySet<string> = new Set([
  "thanks",
  "greeting",
  "joke",
  "insult",
  "nothing_asked",
]);

/** Clear by itself, with all the names it needs. */
function isPlain({ score, label }: Ranked, asked: Understood, least: number): boolean {
  const kinds = new Set<string>(asked.mentions.map(({ kind }) => kind));
  const isCounted = asked.amounts.some(({ unit }) => unit === "points");
  const isWhole = label.needs.every((kind) => kinds.has(kind) || (kind === "points" && isCounted));
  const saysMore = tellingWords(asked).length > 0;
  return score >= least && kinds.size > 0 && isWhole && saysMore && !pointsBack(asked.tokens);
}

/** "And the Gold?": only names that the previous question can use. */
function changesNames(asked: Understood, { frame }: Before): boolean {
  const takes = new Set<string>(topicOf(frame.topic).takes);
  return tellingWords(asked).length === 0 && asked.mentions.some(({ kind }) => takes.has(kind));
}

const STAYS = 0.9;

export const staying = (label: Label, alone: readonly Ranked[]): readonly Ranked[] => [
  { id: label.id, label, score: STAYS },
  ...alone
    .filter(({ id }) => id !== label.id)
    .map((one) => ({ ...one, score: one.score * (1 - STAYS) })),
];

/** Thanks and the like contain no amounts or dates. */
const isTalk = ({ amounts, dates }: Understood): boolean => amounts.length + dates.length === 0;
