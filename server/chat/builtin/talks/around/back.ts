import { rank } from "../../ranking/rank.ts";
import { chainOf, topicOf } from "../chain.ts";
import { type Question, read, type Talk } from "../talk.ts";

/* "Going back to ANA, how long does that take": what follows goes on from an earlier question. */

/** A question taken up again, and what is asked of it now. */
export interface Back {
  readonly before: Question;
  readonly rest: string;
}

const BACK =
  /^(?:[^.?!,]{0,40}[.?!,]\s*)?(?:(?:ok|okay|k|so|and|now|but|then|well|anyway|alright|let'?s|can we|to) )*(?:(?:going|getting|coming|go|get|circling|jumping|returning|return|turning) )?(?:back )?to (?:my |the |our |that |this )?(?<subject>[^,.:;?!–—]{2,40}?)(?:[,.:;?!]|\s[-–—])\s*(?<rest>\S.*)$/is;

/** The earlier question that is named by what it was about, by a name in it or by its sort. */
export function backTo(talk: Talk, text: string, last: Question): Back | undefined {
  const { subject, rest } = BACK.exec(text)?.groups ?? {};
  if (subject === undefined || rest === undefined || !/\b(?:back|return\w*)\b/i.test(text)) {
    return undefined;
  }
  const named = read(talk, subject);
  const [likeliest] = rank(named, talk.mind, talk.scene.facts);
  const chain = chainOf(last).slice(1);
  const before =
    chain.find(({ asked }) =>
      named.mentions.some(({ ids }) =>
        asked.mentions.some((one) => one.ids.some((id) => ids.includes(id))),
      ),
    ) ?? chain.find((one) => topicOf(one)?.group === likeliest?.intent.group);
  return before === undefined ? undefined : { before, rest };
}
