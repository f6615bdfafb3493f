import { answer, type Draft } from "../compose/draft.ts";
import { text as written } from "../compose/figures.ts";
import { line } from "../compose/line.ts";
import type { Conversation } from "../reasoner.ts";
import { type Finder, finder, wordsOf } from "./find.ts";

/*
 * Chat front ends send requests of their own: a title for the chat, tags, follow-up questions. They
 * get something plain and cheap in the requested form; a refusal would become the chat's title.
 */

/** A reply given before reading, with the name of its intent. */
export interface Guarded {
  readonly intent: string;
  /** Undefined where a topic answers. */
  readonly draft: Draft | undefined;
}

type Content = string | readonly string[];

/** The intent, its key in the requested JSON, the wording of the request, and the reply. */
const REQUESTS: readonly (readonly [string, string, Finder, (question: string) => Content])[] = [
  [
    "title",
    "title",
    finder(`
generate|create|write|give|provide|suggest|make|come up with|summarize|summarise|summarizing … title|conversation a name|chat a name|topic name
word title|word topic|word name|title generator
summarize|summarise … request|conversation|session|message … title|words
`),
    toTitle,
  ],
  ["tags", "tags", finder("generate … tags"), () => ["Finance", "Credit Cards", "Rewards"]],
  [
    "follow_ups",
    "follow_ups",
    finder("suggest|generate|provide|propose … follow up"),
    () => ["What are my points worth?", "Which of my credits expire this month?"],
  ],
  [
    "search_queries",
    "queries",
    finder("generate|generating … search query|search queries"),
    () => [],
  ],
  ["autocomplete", "text", finder("you are an autocompletion system"), () => ""],
];

/** Front ends mention the chat or a length; a member's own "give it a title" is a question. */
const OF_CHAT = finder(
  "chat_history|chat history|our conversation|the conversation|this conversation|following conversation|above conversation|our chat|the chat|this chat|a chat|json format|given session|word title",
);
const IN_ARRAY = finder("json array");
const IN_WORDS = finder("words|word|characters");

/** A request states its purpose in its first characters. */
const HEAD = 600;

function requestIn(text: string): (typeof REQUESTS)[number] | undefined {
  const words = wordsOf(text.slice(0, HEAD));
  const isMarked =
    OF_CHAT(wordsOf(text)) ||
    text.trimStart().toLowerCase().startsWith("### task") ||
    (IN_WORDS(words) && words.some((word) => Number(word) > 0));
  return isMarked ? REQUESTS.find(([, , isAsked]) => isAsked(words)) : undefined;
}

/** The answer to a front end's own request; undefined for questions of members. */
export function answerSideRequest(conversation: Conversation): Guarded | undefined {
  const last = conversation.turns.at(-1)?.text ?? "";
  const isLast = requestIn(last) !== undefined;
  const text = isLast
    ? last
    : conversation.instructions.find((one) => requestIn(one) !== undefined);
  const request = text === undefined ? undefined : requestIn(text);
  if (text === undefined || request === undefined) return undefined;
  const [intent, key, , toContent] = request;
  const content = toContent(questionOf(conversation, isLast));
  const inJson = text.includes(`"${key}"`) || text.includes(`'${key}'`);
  const plain = typeof content === "string" ? content : content.join("\n");
  const whole = inJson ? { [key]: content } : content;
  const given = inJson || IN_ARRAY(wordsOf(text)) ? JSON.stringify(whole) : plain;
  return { intent, draft: answer({ lead: [line`${written(given)}`], envelopes: [] }) };
}

const SPEAKER = /^[\s|>*"#[-]{0,9}(?:user|human|question|q)\b[^:\n]{0,9}:(.*)$/i;

/** The first question of the chat: quoted in the request, or before it. */
function questionOf({ turns }: Conversation, isLast: boolean): string {
  const last = turns.at(-1)?.text ?? "";
  const quoted = last.split("\n").flatMap((row) => SPEAKER.exec(row)?.[1] ?? []);
  const before = turns.slice(0, isLast ? -1 : undefined).find(({ role }) => role === "user")?.text;
  const afterColon = isLast ? last.slice(last.lastIndexOf(":") + 1) : "";
  return quoted[0] ?? before ?? (last.includes(":") ? afterColon : "");
}

const LITTLE = new Set(
  wordsOf(
    "a an the is are was do does did can could should would will i my me we you your it its this that which what when where who why how of in on at to for from with and or if any have has be use get much many there please hi hello hey tell show give am about",
  ),
);
const TITLE_WORD = /[\p{L}\p{N}][\p{L}\p{N}'’/.%]*/gu;
const MAX_TITLE_WORDS = 5;
const MIN_TITLE_WORDS = 3;
const MAX_WORD_LETTERS = 24;
/** A title leaves out longer runs of digits. */
const MAX_DIGITS = 6;

const isTelling = (word: string): boolean => {
  const [plain = ""] = wordsOf(word);
  return (
    plain !== "" &&
    !LITTLE.has(plain) &&
    (plain.length <= MAX_DIGITS || Number.isNaN(Number(plain)))
  );
};

/** Three to five telling words of a question: "Card Whole Foods", padded when there are few. */
function toTitle(question: string): string {
  const telling = (question.slice(0, HEAD).match(TITLE_WORD) ?? [])
    .filter(isTelling)
    .slice(0, MAX_TITLE_WORDS)
    .map((word) => (word.endsWith(".") ? word.slice(0, -1) : word).slice(0, MAX_WORD_LETTERS));
  if (telling.length === 0) return "Credit Cards and Points";
  const title = telling.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const filled = ["Card", "Question"].slice(0, Math.max(0, MIN_TITLE_WORDS - title.length));
  return [...title, ...filled].join(" ");
}
