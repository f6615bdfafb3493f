import { type HeldCard, heldCards } from "../../../tools/core/held.ts";
import type { Scene } from "../../../tools/core/scene.ts";
import { NETWORKS } from "../../../../data/vocab.ts";
import { notOfKind } from "./held-kind.ts";
import { type Mention, mentionsOf, type Understood } from "../../language/understood.ts";

/*
 * What a message tells of the cards that can pay: "not the Gold", "the plats are locked", "no Amex
 * there", "they only take Visa". The tool takes it as its input, so that it counts with all else.
 */

type Network = (typeof NETWORKS)[number];

export interface PayingTold {
  /** Cards that cannot be used, by their ids in the catalog. */
  readonly without: readonly string[];
  /** The only networks taken; none where nothing is told. */
  readonly networks: readonly Network[];
}

export const payingTold = (asked: Understood, scene: Scene): PayingTold => {
  const networks = networksTold(asked);
  const left = networks.length > 0 ? namedOut(asked) : cardsNotAtHand(asked, scene);
  const others = [...allBut(onlyOnes(asked), scene), ...notOfKind(asked, scene)];
  return { without: [...new Set([...left, ...others])], networks };
};

const ONLY_HAVE =
  /\b(?:only|just) (?:have|got|brought|bring|carry|carrying|carried|took|packed)(?: got)?(?: (?:the|my|our))? $/;

/** "I only have the Platinum on me": the cards at hand. */
const onlyOnes = (asked: Understood): readonly string[] =>
  toldTogether(asked, ["card"])
    .filter(({ before, after }) => ONLY_HAVE.test(before) && AT_HAND.test(after))
    .flatMap(({ ids }) => ids);

const AT_HAND =
  /^ (?:cards? )?(?:on|with) (?:me|us)\b|^ (?:cards? )?(?:here|along|in my (?:pocket|wallet|purse))\b/;

const allBut = (only: readonly string[], scene: Scene): readonly string[] =>
  only.length === 0
    ? []
    : heldCards(scene)
        .map(({ card }) => card.id)
        .filter((id) => !only.includes(id));

/** As best_card_for_purchase takes it. */
export const payingInput = ({ without, networks }: PayingTold) => ({
  ...(without.length === 0 ? {} : { exclude_cards: without }),
  ...(networks.length === 0 ? {} : { networks }),
});

/** Names that are told together: "the gold or the csr". */
interface Told {
  readonly ids: readonly string[];
  readonly before: string;
  readonly after: string;
}

const JOINS = /^(?:(?:and|or|nor|neither|n|both|plus|also|not|the|my|our|his|her) ?)+$/;
const MOST_BEFORE = 6;
const MOST_AFTER = 6;

function toldTogether(asked: Understood, kinds: readonly Mention["kind"][]): readonly Told[] {
  const { tokens } = asked;
  const groups: Mention[][] = [];
  for (const mention of asked.mentions.filter(({ kind }) => kinds.includes(kind))) {
    const last = groups.at(-1)?.at(-1);
    const between = last === undefined ? "" : tokens.slice(last.end, mention.start).join(" ");
    const isSame = last !== undefined && mention.start < last.end;
    // "No amex, visa only": what follows at once is another thing said.
    const isNext =
      mention.start === last?.end && !KIND_LEFT_OUT.test(wordsBefore(asked, groups.at(-1)));
    if (isSame || isNext || JOINS.test(between)) groups.at(-1)?.push(mention);
    else groups.push([mention]);
  }
  return groups.map((group) => {
    const end = Math.max(...group.map((one) => one.end));
    return {
      ids: group.flatMap(({ ids }) => ids),
      before: wordsBefore(asked, group),
      after: ` ${tokens.slice(end, end + MOST_AFTER).join(" ")} `,
    };
  });
}

function wordsBefore({ tokens }: Understood, [first]: readonly Mention[] = []): string {
  const start = first?.start ?? 0;
  return `${tokens.slice(Math.max(0, start - MOST_BEFORE), start).join(" ")} `;
}

const LEAVING_OUT = [
  "besides?|other than|except(?: for)?|apart from|aside from|outside of|without(?: using)?|excluding",
  "leaving out|leave out|left|leave|lost|forgot|forgetting|misplaced|minus|skip(?:ping)?|ignor(?:e|ing)|forget",
  "froze|locked|blocked|cancell?ed|closed|not counting|not using",
  "(?:do not|have not|did not|not|never) (?:have|got|bring|brought|carry(?:ing)?|find|locate)",
  "(?:can not|could not|do not want to|would rather not|rather not) use",
  String.raw`(?<!\b(?:if|or|why|is|are|was|does|do|did|should|would|will|can|could|has|have) )not`,
].join("|");
const LEFT_OUT = new RegExp(
  String.raw`\b(?:${LEAVING_OUT})(?: using| even| actually| got)?(?: either| both)?(?: of)?(?: (?:the|my|our|her|his|that))? $|\bno $`,
);

const NOT_TAKING = [
  "no|non|hate|hates|avoid(?:ing)?|(?:anything|everything) but",
  "(?:do(?:es)?|will|would|they|ll) not? (?:want|take|accept|like|touch|have|do)(?: (?:to use|any|my))?",
  "(?:can not|could not|refuses? to|stopped|quit|dropped) (?:use|using|take|taking|accept|accepting)",
  "refuses?|dropped|sick of|done with",
].join("|");
/** The same of all cards of a bank or network, which are not named one by one. */
const KIND_LEFT_OUT = new RegExp(String.raw`\b(?:${NOT_TAKING})(?: (?:the|my|our|any|an?))? $`);

const BEFORE_STATE = [
  "is|are|was|were|be|been|being|got|gets|get|has|have|had|just|both|also|still|currently|now|all",
  "a|an|my|the|on|at|some|some kind of|under|there|it|not|can|to",
].join("|");
const STATES = [
  "locked|frozen|blocked|declin(?:ed|es)|lost|stolen|maxed|expired|missing|suspended|cancell?ed|closed|fraud|home",
  "hacked|demagnetized|damaged|cracked|compromised|replaced|refused|rejected|busted|working|accepted|taken|swipe",
  "with me|on me|out(?! of (?:points|pocket)| earn)|upstairs",
  "in (?:the|my|his|her) (?:other|car|office|safe|drawer|coat|jacket|desk|hotel|house|mail)",
].join("|");
/** What keeps a card from being used, told after its name. */
const UNUSABLE = new RegExp(
  String.raw`^(?: (?:cards?|one|ones|s))?(?: (?:${BEFORE_STATE}))*? (?:${STATES})\b`,
);
/** "Is the gold accepted", "the gold is accepted": these keep it from that only where they are denied. */
const ONLY_DENIED = /\b(?:working|accepted|taken|swipe|with me|on me)\b/;

/** "The gold is maxed on its cap" can be used for all that. */
const OF_CAP = /\b(?:cap|capped|limit)\b/;

const isUnusable = ({ after }: Told): boolean => {
  if (OF_CAP.test(after)) return false;
  const said = UNUSABLE.exec(after)?.[0];
  return said !== undefined && (!ONLY_DENIED.test(said) || /\bnot\b/.test(said));
};

const namedOut = (asked: Understood): readonly string[] => [
  ...new Set(
    toldTogether(asked, ["card"])
      .filter((told) => LEFT_OUT.test(told.before) || isUnusable(told))
      .flatMap(({ ids }) => ids),
  ),
];

/** Held cards that the question leaves out: "besides the Gold", "anything but Amex". */
export function cardsNotAtHand(asked: Understood, scene: Scene): readonly string[] {
  const kinds = new Set(
    toldTogether(asked, ["issuer", "network"])
      .filter(
        (told) => LEFT_OUT.test(told.before) || KIND_LEFT_OUT.test(told.before) || isUnusable(told),
      )
      .flatMap(({ ids }) => ids),
  );
  const isOfKind = ({ card }: HeldCard): boolean =>
    kinds.has(card.issuer) || kinds.has(card.network ?? "");
  const ofKind = heldCards(scene).filter(isOfKind);
  return [...new Set([...namedOut(asked), ...ofKind.map(({ card }) => card.id)])];
}

const ONLY_BEFORE =
  /\b(?:only|just|solely|exclusively|nothing (?:else )?(?:but|except|than))(?: (?:takes?|taking|accepts?|accepting|does?|do|has|have|runs?|run|allows?|honou?rs?|for|a|an|with|want|wants))* $/;
const ONLY_AFTER =
  /^(?: (?:cards?|and|or|cash|debit|credit))* (?:only|or nothing|exclusively|alone)\b/;

/** The only networks that are taken, as the message tells. */
function networksTold(asked: Understood): readonly Network[] {
  if (mentionsOf(asked, "network").length === 0) return [];
  const told = toldTogether(asked, ["network"]).filter(
    ({ before, after }) => ONLY_BEFORE.test(before) || ONLY_AFTER.test(after),
  );
  const ids = new Set(told.flatMap((one) => one.ids));
  return NETWORKS.filter((network) => ids.has(network));
}
