import type { Scene } from "../../tools/core/scene.ts";
import type { Understood } from "../language/understood.ts";
import type { Frame } from "../frame.ts";
import { type Filled, topicOf } from "../reading/fill.ts";
import { phrases, says, spaced } from "../reading/phrases.ts";
import { variantOf } from "../reading/variants.ts";
import type { Before } from "./before.ts";

/* Names of a message told apart by what was named or asked back before. */

const BOTH = phrases("both|all of them|each|either|all three|the two|all|all of those");

/** The frame with names told apart by what was named or asked back before. */
export function settled(
  filled: Filled | undefined,
  asked: Understood,
  before: Before,
  scene: Scene,
): Filled | undefined {
  if (filled === undefined) return undefined;
  const [doubt] = before.doubts;
  if (doubt !== undefined) {
    const isAll = says(spaced(asked.tokens), BOTH) && asked.mentions.length === 0;
    const named = filled.doubts.flatMap(({ ids }) => ids.filter((id) => doubt.ids.includes(id)));
    const ids = isAll ? doubt.ids : named;
    if (ids.length === 1 || isAll) return withIds(filled, doubt.kind, ids);
  }
  const variant =
    before.card === undefined || !takesCard(filled.frame)
      ? undefined
      : variantOf(asked, before.card, scene);
  return variant === undefined ? filled : withIds(filled, "card", [variant]);
}

const takesCard = ({ topic }: Frame): boolean => topicOf(topic)?.takes.includes("card") === true;

const withIds = (
  { frame, columns }: Filled,
  kind: Frame["subjects"][number]["kind"],
  ids: readonly string[],
): Filled => ({
  doubts: [],
  columns,
  frame: {
    ...frame,
    subjects: [
      ...frame.subjects.filter((one) => one.kind !== kind),
      ...ids.map((id) => ({ kind, id, role: "of" as const })),
    ],
  },
});
