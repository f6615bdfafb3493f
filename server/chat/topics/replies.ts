import { ACCOUNT_PATH, WALLET_PATH } from "../../contract/addresses.ts";
import { mcpPage } from "../../contract/pages.ts";
import { answer, askBack, type Draft, refuse, SCOPE } from "../compose/draft.ts";
import { text } from "../compose/figures.ts";
import { type Line, line } from "../compose/line.ts";
import type { Frame } from "../frame.ts";
import { type Answerable, definePlan } from "./topic.ts";

/* Small talk, and what the chat does not do. The column of the frame says which. */

/** Orders in form, but questions about where it is done. */
const COLUMNS: Answerable["columns"] = {
  add_card: {
    unit: "text",
    words: ["add", "enter", "put in", "change", "update", "remove", "set"].flatMap((verb) => [
      `how do i ${verb}`,
      `how can i ${verb}`,
      `how to ${verb}`,
      `where do i ${verb}`,
      `where can i ${verb}`,
    ]),
  },
  delete_data: {
    unit: "text",
    words: ["delete my account", "delete my data", "delete all my data", "delete all of my data"],
  },
};

export const talk: Answerable = definePlan(reply, { takes: [], columns: COLUMNS });

function reply({ column = "nothing_asked" }: Frame): Draft {
  const replies: Readonly<Record<string, Draft>> = REPLIES;
  return replies[column] ?? REPLIES.nothing_asked;
}

/* Replies to messages that need no tool, one row each. */

const say = (...lead: Draft["lead"]): Draft => answer({ lead, envelopes: [] });

const ACCOUNT: Line = line`your account page (${text(ACCOUNT_PATH)})`;

const CONNECT: Line = line`You can make changes on your wallet page (${text(WALLET_PATH)}), or ask an AI assistant that is connected to your wallet; ${text(mcpPage.path)} shows how to connect one.`;

export const REPLIES = {
  greeting: say(line`Hello. Ask me about your cards and points.`, SCOPE),
  thanks: say(line`You're welcome. Ask me whenever you have another question.`),
  nothing_asked: askBack(line`What would you like to know about your cards or points?`),
  joke: refuse(line`I am better at annual fees than at jokes.`, SCOPE),
  insult: refuse(
    line`Sorry that this did not help. Please ask again in other words, with the card, shop or program by name.`,
    SCOPE,
  ),
  off_topic: refuse(line`That is outside of what I know.`, SCOPE),
  credit_score: refuse(
    line`I do not see credit scores, reports or limits, and I cannot tell approval odds.`,
    line`I can check the issuers' published application rules against your cards: ask whether you are eligible for a card.`,
  ),
  bank_service: refuse(
    line`I see no bank account: no bills, payments, limits or applications. For a lost card, a disputed charge or anything else on the account, use the issuer's app or the number on the back of the card.`,
    SCOPE,
  ),
  wrongdoing: refuse(line`I do not help with deceiving a bank, a shop or anybody else.`, SCOPE),
  professional_advice: refuse(
    line`I give no advice on taxes, law, loans, savings or investments; please ask a tax advisor or another professional.`,
    SCOPE,
  ),
  other_members: refuse(
    line`I only read your own wallet and the people you have entered in it; what anybody else holds I do not see.`,
    SCOPE,
  ),
  write_request: refuse(
    line`Nothing was changed. This chat can look things up, but it cannot edit your wallet, apply for cards, book travel, move points or set reminders.`,
    CONNECT,
  ),
  add_card: refuse(line`Not here: this chat only reads your wallet.`, CONNECT),
  delete_data: refuse(
    line`The chat deletes nothing. You can download everything kept about you, and delete your account with all that is in it, on ${ACCOUNT}.`,
  ),
  export_help: say(
    line`You can download everything kept about you as one file on ${ACCOUNT}. For a spreadsheet, an AI assistant that is connected to your wallet can export it as CSV; ${text(mcpPage.path)} shows how to connect one.`,
  ),
} as const satisfies Readonly<Record<string, Draft>>;
