import { line, refuse } from "../../compose/draft.ts";
import type { Intent } from "../../intent.ts";
import { OTHER_MEMBERS } from "../../phrasings/talk-more.ts";

export const OTHERS_DATA = refuse(
  line`I only read your own wallet, with the people of your household in it, and nobody else's. I cannot look up other members, accounts or people.`,
  line`If somebody of your household is meant, their cards need to be in your wallet under their name.`,
);

/** People who are nobody of a household, as they are called. */
const STRANGER = String.raw`(?:(?:my|our|your|the|a|an|his|her|this|that|some) )?(?:other |best |old )?(?:friends?|buddy|neighbou?rs?|(?:brother|sister|mother|father) in laws?|co ?workers?|colleagues?|boss|manager|landlord|roommates?|classmates?|employees?|assistant|client|clients|customers?|members?|(?<!authorized )users?|subscribers?|strangers?|guy|accountant|ex(?: (?:wife|husband|partner|girlfriend|boyfriend|<person>))?|someone(?: else)?|somebody(?: else)?|everyone(?: else)?|everybody(?: else)?|anyone else|anybody(?: else)?|people on (?:here|this)|taylor swift|the ceo)s?`;

/** Kin who is nobody of the household: who is, is called by name or as its other half. */
const KIN = String.raw`(?:(?:step|grand)?(?:mom|mum|mother|dad|father|son|daughter|parents?|kids?|children)|sister|brother|siblings?|aunt|uncle|cousin|nephew|niece|in laws?)s?`;

const DATA = String.raw`(?:5\/24|wallets?|cards?|points|miles|balances?|accounts?|portfolio|data|credits|rewards|stash|spending|e?mails?)`;

const HOLD = String.raw`(?:have|hold|carry|own|got|use|keep|earn)`;

/** Whom a name may stand for that is no person. */
const THING = String.raw`(?:i|we|you|she|he|it|that|this|they|one|the|a|an|my|our|your|each|every|any|most|all|most people|people|<\w+>|\w*bank|credit|airlines?|hotels?|which|what|not)`;

const LOOK = String.raw`(?:show|pull up|look (?:up|in|into|at)|check|see|open|access|read|tell me|give me|list|what is|what are|whats|what about|view|get|find|how many|how much|peek (?:at|into))`;

export const otherMembers: Intent = {
  id: "other_members",
  group: "talk",
  label: "what somebody else has",
  likes: [],
  needs: [],
  phrasings: OTHER_MEMBERS,
  rules: [
    new RegExp(
      String.raw`^(?:is|does|did|has|do) ${STRANGER}(?: \w+)? (?:using|use|have|hold|own|carry|got|keep|earn)\b`,
    ),
    new RegExp(
      String.raw`(?:\b(?:cards?|points|miles|balances?|wallets?|credits|rewards|much)|<program>) (?:does|do|did|is|are|has|have) ${STRANGER}\b(?: \w+){0,3} ${HOLD}\b`,
    ),
    new RegExp(
      String.raw`(?:\b(?:cards?|points|miles|balances?|credits|rewards|much|what)|<program>) (?:does|do|did|is|are) (?:my|our|<person>) ${KIN} (?:${HOLD}|carrying|using|holding)\b`,
    ),
    new RegExp(
      String.raw`\b(?:cards?|points|miles|balances?) (?:does|do|did) (?!${THING}\b|<)(?:\w+ ){1,3}(?:hold|carry|own|have in (?:his|her|their))\b`,
    ),
    new RegExp(
      String.raw`(?:\b(?:cards?|points|miles)|<program>) (?:does|did) (?!${THING}\b|<)\w+(?: \w+)? have(?: right now| left| now|$)`,
    ),
    new RegExp(String.raw`\b${LOOK}\b.*\b${STRANGER} (?:<\w+> |\w+ )?${DATA}\b`),
    new RegExp(
      String.raw`\b(?:in|into|inside|${LOOK}) (?:<merchant>|(?!my|our|the|your|a|an|this|me|that|mobile|digital|apple|google|samsung|household|whole|entire|current|of|in|all)\w+) wallets?\b`,
    ),
    new RegExp(String.raw`\b${DATA} (?:of|for|from|belonging to) ${STRANGER}(?: \w+)?$`),
    /\b(?:how many|which|what|list|all) (?:other )?(?:members|users|customers|subscribers|people) (?:use|are on|have signed|has signed|on this|do you have|of yours|there are|are there|are using)\b/,
    /\b(?:your|other|all|every|the) (?:users|members|customers|subscribers)\b(?! (?:of|in) (?:my|our) (?:household|family))/,
    new RegExp(String.raw`\bmuch (?:does|did) (?!${THING}\b|<)\w+(?: \w+)? have (?:in|with|on)\b`),
    new RegExp(
      String.raw`\bcards? (?:is|are|was) ${STRANGER} (?:carrying|using|holding|having|keeping)\b`,
    ),
    /\bwho(?: is| are| has)? the (?:member|user|customer)\b/,
    /\b(?:login|password|access) (?:for|to|of) (?:his|her|their) (?:account|wallet|card)/,
  ],
  respond: () => OTHERS_DATA,
};
