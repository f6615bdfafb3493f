import { chainOf, topicOf } from "../chain.ts";
import { type Question, read, type Talk } from "../talk.ts";
import type { Understood } from "../../../language/understood.ts";

/* "That gas card you said, what's its fee": the card that our answer on gas named, some turns ago. */

const ADVISED =
  /\b(?:the|that|this|your) (?:(?<of>(?:\S+ ){0,3}?)(?:card|one|pick|choice|recommendation)|(?<for>card|one) for (?:the |my )?\S+(?: \S+)?)(?: (?:that )?(?:you|u|ya) (?:just |first |already )?(?:said|told me(?: about)?|mentioned|named|recommended|gave(?: me)?|suggested|picked|listed|brought up)(?: (?:for|first|before|earlier)\b(?: \S+)?)?)|\bthat (?<kind>(?:\S+ ){1,2}?)card\b/;

/** The text with the name of the card in the place of these words. */
export function withAdvised(talk: Talk, text: string, last: Question | undefined): string {
  const said = read(talk, text).tokens.join(" ");
  const found = last === undefined ? null : ADVISED.exec(said);
  if (last === undefined || found === null) return text;
  const named = read(talk, found[0]);
  if (named.mentions.some(({ kind }) => kind === "card")) return text;
  const advice = chainOf(last).find(
    (one) => topicOf(one)?.group === "purchase" && isAbout(talk, one, named),
  );
  const card = advice === undefined ? undefined : talk.recall(advice);
  return card === undefined ? text : said.replace(found[0], `the ${card}`);
}

/** Whether a question is about the place that is named; any is, where none is named. */
function isAbout({ scene: { facts } }: Talk, { asked }: Question, named: Understood): boolean {
  const places = (one: Understood): readonly string[] =>
    one.mentions.flatMap(({ kind, ids }) =>
      kind === "category"
        ? ids
        : kind === "merchant"
          ? [...ids, ...ids.flatMap((id) => facts.merchants.get(id)?.category ?? [])]
          : [],
    );
  const meant = places(named);
  return meant.length === 0 || places(asked).some((id) => meant.includes(id));
}
