import type { Scene } from "../../member/scene.ts";
import type { Understood } from "../language/understood.ts";
import { topicOf } from "../reading/fill.ts";
import type { Before } from "./chosen.ts";
import { goOn } from "./follow.ts";
import { asksOn, opensAsMore } from "./leaning.ts";

/** The earlier question that can use a message's condition or amount, if the last one cannot. */
export function resumedBy(
  asked: Understood,
  befores: readonly (Before | undefined)[],
  scene: Scene,
): Before | undefined {
  const [last, ...others] = befores.toReversed();
  const isShort = asked.tokens.length <= MAX_CONDITION && !asksOn(asked.tokens);
  if (last === undefined || !isShort || !opensAsMore(withoutAssent(asked.tokens))) return undefined;
  const takes = new Set<string>(topicOf(last.frame.topic).takes);
  if (asked.mentions.some(({ kind }) => takes.has(kind))) return undefined;
  const isTaken = (before: Before | undefined): boolean => {
    if (before === undefined) return false;
    const frame = goOn(asked, before, scene)?.frame ?? before.frame;
    const { constraints, amounts } = before.frame;
    return (
      JSON.stringify([frame.constraints, frame.amounts]) !== JSON.stringify([constraints, amounts])
    );
  };
  return isTaken(last) ? undefined : others.find(isTaken);
}

const MAX_CONDITION = 10;
const ASSENT = new Set("ok okay k so well hmm".split(" "));
const withoutAssent = (tokens: readonly string[]): readonly string[] =>
  ASSENT.has(tokens[0] ?? "") ? tokens.slice(1) : tokens;
