import type { Scene } from "../../tools/core/scene.ts";
import { SELF } from "../../accounts/wallet.ts";
import type { Understood } from "../builtin/understood.ts";
import type { Frame } from "../frame.ts";
import { fill, type Filled } from "../reading/fill.ts";
import { readFocus } from "../reading/focus.ts";
import { labelOf } from "../reading/labels.ts";
import type { Ranked } from "../reading/rank.ts";
import { topicOf } from "../reading/fill.ts";
import { addsTo, opensAsMore, pointsBack, tellingWords } from "./leaning.ts";
import { merge } from "./merge.ts";

/** What was asked before, as it was understood. */
export interface Before {
  readonly id: string;
  readonly frame: Frame;
}

export interface Followed extends Filled {
  readonly id: string;
  readonly score: number;
}

/** From here on a message is a question of its own, whatever it leans on. */
const OWN = 0.6;
/** Less likely than this, a message that opens as more of the same is that. */
const WEAK = 0.45;

/** A message as it goes on from the question before; undefined when it stands by itself. */
export function follow(
  asked: Understood,
  ranked: readonly Ranked[],
  before: Before,
  scene: Scene,
): Followed | undefined {
  const [first] = ranked;
  if (first === undefined) return undefined;
  const telling = tellingWords(asked);
  const isMore = opensAsMore(asked.tokens);
  const leans = isMore || pointsBack(asked.tokens);
  const isSame = first.id === before.id;
  if (telling.length === 0 || isSame || (isMore && first.score < WEAK) || first.score < LEAST) {
    return first.label.topic === "talk" && !leans && first.score > WEAK
      ? undefined
      : goOn(asked, before, scene, isSame ? first.score : OWN);
  }
  if (first.label.topic === "talk") return undefined;
  const filled = fill(first.label, asked, scene);
  if (filled === undefined) return undefined;
  const isBare = filled.frame.subjects.length === 0 && filled.doubts.length === 0;
  if (!leans && !isBare) return undefined;
  return {
    id: first.id,
    score: first.score,
    doubts: filled.doubts,
    frame: leans || isBare ? withSubjects(filled.frame, before.frame, leans) : filled.frame,
  };
}

const LEAST = 0.25;

/** The same question with what the message changes. */
function goOn(
  asked: Understood,
  before: Before,
  scene: Scene,
  score: number,
): Followed | undefined {
  const label = labelOf(before.id);
  const filled = label === undefined ? undefined : fill(label, asked, scene);
  if (label === undefined || filled === undefined) return undefined;
  const saysFocus = readFocus(asked.tokens).focus !== undefined;
  const isMine = asked.tokens.some((word) => word === "mine" || word === "me");
  const change = { frame: filled.frame, saysFocus, adds: addsTo(asked.tokens) };
  const merged = merge(before.frame, change);
  const owner = asked.owner ?? (isMine ? SELF : merged.owner);
  return { id: before.id, score, doubts: filled.doubts, frame: { ...merged, owner } };
}

/** Another question about what was named before. */
function withSubjects(frame: Frame, before: Frame, leans: boolean): Frame {
  const takes = new Set<string>(topicOf(frame.topic)?.takes);
  const kinds = new Set(frame.subjects.map(({ kind }) => kind));
  const more = before.subjects.filter(
    ({ kind, role }) => takes.has(kind) && !kinds.has(kind) && role !== "except",
  );
  const amounts = leans
    ? before.amounts.filter(
        ({ role, unit }) => takes.has(role) && !frame.amounts.some((one) => one.unit === unit),
      )
    : [];
  return {
    ...frame,
    subjects: [...frame.subjects, ...more],
    amounts: [...frame.amounts, ...amounts],
    owner: frame.owner ?? (takes.has("owner") && leans ? before.owner : undefined),
  };
}
