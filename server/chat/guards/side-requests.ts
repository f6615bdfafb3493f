import type { Answer, Conversation } from "../reasoner.ts";

/*
 * Chat front ends ask on the side: a title for the chat, tags, questions to go on with. They get
 * something plain and cheap in the form they ask for; a refusal would show up as the chat's title.
 */

interface Chore {
  readonly intent: string;
  readonly asked: RegExp;
  /** The key of the JSON object that is asked for. */
  readonly key: string;
  readonly answer: (question: string) => string | readonly string[];
  /** What is given when no JSON is asked for. */
  readonly isPlain?: boolean;
}

const CHORES: readonly Chore[] = [
  {
    intent: "title",
    asked:
      /\b(?:generate|create|write|give|provide|suggest|make|come up with|summari[sz]e)\b[\s\S]{0,120}\b(?:titles?|conversation a name|chat a name|topic name)\b|\b\w+[- ]word (?:title|topic|name)\b|\btitle generator\b|\bsummari[sz]e the (?:user's request|conversation|given session)\b[\s\S]{0,60}\b(?:words|title)\b/i,
    key: "title",
    answer: toTitle,
  },
  {
    intent: "tags",
    asked: /\bgenerate\b[\s\S]{0,40}\btags\b/i,
    key: "tags",
    answer: () => ["Finance", "Credit Cards", "Rewards"],
  },
  {
    intent: "follow_ups",
    asked: /\b(?:suggest|generate|provide)\b[\s\S]{0,60}\bfollow[- ]?up (?:questions|prompts)\b/i,
    key: "follow_ups",
    answer: () => [
      "What are my points worth?",
      "Which of my credits expire this month?",
      "When is my next annual fee due?",
    ],
  },
  {
    intent: "search_queries",
    asked: /\bgenerat\w+\b[\s\S]{0,60}\b(?:search|retrieval) quer(?:y|ies)\b/i,
    key: "queries",
    answer: () => [],
  },
  {
    intent: "autocomplete",
    asked: /\byou are an autocompletion system\b/i,
    key: "text",
    answer: () => "",
  },
];

/** Such requests are long or come as instructions; a member's own "give it a title" is a question. */
const MARKS =
  /^\s*#{2,3} ?task\b|<chat_history>|\bchat history\b|\b(?:our|the|this|above) (?:conversation|chat|dialogue)\b|\bJSON format\b|\bthe given session\b|\b\d+[-\s]?\d*[- ]words?\b/i;

/** The answer to a front end's request on the side; undefined for questions of members. */
export function answerSideRequest(conversation: Conversation): Answer | undefined {
  const last = conversation.turns.at(-1)?.text ?? "";
  const fromSystem = conversation.instructions.find((text) => choreOf(text) !== undefined);
  const request = choreOf(last) === undefined ? fromSystem : last;
  const chore = request === undefined ? undefined : choreOf(request);
  if (request === undefined || chore === undefined) return undefined;
  const content = chore.answer(questionOf(conversation, request === last));
  const inJson = new RegExp(`["']${chore.key}["']\\s*:`).test(request);
  const text = inJson ? JSON.stringify({ [chore.key]: content }) : toPlain(content);
  return { kind: "answer", text, citations: [], intent: chore.intent };
}

const HEAD = 600;

function choreOf(text: string): Chore | undefined {
  const head = text.slice(0, HEAD);
  if (!MARKS.test(text.slice(0, 20_000))) return undefined;
  return CHORES.find(({ asked }) => asked.test(head));
}

const toPlain = (content: string | readonly string[]): string =>
  typeof content === "string" ? content : content.join("\n");

/** The first thing the user asked: before the request, or in the history that it quotes. */
function questionOf({ turns }: Conversation, isLast: boolean): string {
  const last = turns.at(-1)?.text ?? "";
  const quoted = isLast ? quotedQuestion(last) : undefined;
  if (quoted !== undefined) return quoted;
  const asked = turns.slice(0, isLast ? -1 : undefined).find(({ role }) => role === "user");
  return asked?.text ?? "";
}

const QUOTED =
  /(?:^|[\n>])[\s|>*"]*(?:user|human|q|question)\s*(?:\[\d+\])?[*"]*\s*:\s*"?\s*([\s\S]{1,300}?)(?=\n|"?\s*(?:assistant|ai|response)\s*:|<\/|$)/i;

function quotedQuestion(request: string): string | undefined {
  const history = /<chat_history>([\s\S]*)/i.exec(request)?.[1] ?? request;
  return QUOTED.exec(history)?.[1];
}

const LITTLE = new Set(
  "a an the is are was do does did can could should would will i my me we you your it its this that which what when where who why how of in on at to for from with and or if any have has be use get much many there please hi hello hey tell show give am about".split(
    " ",
  ),
);

const MOST_TITLE_WORDS = 5;
const MOST_WORD_LETTERS = 24;

/** The telling words of a question, three to six: "Card Whole Foods", filled up when there are few. */
function toTitle(question: string): string {
  const words = question.slice(0, HEAD).match(/[\p{L}\p{N}][\p{L}\p{N}'’/:.%-]*/gu) ?? [];
  const telling = words
    .map((word) => word.replace(/[.:'’-]+$/, ""))
    .filter((word) => !LITTLE.has(word.toLowerCase().replace(/['’]s$/, "")) && !/\d{7,}/.test(word))
    .slice(0, MOST_TITLE_WORDS)
    .map((word) => word.slice(0, MOST_WORD_LETTERS));
  if (telling.length === 0) return "Credit Cards and Points";
  const title = telling.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return [...title, ...["Card", "Question"].slice(0, Math.max(0, 3 - title.length))].join(" ");
}
