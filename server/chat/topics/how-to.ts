import {
  ACCOUNT_PATH,
  ADD_PATH,
  CALENDAR_PATH,
  PLANS_PATH,
  SIGN_IN_PATH,
  STATEMENT_PATH,
  WALLET_PATH,
} from "../../contract/addresses.ts";
import { chatPage, docsPage, mcpPage } from "../../contract/pages.ts";
import { text } from "../compose/figures.ts";
import { type Line, line } from "../compose/line.ts";
import type { Askable } from "../compose/row-topic.ts";
import { namedAs } from "./named-as.ts";

/* Where to do things in this service, found by their words. */

export interface Aspect extends Askable {
  readonly says: Line;
  /** The verdict for a yes-or-no question. */
  readonly holds?: boolean;
}

export const aspect = (words: string, says: Line, holds?: boolean): Aspect => ({
  unit: "text",
  words: namedAs(words),
  says,
  ...(holds !== undefined && { holds }),
});

const ACCOUNT: Line = line`your account page (${text(ACCOUNT_PATH)})`;
const WALLET: Line = line`your wallet page (${text(WALLET_PATH)})`;
const ADD: Line = text(ADD_PATH);

export const COST: Line = line`The catalog is free. See ${text(PLANS_PATH)} for what each plan gives, and ${ACCOUNT} for what you have left today.`;

export const HOW_TO: Readonly<Record<string, Aspect>> = {
  add: aspect(
    "add|adding|enter|entering|put in|put it|put them|put these|type in|new card|my cards in|start|do first|new here|set up|get going",
    line`Add cards and points at ${ADD}: one card by name, or a whole list at once.`,
  ),
  upload: aspect(
    "upload|import|statement|statements|a file|my spreadsheet|my purchases|my spending|instead of me typing",
    line`Upload or paste a card's statement (OFX, QFX or CSV) at ${text(STATEMENT_PATH)}, and a list of cards as CSV, JSON or text at ${ADD}.`,
  ),
  bank: aspect(
    "screenshot|pdf|photo|bank|the bank|a bank|my bank|bank account|bank accounts|bank feeds|to my bank|transactions|log in to|plaid",
    line`I am not a bank and see no bank accounts or transactions, only what is in your wallet. You can upload a card's statement as OFX, QFX or CSV at ${text(STATEMENT_PATH)}.`,
    false,
  ),
  edit: aspect(
    "edit|change a|change my|update my|fix|correct|remove a|remove my|remove the|take off|mark|log that|log a|that i used|i used my|i used the|as used|my balance|change a balance|used a credit|used the credit|i closed|undo|let you know|tell you",
    line`Change or remove cards, points and credits used on ${WALLET}; this chat only looks things up.`,
  ),
  household: aspect(
    "share this with my wife|share this with my husband|share this with my partner|share my wallet|share our wallet|see it too|sees it too|with my wife|with my husband|with my partner|for my wife|for my husband|for my son|one wallet|same wallet|two people",
    line`One wallet holds a whole household: add someone else's card at ${ADD} under their name. It cannot be shared with another account.`,
  ),
  delete: aspect(
    "delete|wipe|erase|purge|forget me|forget everything|get rid of|account closed|close my account|cancel my account|information removed|data removed|remove everything|remove all|unsubscribe",
    line`Delete your account, with everything kept about you, on ${ACCOUNT}. This chat deletes nothing.`,
  ),
  export: aspect(
    "export|download|spreadsheet|csv|excel|json|google sheets|backup|back up|print|a copy|file of|my data out",
    line`Download everything kept about you as one file on ${ACCOUNT}. An AI assistant connected to your wallet can export it as CSV (${text(mcpPage.path)}).`,
  ),
  connect: aspect(
    "connect|hook|hook up|hook this|hooked up|integrate|mcp|mcp server|cursor|connector|plug into|is there an mcp|in claude|with claude|to claude|from claude|to claude or chatgpt|with claude or chatgpt|in chatgpt|with chatgpt|to chatgpt|from chatgpt|to chatgpt or claude|with gpt|to gpt|my own assistant|an assistant|ai assistant|gemini with",
    line`you can connect Claude, ChatGPT or another AI assistant to your wallet: ${text(mcpPage.path)} shows how.`,
    true,
  ),
  api_key: aspect(
    "api|api key|api keys|an api key|key|token|script|developer|program this|endpoint",
    line`Create an API key on ${ACCOUNT}. ${text(docsPage.path)} describes the API and ${text(chatPage.path)} how a program asks this chat.`,
  ),
  calendar: aspect(
    "calendar|calendar feed|my calendar|ical|ics|feed|google calendar|apple calendar|outlook",
    line`your fees and credits by month, with a feed for calendar apps, are at ${text(CALENDAR_PATH)}.`,
    true,
  ),
  reminders: aspect(
    "remind|reminder|reminders|alert|alerts|notify|notification|notifications|email me|warn me",
    line`you can turn email about credits, fees, bonuses and points coming due on or off on ${ACCOUNT}, under Reminders.`,
    true,
  ),
  sign_in: aspect(
    "change my email|change my password|my email|email address|e mail|password|my password|passkey|passkeys|two factor|two step|authenticator|sign in|signing in|log in|login|log out|sign out",
    line`Passkeys, codes and the password are on ${ACCOUNT}, under Signing in; reset a forgotten password at ${text(SIGN_IN_PATH)}. An account's e-mail address cannot be changed.`,
  ),
  cost: aspect(
    "free|is it free|cost|costs|price|pricing|plan|plans|paid plan|subscription|charged|charge me|trial|premium|upgrade my plan|questions can i ask|questions a day|how many questions|daily limit",
    COST,
  ),
  privacy: aspect(
    "sell|share|privacy|private|safe|secure|store|stored|save|saved|keep|kept|record|recorded|track|tracking|spy|who sees|who can see|sees my|see my data|has access|check|checks|see this|read this",
    line`Only apps and assistants you allow can use your wallet; ${ACCOUNT} lists what has access. I write nothing down, and nobody reads along for my answers; the terms of whoever runs this service say what else is done with data.`,
  ),
  memory: aspect(
    "remember|remember that|memory|next time",
    line`Every conversation starts fresh, and nothing you say here is kept. What should last goes into your wallet: ${WALLET}.`,
    false,
  ),
};

/** For things done elsewhere, when it is unclear which. */
export const ELSEWHERE: Line = line`Add cards at ${ADD} and change them on ${WALLET}, or let a connected AI assistant do it (${text(mcpPage.path)} shows how).`;
