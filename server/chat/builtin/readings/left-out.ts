import { heldCards } from "../../../tools/core/held.ts";
import type { Scene } from "../../../tools/core/scene.ts";
import type { Mention, Understood } from "../../language/understood.ts";

/* What a question names only to leave it out: "without the Reserve", "leave the Bilt alone". */

const LEAVING_OUT = [
  "besides?|other than|except(?: for)?|apart from|aside from|instead of|without|exclud(?:e|ing)",
  "leav(?:e|ing)(?: out)?|minus|skip(?:ping)?|ignor(?:e|ing)",
  String.raw`(?<!\b(?:why|how come|is|are|was|does|do|did|should|would|will|can|could) )not(?: counting)?`,
  String.raw`keep(?:ing)?|sav(?:e|ing)|spare|hoarding|(?<!\b(?:my|our|your|the|whole|entire|total) )hoard`,
  "(?:(?<!\\breason (?:to )?)not|no|never|without|rather than|or|nor) (?:to )?(?:from|off|with|out of|us(?:e|ing)|touch(?:ing)?|burn(?:ing)?|spend(?:ing)?|counting|moving|dipping into)",
].join("|");
const BEFORE = new RegExp(
  String.raw`\b(?:${LEAVING_OUT})(?: (?:my|our|the|any|all|of|his|her|their|that|those))*$|\bno(?: (?:more|any))?$`,
);
const AFTER =
  /^(?:(?:card|cards|one|ones|points?|miles?|pile|stash) )?(?:aside|left out|excluded|out of it|alone|be|stay|stays)\b/;
/** "Those set aside": all that was named before. */
const POINTED =
  /\b(?:those|these|that|them|both|it)(?: (?:two|ones?|cards?))? (?:set aside|aside|left out|gone|excluded|out of it|out of the picture)\b/;
/** Between two that are left out together: "the Reserve and the Delta card as well". */
const JOINED = /^(?:(?:and|or|nor|plus|the|my|our|card|cards|one|points?|as|well) ?)*$/;
const MOST_BEFORE = 7;

/** Words without which nothing is left out; most messages have none of them. */
const MAY_LEAVE_OUT = new RegExp(
  [
    POINTED.source,
    String.raw`\b(?:besides?|other than|except|apart|aside|instead|without|exclud\w+|minus|skip\w*|ignor\w+)\b`,
    String.raw`\b(?:not|no|never|rather|keep\w*|sav\w+|spare|hoard\w*|leav\w+|let|set\w*|put\w*)\b`,
    String.raw`\b(?:or|nor) (?:to )?(?:from|off|with|out of|us\w+|touch\w*|burn\w*|spend\w*|counting|moving|dipping)\b`,
  ].join("|"),
);

/** Whether a text may leave out anything: false for sure where it does not. */
export const mayLeaveOut = ({ tokens }: Understood): boolean =>
  MAY_LEAVE_OUT.test(tokens.join(" "));

/** The names that are left out, in the order of the text. */
export function leftOutOf({ tokens, mentions }: Understood): readonly Mention[] {
  const text = tokens.join(" ");
  const pointed = POINTED.exec(text);
  const pointedAt = pointed === null ? 0 : wordsIn(text.slice(0, pointed.index));
  const out: Mention[] = [];
  for (const one of mentions.toSorted((a, b) => a.start - b.start)) {
    const last = out.findLast(({ end }) => end <= one.start);
    const isWith = last !== undefined && JOINED.test(between(tokens, last.end, one.start));
    if (isWith || one.end <= pointedAt || isLeftOut(tokens, one)) out.push(one);
  }
  return out;
}

/** Whether what stands at a place is left out by the words beside it. */
export const isLeftOut = (tokens: readonly string[], { start, end }: Place): boolean =>
  BEFORE.test(between(tokens, Math.max(0, start - MOST_BEFORE), start)) ||
  (AFTER.test(between(tokens, end, tokens.length)) &&
    /\b(?:leave|let|leaving|set|setting|put|putting)(?: (?:my|the|all|our))*$/.test(
      between(tokens, Math.max(0, start - MOST_BEFORE), start),
    ));

type Place = Pick<Mention, "start" | "end">;

const between = (tokens: readonly string[], from: number, to: number): string =>
  tokens.slice(from, to).join(" ");

const wordsIn = (text: string): number => text.split(" ").filter((word) => word !== "").length;

/** The held cards that are left out, by name, bank or points; ids of the wallet. */
export function cardsLeftOut(left: readonly Mention[], scene: Scene): readonly string[] {
  const named = new Set(left.flatMap(({ ids }) => ids));
  return heldCards(scene)
    .filter(
      ({ card, entry }) =>
        named.has(card.id) ||
        named.has(entry.id) ||
        named.has(card.issuer) ||
        named.has(card.rewards_currency ?? ""),
    )
    .map(({ entry }) => entry.id);
}
