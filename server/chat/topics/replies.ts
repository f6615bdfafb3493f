import { answer, askBack, type Draft, refuse, SCOPE } from "../compose/draft.ts";
import { line } from "../compose/line.ts";
import type { Frame } from "../frame.ts";
import { COST, ELSEWHERE } from "./how-to.ts";
import { type Answerable, definePlan } from "./topic.ts";

/* Small talk, and what the chat does not do. The column of the frame says which. */

export const talk: Answerable = definePlan(reply, { takes: [], columns: {} });

function reply({ column = "nothing_asked" }: Frame): Draft {
  const replies: Readonly<Record<string, Draft>> = REPLIES;
  return replies[column] ?? REPLIES.nothing_asked;
}

/* Replies to messages that need no tool, one row each. */

const say = (...lead: Draft["lead"]): Draft => answer({ lead, envelopes: [] });

export const REPLIES = {
  greeting: say(line`Hello. Ask me about your cards and points.`, SCOPE),
  thanks: say(line`You're welcome. Ask me whenever you have another question.`),
  nothing_asked: askBack(line`What would you like to know about your cards or points?`),
  joke: refuse(line`I am better at annual fees than at jokes.`, SCOPE),
  insult: refuse(
    line`Sorry this did not help. Please rephrase your question, naming the card, shop or program.`,
    SCOPE,
  ),
  off_topic: refuse(line`That is outside what I know.`, SCOPE),
  credit_score: refuse(
    line`I cannot see credit scores, reports or limits, and I cannot judge approval odds.`,
    line`I can check the issuers' published application rules against your cards: ask whether you are eligible for a card.`,
  ),
  bank_service: refuse(
    line`I cannot see bank accounts: no bills, payments, limits or applications. For a lost card, a disputed charge or anything else on the account, use the issuer's app or the number on the back of the card.`,
    SCOPE,
  ),
  cost: say(COST),
  wrongdoing: refuse(line`I do not help deceive a bank, a shop or anyone else.`, SCOPE),
  professional_advice: refuse(
    line`I do not give advice on taxes, law, loans, savings or investments; please ask a tax advisor or another professional.`,
    SCOPE,
  ),
  other_members: refuse(
    line`I only read your own wallet and the people you have entered in it; I cannot see what anyone else holds.`,
    SCOPE,
  ),
  write_request: refuse(
    line`Nothing was changed: this chat only looks things up. It cannot edit your wallet, apply for cards, or book, move or cancel anything.`,
    ELSEWHERE,
  ),
} as const satisfies Readonly<Record<string, Draft>>;
