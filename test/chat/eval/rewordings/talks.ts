import type { EvalCase } from "../case.ts";
import { pick, sureMentions, type Written } from "./written.ts";

/*
 * The same question in a talk, or beside another: after one on something else it means the same, and
 * so it does with "it" for what was named before.
 */

/** A question as part of a talk, and the expectations that still apply. */
export interface Retelling {
  readonly name: string;
  /** The messages, the question last or in the last; undefined where it cannot be asked so. */
  readonly retell: (written: Written) => readonly string[] | undefined;
  /** The expectations where another question is answered beside it. */
  readonly among?: (expect: EvalCase["expect"]) => EvalCase["expect"];
}

/** Questions that nothing else is about. */
const OTHERS = [
  "how many hyatt points do i have?",
  "what card should i use for gas?",
  "when is my next annual fee?",
  "does the amex gold have lounge access?",
  "what are united miles worth?",
  "any credits expiring this month?",
] as const;

const BESIDE = [
  "what's the annual fee on the hilton surpass",
  "how many delta miles do i have",
  "when does my next annual fee post",
] as const;

const OF_CARD: readonly ((card: string) => string)[] = [
  (card) => `what's the annual fee on ${card}?`,
  (card) => `tell me about ${card}`,
  (card) => `does ${card} charge foreign transaction fees?`,
  (card) => `is ${card} worth keeping?`,
  (card) => `what does ${card} earn on dining?`,
];

const RIVALS = [
  "Hilton Honors Surpass",
  "Capital One Venture X",
  "Chase Sapphire Preferred",
  "Amex Gold",
] as const;

const LEADS = ["and the", "what about the", "how about the", "same for the"] as const;

const beside = (at: number): string => pick(BESIDE, at) ?? BESIDE[0];
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const unmarked = (text: string): string => text.replace(/[?.!\s]+$/, "");

/** Of two answers in one, the second need not be in the first paragraph. */
const ofOneHalf = (expect: EvalCase["expect"]): EvalCase["expect"] => ({
  ...expect,
  pick: undefined,
});

export const RETELLINGS: readonly Retelling[] = [
  {
    name: "after a question on something else",
    retell: ({ text, at }) => [pick(OTHERS, at) ?? OTHERS[0], text],
  },
  {
    name: "with it for the card",
    retell: (written) => {
      const said = withCard(written, "it");
      return said && [pick(OF_CARD, written.at)?.(said.card) ?? "", said.text];
    },
  },
  {
    name: "after the same of another card",
    retell: (written) => {
      const said = withCard(written, `the ${pick(RIVALS, written.at)}`);
      return said && [said.text, `${pick(LEADS, written.at)} ${said.name}?`];
    },
  },
  {
    name: "before another question",
    retell: ({ text, at }) => [`${unmarked(text)} and ${beside(at)}?`],
    among: ofOneHalf,
  },
  {
    name: "behind another question",
    retell: ({ text, at }) => [`${beside(at)} and ${lowered(text)}`],
    among: ofOneHalf,
  },
  {
    name: "in the sentence after another question",
    retell: ({ text, at }) => [`${beside(at)}? ${text}`],
    among: ofOneHalf,
  },
];

/** Beside these a name is a part of another: "his gold", "the gold fee". */
const OWNED = /(?:\b(?:his|her|their|your|this|that|personal|business|new|big|old)|['’]s)\s+$/i;
const OF_IT =
  /^\s+(?:fee|credits?|spend|bonus|annual|yearly|points?|perks?|lounges?|offer)\b|^['’]s/i;

/** The text with other words for the one card that it names; undefined where it names more. */
function withCard(
  { text, asked }: Written,
  words: string,
): { readonly text: string; readonly card: string; readonly name: string } | undefined {
  const understood = asked();
  const [card, more] = sureMentions(understood, "card");
  const isAlone =
    more === undefined &&
    understood.mentions.every(
      ({ kind }) => !["card", "program", "issuer"].includes(kind) || kind === "card",
    ) &&
    understood.mentions.filter(({ kind }) => kind === "card").length === 1;
  const at = card === undefined || !isAlone ? -1 : text.indexOf(card.text);
  if (card === undefined || at < 0) return undefined;
  const isPart = OWNED.test(text.slice(0, at)) || OF_IT.test(text.slice(at + card.text.length));
  if (isPart) return undefined;
  const before = text
    .slice(0, at)
    .replace(/(?:^|\s)(?:the|my|our|a|an) $/i, (article) => (article.startsWith(" ") ? " " : ""));
  const rest = text.slice(at + card.text.length).replace(/^ card\b/i, "");
  return { text: `${before}${words}${rest}`, card: `the ${card.text}`, name: card.text };
}
