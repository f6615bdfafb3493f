import { ask } from "../../compose/ask.ts";
import { answer, type Line, line } from "../../compose/draft.ts";
import { figure, type Unit, valueAt } from "../../compose/figure.ts";
import { joinLines, textsAt } from "../../compose/rows.ts";
import { holderOf } from "../../compose/whose.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { EXPORT_HELP, MY_PROFILE } from "../../phrasings/wallet.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";

/** What is kept, how it is told, and the words that ask for it alone. */
const FIELDS: readonly (readonly [
  key: string,
  words: Line["strings"][number],
  unit: Unit,
  asked: RegExp,
])[] = [
  ["time_zone", "Time zone: ", "text", /\btime ?zone\b/],
  [
    "baseline_percent",
    "Cash back that cards are compared with: ",
    "percent",
    /\bbase ?line\b|\bcompared? (?:with|to|against)\b/,
  ],
  ["value_style", "Point values counted: ", "text", /\bstyle\b|\bpoint values\b/],
  ["home_airport", "Home airport: ", "text", /\bairport\b/],
];

/** What a wallet has no place for. */
const SECRET =
  /\b(?:ssn|social security|passwords?|pins?|cvv|cvc|(?:full )?(?:card|account) numbers?|date of birth|birthday|street|home address|income|salary)\b/;

/** Settings; what the member wrote in his own words (goals, names) is for get_wallet to give. */
export const myProfile: Intent = {
  id: "my_profile",
  group: "wallet",
  label: "what is kept about you",
  likes: [],
  needs: [],
  phrasings: MY_PROFILE,
  // No word of it tells anything by itself.
  wordings: [/^(?:so |and )?what (?:all |else )?do you know (?:about|of) (?:me|us)$/],
  // Made of nothing but everyday words, which alone are taken for no question on cards.
  rules: [
    /^(?:so )?what (?:do|did|have) (?:you|i) (?:know|have|remember|told?|tell|kept|keep|saved?|stored?) (?:you )?(?:about|on|of) (?:me|us|myself)(?: so far)?$/,
    /^(?:tell|show) me (?:everything|all|what)(?: that)? you (?:have|know|keep|store)(?: on file| saved)? (?:about|on|regarding) (?:me|us)$/,
  ],
  respond: (asked, toolbox) => {
    const wallet = ask(toolbox, "get_wallet", { include: ["profile"], status: "open" });
    return answer({
      result: [
        ...fieldsAsked(wallet, asked),
        ...(says(asked, SECRET) ? [line`**No**, nothing of that kind is kept here.`] : []),
        line`Your wallet keeps ${figure(wallet, ["totals", "cards"], "count")} open cards, your settings, balances, spending, credits used, certificates and bonuses; nothing else.`,
      ],
      details: [
        ...householdOf(wallet),
        ...FIELDS.flatMap(([key, words, unit]) => toLine(wallet, key, words, unit)),
      ],
      caveats: [
        line`Change settings with update_profile; the account page shows and deletes everything.`,
      ],
      envelopes: [wallet],
    });
  },
};

/** A setting that is asked for by its name; that it is not kept where there is none. */
const fieldsAsked = (wallet: Envelope, asked: Understood): readonly Line[] =>
  FIELDS.filter(([, , , words]) => says(asked, words)).flatMap(([key, words, unit]) => {
    const kept = toLine(wallet, key, words, unit);
    return kept.length > 0 ? kept : [line`That is not kept here: nobody has told it.`];
  });

/** Who else there is. */
function householdOf(wallet: Envelope): readonly Line[] {
  const others = textsAt(wallet, ["profile", "household"]);
  return others.length === 0
    ? []
    : [joinLines([line`Household: you`, ...others.map((one) => line`${holderOf(one)}`)], " and ")];
}

function toLine(wallet: Envelope, key: string, words: string, unit: Unit): readonly Line[] {
  const value = valueAt(wallet, ["profile", key]);
  if (typeof value !== "string" && typeof value !== "number") return [];
  return [{ strings: [words, ""], pieces: [figure(wallet, ["profile", key], unit)] }];
}

/** The chat only reads out; files come from the tool or the account page. */
export const exportHelp: Intent = {
  id: "export_help",
  group: "wallet",
  label: "how to export your wallet",
  likes: [],
  needs: [],
  phrasings: EXPORT_HELP,
  respond: (_, toolbox) => {
    const wallet = ask(toolbox, "get_wallet", { include: [], status: "open" });
    return answer({
      result: [
        line`The tool **export_wallet** gives everything you keep here as JSON or as one CSV for a spreadsheet, and the account page has a download. The chat itself sends no files.`,
      ],
      details: [line`import_wallet reads both files back.`],
      envelopes: [wallet],
    });
  },
};
