import type { Scene } from "../../../tools/core/scene.ts";
import type { Range } from "../../language/words/asking.ts";
import { heldCards } from "../../../tools/core/held.ts";
import { type Amount, amountsOf, type Understood } from "../../language/understood.ts";
import { namedPrograms, sureProgram } from "./program-meant.ts";
import { says } from "./says.ts";

/* "If I value Hyatt at two cents": what points are to count for in this question, and no other. */

export interface ValueSupposed {
  readonly programs: readonly string[];
  readonly cpp: number;
  /** The question without the figure, which is no quote to judge. */
  readonly asked: Understood;
}

const SUPPOSES =
  /\b(?:(?:if|assum\w+|suppos\w+|say|saying|pretend\w*|imagine)\b(?: \S+){1,8}|(?:i|we)(?: \S+){0,2} (?:value|count|peg|price)(?: \S+){1,5}|(?:valuing|counting|pegging)(?: \S+){1,5}|(?:i|we) (?:want|need|require|insist on|aim for|shoot for|hold out for)(?: \S+){0,4}|(?:what|how much)(?: \S+){0,3} would(?: \S+){1,8}|(?:my|our) (?:floor|minimum|bar|target)(?: \S+){0,3})$/;
/** What is said of points before what they count for. */
const COUNTS =
  /\b(?:valu(?:e|es|ed|ing)|worth|count(?:s|ed|ing)?|peg(?:s|ged|ging)?|price[sd]?|treat(?:ed)?|at|are|is|were|was|get|got|want|need|redeem\w*)(?: (?:at least|a minimum of|no less than|only|just|about|around|roughly|like|at|for|as|it|them|those|be|being|closer|to|really|actually)){0,3}$/;
/** The figure itself is to be judged. */
const JUDGED =
  /\b(?:fair|right|correct|reasonable|realistic|too (?:high|low|much|little)|generous|conservative|optimistic|should (?:i|we) (?:value|count)|do you (?:value|count))\b/;

interface Supposition {
  readonly cents: Amount;
  /** Where its words begin. */
  readonly start: number;
}

function suppositionIn(asked: Understood): Supposition | undefined {
  const [cents, ...others] = amountsOf(asked, "cents");
  if (cents === undefined || others.length > 0 || cents.value <= 0 || says(asked, JUDGED)) {
    return undefined;
  }
  const before = asked.tokens.slice(0, cents.start).join(" ");
  const found = SUPPOSES.exec(before);
  if (found === null || !COUNTS.test(before)) return undefined;
  const words = before.slice(0, found.index).split(" ").filter(Boolean);
  return { cents, start: words.length };
}

/** What is asked beside the supposition, by tokens; undefined where nothing is supposed or left. */
export function besideSupposed(asked: Understood): Range | undefined {
  const found = suppositionIn(asked);
  if (found === undefined) return undefined;
  const before = { start: 0, end: found.start };
  const after = { start: found.cents.end, end: asked.tokens.length };
  const rest = before.end > after.end - after.start ? before : after;
  return rest.end - rest.start < LEAST_WORDS ? undefined : rest;
}

const LEAST_WORDS = 3;

/** What the question takes points to count for; undefined where it takes them as they are. */
export function valueSupposed(asked: Understood, scene: Scene): ValueSupposed | undefined {
  const { cents } = suppositionIn(asked) ?? {};
  return cents === undefined
    ? undefined
    : {
        programs: programsAt(cents, asked, scene),
        cpp: cents.value,
        asked: { ...asked, amounts: asked.amounts.filter((one) => one !== cents) },
      };
}

/** The program named last before the figure, else right after it; all that are held where none is. */
function programsAt(cents: Amount, asked: Understood, scene: Scene): readonly string[] {
  const named = namedPrograms(asked, scene.facts);
  const meant =
    named.findLast(({ end }) => end <= cents.start) ??
    named.find(({ start }) => start >= cents.end);
  if (meant !== undefined) return [sureProgram(meant, scene.facts)];
  const earned = heldCards(scene).flatMap(({ card }) => card.rewards_currency ?? []);
  return [...new Set([...scene.wallet.balances.map(({ program }) => program), ...earned])];
}
