import type { HeldCard } from "../../tools/core/held.ts";
import type { Toolbox } from "../toolbox.ts";
import { respondTo } from "./compose/ask.ts";
import { type Draft, line, told, withCaveats } from "./compose/draft.ts";
import { wordsOf } from "./compose/join.ts";
import { joinLines } from "./compose/rows.ts";
import type { Intent } from "./intent.ts";
import { cardsGone, withoutCards } from "./readings/cards-gone.ts";
import { valueSupposed } from "./readings/value-supposed.ts";
import type { Understood } from "../language/understood.ts";

/* What a question supposes of the wallet is so for its answer, and for nothing else. */

/** The answer on the wallet as the question supposes it: without cards, or with points counted otherwise. */
export function respondSupposing(intent: Intent, asked: Understood, toolbox: Toolbox): Draft {
  const left = cardsGone(intent, asked, toolbox.scene);
  if (left === undefined) return respondValuing(intent, asked, toolbox);
  const without = toolbox.supposing((wallet) => withoutCards(wallet, left.gone));
  return withoutThem(respondValuing(intent, left.asked, without), left.gone);
}

/** Says which cards are thought away; a yes or a no stays first. */
function withoutThem(draft: Draft, gone: readonly HeldCard[]): Draft {
  const [first, ...rest] = draft.result;
  if (draft.kind !== "answer" || first === undefined) return draft;
  const names = told([...new Set(gone.map(({ card }) => card.card_name))].join(" and the "));
  return YES_OR_NO.test(wordsOf(first))
    ? { ...draft, result: [joinLines([first, line`That is without the ${names}.`]), ...rest] }
    : { ...draft, result: [joinLines([line`Without the ${names}:`, first]), ...rest] };
}

const YES_OR_NO = /^\W*(?:yes|no)\b/i;

/** The answer with points counted as the question supposes, and a word on that. */
function respondValuing(intent: Intent, asked: Understood, toolbox: Toolbox): Draft {
  const supposed = valueSupposed(asked, toolbox.scene);
  if (supposed === undefined) return respondTo(intent, asked, toolbox);
  const { programs, cpp } = supposed;
  const own = { cpp, set_on: toolbox.scene.today };
  const valued = toolbox.supposing((wallet) => ({
    ...wallet,
    valuations: {
      ...wallet.valuations,
      ...Object.fromEntries(programs.map((program) => [program, own])),
    },
  }));
  return withCaveats(respondTo(intent, supposed.asked, valued), [
    line`Points are counted as you suppose, for this question only; set_valuation_override keeps a value.`,
  ]);
}
