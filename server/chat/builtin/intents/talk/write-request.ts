import { type Draft, line, refuse, told } from "../../compose/draft.ts";
import type { Intent } from "../../intent.ts";
import { WRITE_REQUEST } from "../../phrasings/talk.ts";
import type { Understood } from "../../../language/understood.ts";
import { ORDERS } from "./orders.ts";

/** Words of a request with the tool that does it; the first that fits counts. */
const DOERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:value|valuation|cpp|cents? (?:a|per) point|worth)\b/, "set_valuation_override"],
  [
    /\b(?:downgraded|upgraded|product change|changed (?:it|my \w+) (?:in)?to)\b/,
    "record_product_change",
  ],
  [/\b(?:certificate|free night)\b/, "record_certificate"],
  [/\b(?:bonus|minimum spend)\b/, "record_bonus_progress"],
  [/\b(?:used|redeemed|claimed|credit)\b/, "record_credit_use"],
  [/\b(?:spend|spending|budget)\b/, "set_spending_profile"],
  [/\bkeep (?:them|those|these|both)\b/, "update_wallet_card"],
  [/\b(?:household|time zone|goals?|profile|settings|preferences|state)\b/, "update_profile"],
  [/\b(?:import|upload|load|spreadsheet|csv)\b/, "import_wallet"],
  [/\b(?:closed?|canceled|cancelled)\b/, "close_wallet_card"],
  [/\b(?:delete|remove|erase|drop|strike|cross|scratch|take off|get rid)\b/, "remove_wallet_card"],
  [
    /\b(?:nickname|rename|opened|opening|owner|last (?:four|4)|activat\w*|annual fee)\b/,
    "update_wallet_card",
  ],
];

/** Things that nobody does here, whatever tool is called. */
const ELSEWHERE =
  /\b(?:apply|application|book|reserve|buy|remind(?:er)?|alert|alarm|notif\w+|call)\b|\b(?:transfer|move|send|convert|redeem|cash out|pay|order|dispute|freeze|lock) .*(?:\bfor me\b|\bnow\b|\bplease\b|\btoday\b)|\bgo ahead and (?:move|transfer|send|convert|book|redeem|apply|pay)\b|\bfor me$|\bon my behalf\b|\b(?:enroll|enrol|opt) (?:me|us)\b|\bsign (?:me|us) up\b|\bregister me\b|\b(?:order|request|send|replace)\b.*\b(?:new|replacement|another) (?:\w+ )?card\b/;

export const writeRequest: Intent = {
  id: "write_request",
  group: "talk",
  label: "how to change your wallet",
  likes: [],
  needs: [],
  phrasings: WRITE_REQUEST,
  rules: ORDERS,
  respond: (asked) => refuseWrite(asked),
};

function refuseWrite(asked: Understood): Draft {
  // Names are no verbs: the Reserve is not something to reserve.
  const named = (place: number): boolean =>
    asked.mentions.some(({ kind, start, end }) => kind === "card" && place >= start && place < end);
  const text = asked.tokens.filter((_, place) => !named(place)).join(" ");
  if (ELSEWHERE.test(text)) {
    return refuse(
      line`I cannot do that: this chat only reads and answers. It applies for nothing, books nothing, moves no points and sets no reminders.`,
      line`I can tell you what you need for it; do it yourself with the issuer or program.`,
    );
  }
  return refuse(
    line`Nothing was changed: this chat only reads your wallet.`,
    line`An assistant connected to your account's tools can do it with ${told(`\`${doerOf(asked, text)}\``)}.`,
  );
}

function doerOf(asked: Understood, text: string): string {
  const found = DOERS.find(([words]) => words.test(text))?.[1];
  const kinds = new Set(asked.mentions.map(({ kind }) => kind));
  // A card that is added comes with its day and name.
  const isNew = found === "update_wallet_card" && /\badd\b/.test(text) && kinds.has("card");
  if (found !== undefined) return isNew ? "add_wallet_card" : found;
  const isBalance =
    /\b(?:balances?|points|miles)\b/.test(text) ||
    (kinds.has("program") && asked.amounts.length > 0);
  if (isBalance) return "set_balance";
  return kinds.has("benefit") ? "record_credit_use" : "add_wallet_card";
}

/** Every tool that may be named. */
export const WRITE_TOOLS: readonly string[] = [
  ...DOERS.map(([, name]) => name),
  "set_balance",
  "add_wallet_card",
];
