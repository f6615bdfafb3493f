import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, cite, type Draft, type Line, line } from "../../compose/draft.ts";
import { asOf } from "../../compose/figure.ts";
import { joinLines } from "../../compose/rows.ts";
import type { Intent } from "../../intent.ts";
import { ABOUT } from "../../phrasings/talk.ts";
import { wordsOf } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import { SCOPE } from "./outside.ts";

/*
 * Questions on the service itself. What is asked of it stands first: a person or not, what it sees,
 * where figures come from, what becomes of what is told.
 */

const EXAMPLES = [
  line`Which card should I use at a supermarket?`,
  line`What are my points worth, and where can they go?`,
  line`Is my card worth its annual fee?`,
  line`Which of my credits expire this month?`,
  line`Does this card cover a rental car abroad?`,
] as const;

const SELF = line`I am the built-in chat of this service, a program and no person. I read your wallet and a catalog of US credit cards, and answer from them with sources.`;

/** Something that is asked of the service, by its words, and what is so. */
interface Aspect {
  readonly words: RegExp;
  /** Whoever asks whether it is so is told no. */
  readonly isNo?: boolean;
  readonly says: Line;
}

const ASPECTS: readonly Aspect[] = [
  {
    words:
      /\b(?:real|actual|live|human|a) (?:person|human|agent|being|representative|rep)\b|\b(?:a|you|to) human\b|\b(?:bot|robot|machine|computer|ai|llm|language model|chat ?gpt|gpt|claude|gemini|siri|copilot)\b|\b(?:who|what) (?:are you|am i (?:talking|chatting|speaking))\b|\bwhat (?:model|ai)\b/,
    isNo: true,
    says: line`No person and no language model: I am the built-in chat of this service, a program that works answers out from data.`,
  },
  {
    words:
      /\b(?:bank accounts?|transactions?|statements?|log ?ins?|purchases|actual account|real account|what i spend|see my spending|connected to my|linked to)\b/,
    isNo: true,
    says: line`No bank account, transactions or statements: I see only the wallet of your account here, as it was entered.`,
  },
  {
    words:
      /\b(?:sell|sold|share|privacy|private|safe|secure|stored?|save|keep|kept|remember|record(?:ed|s)?|track(?:ed|ing)?|spy\w*|delete)\b/,
    says: line`I only read: nothing you say here is written to your wallet, and every talk begins anew. The account settings show everything kept about you, as one file, and delete it; what else is done with data, the terms of whoever runs this service say.`,
  },
  {
    words:
      /\b(?:paid|pays you|commissions?|kick ?backs?|affiliat\w*|sponsor\w*|partnered|ads?|advert\w*|biased?|push\w*|referral links?|make money|work(?:s|ing)? for|owned by|belong|from the bank|are you (?:from |with |part of )?<\w+>)\b/,
    isNo: true,
    says: line`I push no card and speak for no bank: answers are arithmetic over the catalog and your wallet, and no commission enters them.`,
  },
  {
    words:
      /\b(?:where|which|what|how)\b.*\b(?:data|info\w*|figures?|numbers?|facts?|sources?|values?|valuations?)\b.*\b(?:from|get|got|come|comes|source\w*|use)\b|\b(?:where|how) (?:did|do|does) (?:you|that|this|it|they) (?:get|know|come|find|work|calculate|decide|figure)\b|\bsources?\b|\bwho (?:told|says)\b|\bhow (?:do|did|would) you know\b|\bwhy (?:did|do|would) you say\b/,
    says: line`From open tables of cards, programs, rules and point values, and from your wallet: each figure comes from one of them, with its sources listed under the answer. Values of points are our estimates from what publishers say.`,
  },
  {
    words: /\b(?:free|cost|costs|price|pay for|subscription|charged?|trial|premium)\b/,
    says: line`The catalog is free for all. How much an account may ask in a day depends on its plan, which its settings show; I know no prices of plans.`,
  },
  {
    words:
      /\b(?:trust|reliable|accura\w*|right|correct|wrong|mistakes?|sure|certain|mak(?:e|ing) (?:it|things|stuff)? ?up|made (?:\w+ )?up|fake|hallucinat\w*)\b/,
    says: line`Figures come from the data with their sources, never out of thin air; but the data can be behind, point values are estimates, and the issuer's terms decide. Where nothing is known I say so.`,
  },
  {
    words: /\b(?:languages?|spanish|french|german|chinese|hindi|tagalog)\b/,
    isNo: true,
    says: line`English only, so far.`,
  },
  {
    words:
      /\b(?:canad\w+|uk|british|europe\w*|india\w*|australia\w*|other countries|international)\b/,
    isNo: true,
    says: line`Only cards that are issued in the United States.`,
  },
  {
    words:
      /\b(?:award (?:search|seats?|space|availability)|find (?:me )?(?:flights?|seats?)|search (?:for )?(?:flights?|awards?))\b/,
    says: line`No search for award seats or prices: I say what your points reach, and what they are worth at a price that you name.`,
  },
  {
    words:
      /\b(?:can|do|will|could) (?:you|u|it) (?:actually )?(?:do|make|apply|pay|book|move|transfer|change|cancel|add|set|act)\b.*\b(?:for me|stuff|things|bills?|changes?|cards?|points)\b|\bonly talk\b|\bjust talk\b/,
    says: line`I only read and answer: I change nothing, pay nothing, move no points and apply for nothing.`,
  },
];

const CURRENT =
  /\b(?:current|fresh|recent|up to date|updated?|outdated|stale|old|live|real ?time|as of|how often|latest|newest)\b/;

/** Asked for a yes or a no; "a bot or a person" is not. */
const WHETHER = /^(?:so |hey |wait |and )*(?:can|could|do|does|are|is|will|did) (?!.*\bor\b)/;
/** What can be asked, asked before what else. */
const OF_SCOPE =
  /\bwhat (?:\w+ ){0,3}(?:can|do|could) (?:you|i|we) (?:\w+ ){0,2}(?:do|help|ask|answer|know|cover)\b/;

export const about: Intent = {
  id: "about",
  group: "talk",
  label: "what this chat can do",
  likes: [],
  needs: [],
  phrasings: ABOUT,
  rules: [/^help(?: me)?(?: please)?$/, /^what can you (?:do|help(?: me)? with)$/],
  wordings: [
    /^(?:so |hey |wait )?(?:are you|is this|am i (?:talking|chatting) (?:to|with)) (?:an? |the |really |actually )*(?:chat ?gpt|gpt|openai|claude|gemini|ai|bot|robot|human|person|llm|real person|language model)\b/,
    /^(?:(?:can|could|may) i |i (?:want|need|would like) to |let me )(?:please )?(?:talk|speak|chat) (?:to|with) (?:an? |some )?(?:actual |real |live )?(?:human|person|agent|somebody|someone)(?: please| instead)?$/,
  ],
  respond: describe,
};

function describe(asked: Understood, toolbox: Toolbox): Draft {
  const words = wordsOf(asked);
  const said = ASPECTS.filter((aspect) => aspect.words.test(words)).map(({ says, isNo }) =>
    isNo === true && WHETHER.test(words) ? joinLines([line`**No**:`, says]) : says,
  );
  const isOfDay = CURRENT.test(words);
  if (said.length === 0 && !isOfDay) {
    return answer({
      result: [
        SELF,
        SCOPE,
        line`I change nothing, see no bank account and know no prices of the day. You could ask:`,
      ],
      details: EXAMPLES,
      envelopes: [],
    });
  }
  const values = isOfDay ? ask(toolbox, "list_valuations", { held_only: true }) : undefined;
  const dated =
    values === undefined
      ? []
      : [
          line`The data is as of **${asOf(values)}**. ${cite(values)} It is a catalog that is brought up to date from time to time, not a live feed; a fact that was read earlier says so in its answer.`,
        ];
  return answer({
    result: OF_SCOPE.test(words) ? [SCOPE, ...dated, ...said] : [...dated, ...said, SCOPE],
    envelopes: values === undefined ? [] : [values],
  });
}
