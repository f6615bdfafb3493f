import { THESAURUS } from "./thesaurus.ts";
import { pick, type Rewording, type Written } from "./written.ts";

/* Words of questions by others that say the same. */

export const SYNONYMS: readonly Rewording[] = [
  { name: "other words", reword: (written) => inOtherWords(written) },
  {
    name: "yet other words",
    reword: (written) => inOtherWords({ ...written, at: written.at + 1 }),
  },
];

interface Place {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

/** Every word that has others replaced by one of them, the longest words first. */
function inOtherWords({ text, at }: Written): string {
  const places: Place[] = [];
  for (const { said, others } of THESAURUS) {
    for (const found of text.matchAll(said)) {
      const from = found.index;
      const to = from + found[0].length;
      const different = others.filter((one) => one.toLowerCase() !== found[0].toLowerCase());
      const by = (pick(different, at) ?? found[0]).replace("$1", found[1] ?? "");
      if (places.every((one) => to <= one.from || one.to <= from)) places.push({ from, to, by });
    }
  }
  return places
    .toSorted((a, b) => b.from - a.from)
    .reduce((written, { from, to, by }) => written.slice(0, from) + by + written.slice(to), text);
}
