import { askLossThen } from "./carried/lost-then.ts";
import { askKindOfPoints } from "./carried/kind-of-points.ts";
import { askMoreSpent } from "./carried/more-spent.ts";
import { askIfClosed, askInDollars, askWithoutIt } from "./carried/of-answered.ts";
import { askOfPart } from "./carried/part-of.ts";
import { askOfTold } from "./carried/of-told.ts";
import { askWorth } from "./credits/credit-talk.ts";
import { moreOfCover } from "./cover/more-of-cover.ts";
import { askColumn } from "./names/column-of.ts";
import { askNextDown } from "./names/next-down.ts";
import { askWhichTold } from "./names/which-told.ts";
import { askRows } from "./rows/ask-rows.ts";
import { askTold } from "./told/ask-told.ts";
import { goOnBuying } from "./buying/purchase-talk.ts";
import { narrowSearch } from "./searching/narrow.ts";
import { askUnknownLounge } from "./names/unknown-lounge.ts";
import { askOfNth, askWhichOfThem } from "./names/one-by-one.ts";
import { topicOf } from "./chain.ts";
import { type Question, read, type Talk } from "./talk.ts";
import type { Understood } from "../../language/understood.ts";

/*
 * The readers of what leans on the question before, in their order: each takes a message for what it
 * leaves out, or passes.
 */

type Lean = (talk: Talk, text: string, said: Understood, before: Question) => Question | undefined;

/** What goes on from the one before whatever it looks like by itself. */
export const goOn = (talk: Talk, text: string, last: Question): Question | undefined =>
  firstOf(GOING_ON, talk, text, last);

/** What goes on from the one before as it leaves out what it is about. */
export const leanOn = (talk: Talk, text: string, last: Question): Question | undefined =>
  firstOf(LEANING, talk, text, last);

/** What goes on from a question whatever it looks like by itself. */
const GOING_ON: readonly Lean[] = [
  moreOfCover,
  narrowSearch,
  askWhichTold,
  askIfClosed,
  askWithoutIt,
  askInDollars,
  askTold,
  (talk, text, said, before) =>
    topicOf(before)?.group === "value" ? askWhichOfThem(talk, text, said, before) : undefined,
  // "The next one" of an order is told as the answer tells the first.
  (talk, text, said, before) =>
    askNextDown(talk, text, said, before) ?? askRows(talk, text, before),
];

/** What goes on from a question without naming it, each read for what it leaves out. */
const LEANING: readonly Lean[] = [
  askUnknownLounge,
  askNextDown,
  askKindOfPoints,
  askMoreSpent,
  askWhichOfThem,
  askWhichTold,
  askOfNth,
  askColumn,
  goOnBuying,
  moreOfCover,
  narrowSearch,
  askWorth,
  askLossThen,
  askOfPart,
  askOfTold,
];

function firstOf(
  leans: readonly Lean[],
  talk: Talk,
  text: string,
  last: Question,
): Question | undefined {
  const said = read(talk, text);
  for (const lean of leans) {
    const found = lean(talk, text, said, last);
    if (found !== undefined) return found;
  }
  return undefined;
}
