import type { FactIndex } from "../../../tools/core/facts.ts";
import type { Mind } from "../mind.ts";
import type { Understood } from "../../language/understood.ts";

type Judge<Result> = (asked: Understood, mind: Mind, facts: FactIndex) => Result;

/**
 * A judgement that is made once for each text that is understood: a message is looked at whole and
 * in parts, by many who ask the same. Kept only as long as the mind of one answer is.
 */
export function onceEach<Result>(judge: Judge<Result>): Judge<Result> {
  const known = new WeakMap<Mind, WeakMap<Understood, Result>>();
  return (asked, mind, facts) => {
    const ofMind = known.get(mind) ?? new WeakMap<Understood, Result>();
    known.set(mind, ofMind);
    const before = ofMind.get(asked);
    if (before !== undefined) return before;
    const result = judge(asked, mind, facts);
    ofMind.set(asked, result);
    return result;
  };
}
