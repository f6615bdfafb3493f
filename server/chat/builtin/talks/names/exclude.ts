import { nameOf } from "../../slots.ts";
import { without } from "../around/asked-back.ts";
import type { Look, Question, Talk } from "../talk.ts";

/** "Not the business one": the question before without the meanings that have the word. */
export function exclude(talk: Talk, text: string, less: string, look: Look): Question | undefined {
  const before = look();
  if (before === undefined) return undefined;
  const { facts } = talk.scene;
  const mentions = before.asked.mentions.map((mention) => {
    const named = mention.ids.map((id) => nameOf(mention.kind, id, facts));
    const kept = new Set(without(named, less));
    const ids = mention.ids.filter((id) => kept.has(nameOf(mention.kind, id, facts)));
    const isLess = ids.length > 0 && ids.length < mention.ids.length;
    return isLess ? { ...mention, ids } : mention;
  });
  const isLess = mentions.some((one, at) => one !== before.asked.mentions[at]);
  return isLess ? { ...before, text, asked: { ...before.asked, mentions } } : undefined;
}
