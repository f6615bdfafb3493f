import { answer, clarify, type Draft, type Line, line, refuse } from "../../compose/draft.ts";
import type { Intent } from "../../intent.ts";
import {
  CARRY_BALANCE,
  CREDIT_SCORE,
  GREETING,
  NOTHING_ASKED,
  OFF_TOPIC,
  PROFESSIONAL_ADVICE,
  THANKS,
} from "../../phrasings/talk.ts";
import { BANK_SERVICE, INSULT, JOKE, WRONGDOING } from "../../phrasings/talk-more.ts";
import { chargedFee } from "../fee/charged-fee.ts";
import { about } from "./about.ts";
import { BANK_WORDS } from "./bank-service.ts";
import { BODY_AND_PAPERS, MONEY_WORDS, SHOP_WORDS } from "./other-trades.ts";
import { NO_DEBT_ADVICE, SCOPE } from "./outside.ts";
import { ADVICE_WORDS, DEBT_WORDS, OFF_TOPIC_WORDS, SCORE_WORDS, WRONG_WORDS } from "./wordings.ts";

/** An intent that always says the same. */
const saying = (
  id: string,
  label: string,
  { draft, ...more }: Pick<Intent, "phrasings" | "rules" | "wordings"> & { draft: Draft },
): Intent => ({
  id,
  group: "talk",
  label,
  likes: [],
  needs: [],
  ...more,
  respond: () => draft,
});

const say = (...result: readonly Line[]): Draft => answer({ result, envelopes: [] });

const NO_BANK = refuse(
  line`I see no bank account: no bills, payments, limits or applications. The issuer's app, or the number on the back of the card, is the way for that.`,
  SCOPE,
);

export const smallTalk: readonly Intent[] = [
  saying("greeting", "how to begin", {
    phrasings: GREETING,
    rules: [/^(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there| again)?$/],
    draft: say(line`Hello. Ask me about your cards and points.`, SCOPE),
  }),
  saying("thanks", "nothing more", {
    phrasings: THANKS,
    rules: [
      /^(?:ok |okay |great |perfect )?(?:thanks|thank you)(?: so much| a lot| very much)?$/,
      /\byou (?:really |just |always )?(?:save|saved) (?:me|us) (?:\w+ ){0,3}(?:time|hours?|day|headache|trip|call|butt|bacon)\b(?!.*\b(?:how|which|what|if|can|does)\b)/,
    ],
    draft: say(line`You are welcome. Ask me whenever you have another question.`),
  }),
  saying("nothing_asked", "something that I asked", {
    phrasings: NOTHING_ASKED,
    rules: [
      /^(?:yes|no|ok|okay|sure|yep|yeah|nope|maybe|right|correct|go on|continue|please|please do)$/,
      /^(?:the )?(?:first|second|third|last|other)(?: one)?$|^\d$/,
      /^(?:what about (?:it|that|this|them)|which(?: one)?)$/,
    ],
    draft: clarify(
      line`I have not asked you anything that this answers. What would you like to know?`,
    ),
  }),
  about,
  saying("joke", "something funny", {
    phrasings: JOKE,
    draft: refuse(line`I am better at annual fees than at jokes.`, SCOPE),
  }),
  saying("insult", "a better answer", {
    phrasings: INSULT,
    draft: refuse(
      line`Sorry that this did not help. Please ask it in another way, with the card, shop or program by name.`,
      SCOPE,
    ),
  }),
  saying("off_topic", "something else", {
    phrasings: OFF_TOPIC,
    wordings: [...OFF_TOPIC_WORDS, ...BODY_AND_PAPERS, ...SHOP_WORDS],
    draft: refuse(
      line`That is outside of what I know: US credit cards, points and your wallet.`,
      SCOPE,
    ),
  }),
  saying("carry_balance", "how to borrow on a card", {
    phrasings: CARRY_BALANCE,
    wordings: DEBT_WORDS,
    draft: NO_DEBT_ADVICE,
  }),
  saying("credit_score", "your credit score", {
    phrasings: CREDIT_SCORE,
    wordings: SCORE_WORDS,
    draft: refuse(
      line`I do not see credit scores, reports or limits and cannot tell approval odds.`,
      line`I can check the issuer's published application rules against the cards in your wallet: ask whether you are eligible for a card.`,
    ),
  }),
  {
    ...saying("bank_service", "something at your bank", {
      phrasings: BANK_SERVICE,
      wordings: BANK_WORDS,
      draft: NO_BANK,
    }),
    respond: (asked, toolbox) => chargedFee(asked, toolbox) ?? NO_BANK,
  },
  saying("wrongdoing", "something that is not allowed", {
    phrasings: WRONGDOING,
    wordings: WRONG_WORDS,
    draft: refuse(line`I do not help with deceiving a bank, a shop or anybody else.`, SCOPE),
  }),
  saying("professional_advice", "tax, law or investments", {
    phrasings: PROFESSIONAL_ADVICE,
    wordings: [...ADVICE_WORDS, ...MONEY_WORDS],
    rules: [
      /\btaxable\b|^(?!.*\b(?:(?:which|what) card|award|ticket|flight|fees|room|counts?|counted|towards?|minimum|usd)\b).*(?<!<)\b(?:points|bonus|rewards|cash back)\b.*\btax(?:es|ed)?\b/,
      /\b(?:invest(?:ing)? in|bitcoin|stock market)\b/,
    ],
    draft: refuse(
      line`I give no advice on taxes, law, loans, savings or investments; please ask a professional.`,
      SCOPE,
    ),
  }),
];
