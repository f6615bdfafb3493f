import { MODEL } from "../../server/chat/wire/models.ts";
import {
  ADD_PATH,
  APPLICATIONS_PATH,
  CALENDAR_PATH,
  CHAT_PATH,
  PAY_PATH,
  POINTS_PATH,
  STATEMENT_PATH,
  toCardPath,
  TODO_PATH,
  TOOLS_PATH,
  WALLET_PATH,
  YEAR_PATH,
} from "../../server/contract/addresses.ts";
import { memberReaders } from "../../server/tools/registry.ts";
import { callBody } from "../mcp/requests.ts";
import { SAMPLE_CALLS } from "../tools/sample-calls.ts";

/* The requests whose pauses of the event loop are measured. */

/** A POST with a key, a form of a page or, without a body, a page. */
export type Request = readonly [name: string, path: string, body?: object];

/** Pages over the whole wallet. */
const PAGES = [
  WALLET_PATH,
  TODO_PATH,
  CALENDAR_PATH,
  APPLICATIONS_PATH,
  YEAR_PATH,
  `${PAY_PATH}?where=costco&amount=200`,
  POINTS_PATH,
  ADD_PATH,
  toCardPath("demo-gold"),
];

const readers = new Set(memberReaders.map(({ name }) => name));

const toChat = (name: string, texts: readonly string[]): Request => [
  `chat: ${name}`,
  `${CHAT_PATH}/chat/completions`,
  { model: MODEL, messages: texts.map((content) => ({ role: "user", content })) },
];

const fill = (text: string, length = 4000): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);
/** Letters in no order that repeats, so that hardly two words are the same. */
const UNKNOWN_WORDS = Array.from({ length: 4000 }, (_, at) =>
  at % 7 === 6 ? " " : String.fromCharCode(97 + Math.floor(((at * at * 0.618034) % 1) * 26)),
).join("");
const talk = (text: string): readonly string[] => Array.from({ length: 8 }, () => fill(text));

/** Programs into which most others go. */
const GOALS = [
  "flying_blue",
  "cathay_asia_miles",
  "virgin_atlantic",
  "air_canada_aeroplan",
  "avianca_lifemiles",
  "british_airways_avios",
  "qatar_avios",
  "aer_lingus_avios",
  "emirates_skywards",
  "iberia_avios",
];

const MISSPELT = Array.from(
  { length: 30 },
  (_, at) => ["amex gld", "saphire prefered", "citi duble cash", "venture x busines"][at % 4],
);

export const FULL_WALLET: readonly Request[] = [
  ["/mcp: every card", "/mcp", callBody("search_card_catalog", { limit: 200 })],
  ...SAMPLE_CALLS.filter(([name]) => readers.has(name)).map(([name, args]): Request => [
    name,
    TOOLS_PATH,
    callBody(name, args),
  ]),
  ...[100_000, 2_000_000, 30_000_000].map((points): Request => [
    `plan_points_goal, ${GOALS.length} of ${points.toLocaleString("en-US")} points`,
    TOOLS_PATH,
    callBody("plan_points_goal", { goals: GOALS.map((program) => ({ program, points })) }),
  ]),
  ["list_credits, 30 names with a slip", TOOLS_PATH, callBody("list_credits", { cards: MISSPELT })],
  [
    "list_credits, 100 kinds of credits",
    TOOLS_PATH,
    callBody("list_credits", {
      names: Array.from({ length: 100 }, (_, at) => `dining airline hotel streaming ${at}`),
    }),
  ],
  [
    "list_expiring, three years ahead",
    TOOLS_PATH,
    callBody("list_expiring", { within_days: 1100 }),
  ],
  [
    "estimate_annual_rewards, to break even",
    TOOLS_PATH,
    callBody("estimate_annual_rewards", { break_even_on: "dining" }),
  ],
  [
    "import_wallet, 20,000 rows",
    TOOLS_PATH,
    callBody("import_wallet", { content: `card,opened\n${fill("csp,\n", 100_000)}` }),
  ],
  ...[",", ";", ", ", "a,"].map((text): Request => [
    `import_wallet, 190,000 characters of ${JSON.stringify(text)}`,
    TOOLS_PATH,
    callBody("import_wallet", { content: fill(text, 190_000) }),
  ]),
  ["form: 60,000 commas to add", ADD_PATH, new URLSearchParams({ content: fill(",", 60_000) })],
  [
    "form: a statement of 90,000 columns",
    STATEMENT_PATH,
    new URLSearchParams({ statement: `${fill("a,", 180_000)}\n1,1` }),
  ],
  [
    "add_wallet_card, 100,000 blanks",
    TOOLS_PATH,
    callBody("add_wallet_card", { card: "csp", nickname: fill(" ", 100_000) }),
  ],
  toChat("one question", ["which card at costco for $200?"]),
  toChat("two cards to add", ["which two cards should I add next?"]),
  toChat("cards to cancel", ["which cards should I cancel"]),
  toChat("cards to keep", ["Which cards should I keep?"]),
  toChat("a card that pays", ["which card pays for itself"]),
  toChat("a whole year", ["which cards should I keep, cancel or add to get 500k hyatt points?"]),
  toChat("a megabyte", [fill("chase sapphire preferred ", 1_000_000)]),
  toChat("a title of a megabyte", [`### Task: a title\n${fill("costco ", 1_000_000)}`]),
  ...["csp\n", "gold fee? ", "csp fee and ", "a ", "csp and amex gold vs "].map((text) =>
    toChat(`8 × ${JSON.stringify(text)}`, talk(text)),
  ),
  toChat("4,000 letters of unknown words", [fill(UNKNOWN_WORDS)]),
  ...PAGES.map((path): Request => [path, path]),
];

/** On a wallet that holds one card 200 times, and so thousands of credits. */
export const REPEATED_CARD: readonly Request[] = [
  ["list_credits", TOOLS_PATH, callBody("list_credits", {})],
  [
    "list_credits, only 100",
    TOOLS_PATH,
    callBody("list_credits", {
      only: Array.from({ length: 100 }, (_, at) => `uber cash on platinum ${at}`),
    }),
  ],
  [
    "record_credit_use",
    TOOLS_PATH,
    callBody("record_credit_use", { credit: "uber cash", dry_run: true }),
  ],
  [
    "record_credit_use, unknown",
    TOOLS_PATH,
    callBody("record_credit_use", { credit: "zebra cash", dry_run: true }),
  ],
  ["list_lounge_access", TOOLS_PATH, callBody("list_lounge_access", {})],
  toChat("unused credits", ["which credits have I not used?"]),
  ...PAGES.slice(0, -1).map((path): Request => [path, path]),
];
