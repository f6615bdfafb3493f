import { answer, askBack, type Draft, refuse, SCOPE } from "../compose/draft.ts";
import { line } from "../compose/line.ts";

/* What is said to messages that ask nothing of the tools, one row each. */

const say = (...lead: Draft["lead"]): Draft => answer({ lead, envelopes: [] });

export const REPLIES = {
  greeting: say(line`Hello. Ask me about your cards and points.`, SCOPE),
  thanks: say(line`You're welcome. Ask me whenever you have another question.`),
  nothing_asked: askBack(line`What would you like to know about your cards or points?`),
  about: say(
    line`I am the built-in chat of this service: a program, not a person and not a language model. I work answers out from your wallet and a catalog of US credit cards, and name my sources.`,
    line`I only read: I change nothing, apply for nothing, move no points and see no bank account. Figures come from the data as of the day that each answer gives; point values are estimates.`,
    SCOPE,
  ),
  joke: refuse(line`I am better at annual fees than at jokes.`, SCOPE),
  insult: refuse(
    line`Sorry that this did not help. Please ask again in other words, with the card, shop or program by name.`,
    SCOPE,
  ),
  off_topic: refuse(line`That is outside of what I know.`, SCOPE),
  carry_balance: refuse(
    line`I give no advice on interest rates, balance transfers or carrying a balance, and I do not know any card's APR. Interest costs more than points earn, so pay the balance in full if you can.`,
    SCOPE,
  ),
  credit_score: refuse(
    line`I do not see credit scores, reports or limits, and I cannot tell approval odds.`,
    line`I can check the issuers' published application rules against your cards: ask whether you are eligible for a card.`,
  ),
  bank_service: refuse(
    line`I see no bank account: no bills, payments, limits or applications. The issuer's app, or the number on the back of the card, is the way for that.`,
    SCOPE,
  ),
  wrongdoing: refuse(line`I do not help with deceiving a bank, a shop or anybody else.`, SCOPE),
  professional_advice: refuse(
    line`I give no advice on taxes, law, loans, savings or investments; please ask a professional.`,
    SCOPE,
  ),
  other_members: refuse(
    line`I only read your own wallet and the people you have entered in it; what anybody else holds I do not see.`,
    SCOPE,
  ),
} as const satisfies Readonly<Record<string, Draft>>;
