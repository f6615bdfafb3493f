import type { Mention } from "../understood.ts";

/*
 * "Avios" are British Airways', Iberia's and Qatar's: where one of them is named in the same question,
 * they are its own.
 */

/** The names with a program's that is shared narrowed to the one of its programs that is named too. */
export function withSharedNames(mentions: readonly Mention[]): readonly Mention[] {
  const sure = new Set(
    mentions.flatMap(({ kind, ids }) => (kind === "program" && ids.length === 1 ? ids : [])),
  );
  return mentions.map((mention) => {
    if (mention.kind !== "program" || mention.ids.length < 2) return mention;
    const named = mention.ids.filter((id) => sure.has(id));
    return named.length === 1 ? { ...mention, ids: named } : mention;
  });
}
