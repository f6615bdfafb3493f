import { type Line, line } from "../compose/draft.ts";
import { says } from "./says.ts";
import type { Understood } from "../../language/understood.ts";

/* "Can my wife use my free night", "does the credit work for my son's order": the asker's own, used by another. */

const PERSON = String.raw`(?:my|our) (?!(?:card|credit|night|certificate|points|miles|own)s?\b)\S+`;
const USES = new RegExp(
  String.raw`\b(?:can|could|may|might|will|would|does|do) ${PERSON} (?:also |too )?(?:use|spend|redeem|book with)\b|\b(?:can|could|may|might|will|would) \S+ (?:also |too )?(?:use|spend|redeem|book with) (?:my|our)\b|\b(?:works?|good|valid|appl(?:y|ies)|counts?|pays?) for ${PERSON}`,
);

export const asksForOther = (asked: Understood): boolean => says(asked, USES);

/** The question as one of what the asker has. */
export function ofAsker(asked: Understood): Understood {
  const { owner: _owner, stranger: _stranger, ...rest } = asked;
  return asksForOther(asked) ? rest : asked;
}

/** Told beside what it is. */
export const otherLines = (asked: Understood): readonly Line[] =>
  asksForOther(asked)
    ? [line`Whether somebody else may use it, its terms decide; that is not in my data.`]
    : [];
