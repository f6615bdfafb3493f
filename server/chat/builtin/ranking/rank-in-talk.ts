import type { Intent } from "../intent.ts";
import type { Mind } from "../mind.ts";
import { kindsOf, type Ranked, readingsOf } from "./rank.ts";
import type { Understood } from "../../language/understood.ts";

/* How likely each intent is for a message that goes on from a question. */

/** The question before one. */
export interface Before {
  readonly intent: Intent;
  /** What was asked before it. */
  readonly earlier?: readonly Intent[];
  /** What was said in all, remarks included, where less is asked about. */
  readonly said?: Understood | undefined;
}

/** Small talk that is no answer to what is asked beside it. */
export const POLITE: ReadonlySet<string> = new Set([
  "greeting",
  "thanks",
  "about",
  "nothing_asked",
]);

/** From here on what is said is the same in a talk as without: of small talk, of all else. */
const PLAIN = { polite: 0.8, asked: 0.97 } as const;

/** Whether a message is so clear by itself, with all it needs, that nothing before can change it. */
export function isPlain([first]: readonly Ranked[], asked: Understood): boolean {
  if (first === undefined) return false;
  const kinds = kindsOf(asked);
  const { id, needs } = first.intent;
  if (POLITE.has(id)) return first.score >= PLAIN.polite && kinds.size === 0;
  return first.score >= PLAIN.asked && kinds.size > 0 && needs.every((kind) => kinds.has(kind));
}

/** How much each tells of what is asked in a talk: fitted to follow-ups of writers left out. */
const IN_TALK = {
  alone: 0.65,
  stays: 4.85,
  leaning: 1.06,
  turn: 0.94,
  group: 0.5,
  earlier: 1.2,
  /** Of turns that nobody took, each is as likely as so much of one that somebody did. */
  unseen: 0.4,
  /** No guess is surer than this. */
  least: 1e-4,
  surest: 0.98,
} as const;

/**
 * All intents, likeliest first, for a message that follows a question: by its own words, by whether
 * these stay with that question, and by where members go from such a question.
 */
export function rankInTalk(
  asked: Understood,
  mind: Mind,
  { intent: before, earlier = [], said = asked }: Before,
): readonly Ranked[] {
  const { classifier, goings, turns } = mind.learned();
  const texts = [
    ...new Set([asked, said].flatMap(readingsOf).map((one) => mind.language.delexicalise(one))),
  ];
  const best = new Map<string, number>();
  for (const [place, text] of texts.entries()) {
    for (const { label, probability } of classifier.predict(text)) {
      // Remarks are polite; what is asked besides is what counts.
      if (place > 0 && POLITE.has(label)) continue;
      best.set(label, Math.max(best.get(label) ?? 0, probability));
    }
  }
  const leaning = calm(Math.max(...texts.map((text) => goings(text).stays)));
  const from = turns[before.group] ?? {};
  const taken = Object.values(from).reduce((sum, count) => sum + count, 0);
  const scored = mind.intents.map((intent) => {
    const own = IN_TALK.alone * Math.log(Math.max(best.get(intent.id) ?? 0, IN_TALK.least));
    const turn =
      ((from[intent.id] ?? 0) + IN_TALK.unseen) / (taken + IN_TALK.unseen * mind.intents.length);
    const near =
      (intent.group === before.group ? IN_TALK.group : 0) +
      (earlier.includes(intent) ? IN_TALK.earlier : 0);
    const stay = intent.id === before.id ? IN_TALK.stays + IN_TALK.leaning * leaning : near;
    return { intent, score: Math.exp(own + IN_TALK.turn * Math.log(turn) + stay) };
  });
  const sum = scored.reduce((total, { score }) => total + score, 0) || 1;
  return scored
    .map(({ intent, score }) => ({ intent, score: score / sum }))
    .toSorted((a, b) => b.score - a.score);
}

/** Whether a message that asks something else is likelier to lean on the question before than not. */
export function isLeaning(asked: Understood, { language, learned }: Mind): boolean {
  const { turns, parts } = learned().goings(language.delexicalise(asked));
  return turns > parts;
}

/** Log odds; the classifier's probabilities are sharpened, which is taken back. */
function calm(probability: number): number {
  const bound = Math.min(
    IN_TALK.surest,
    Math.max(1 - IN_TALK.surest, 1 / (1 + Math.sqrt((1 - probability) / probability))),
  );
  return Math.log(bound / (1 - bound));
}
