import { type Draft, line, refuse, told } from "../../compose/draft.ts";
import type { Intent } from "../../intent.ts";
import { WRITE_REQUEST } from "../../phrasings/talk.ts";
import type { Understood } from "../../understood.ts";

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
  [/\b(?:delete|remove|erase|drop|take off|get rid)\b/, "remove_wallet_card"],
  [
    /\b(?:nickname|rename|opened|opening|owner|last (?:four|4)|activat\w*|annual fee)\b/,
    "update_wallet_card",
  ],
];

/** Things that nobody does here, whatever tool is called. */
const ELSEWHERE =
  /\b(?:apply|application|book|reserve|buy|remind(?:er)?|alert|alarm|notif\w+|call)\b|\bfor me\b|\bon my behalf\b|\benroll me\b|\bsign me up\b|\bregister me\b/;

export const writeRequest: Intent = {
  id: "write_request",
  group: "talk",
  label: "how to change your wallet",
  likes: [],
  needs: [],
  phrasings: WRITE_REQUEST,
  rules: [
    /^(?:please |can you |could you |pls |ok |and |hey |now |i want you to |go ahead and )*(?:add|save|mark|delete|erase|log|record|rename|update|import|set) (?!up\b|me\b)/,
    /\b(?:save|record|mark|log|add|remember|note|store|track|update) (?:that|it|this|those|them|these)(?: please| for me| as used)?$/,
    /^(?:please |can you |could you )*(?:remove|drop) .*\b(?:from )?(?:my|the) (?:wallet|cards|list|account)\b/,
    /\b(?:delete|erase|remove) (?:it|that|this|them|those)$/,
    /^(?:please |can you |could you )*(?:put|enter) .*\b(?:in|into|on) (?:my|the) (?:account|wallet|profile)$/,
    /\bkeep (?:them|those|these|both) (?:apart|separate)\b/,
    /^i value <program>.* at <cents>/,
    /\b(?:transfer|move|send|book|redeem|apply|cancel|close|buy) .*\bfor me(?: please| now)?$/,
    /^(?:please )?remind me\b/,
  ],
  respond: (asked) => refuseWrite(asked),
};

function refuseWrite(asked: Understood): Draft {
  const text = asked.tokens.join(" ");
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
  if (found !== undefined) return found;
  const kinds = new Set(asked.mentions.map(({ kind }) => kind));
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
