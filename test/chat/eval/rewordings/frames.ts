import { pick, type Rewording, type Written } from "./written.ts";

/* Sentences to put a question into. */

const ENDED = /[?.!…\s]+$/;

/** Without the capital of a sentence; names and "I" keep theirs. */
const lowered = (text: string): string =>
  /^(?:What|Which|How|When|Where|Who|Why|Is|Are|Do|Does|Did|Can|Could|Should|Would|Will|Am|If|The|My|Has|Have)\b/.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

const bare = (text: string): string => lowered(text).replace(ENDED, "");

/** Text that begins like a question, so that it can be part of another. */
const BEGINS =
  /^(?:what|whats|which|how|when|where|who|why|is|are|am|do|does|did|can|could|should|would|will|if|has|have)\b/i;

const asked =
  (...frames: readonly string[]) =>
  (written: Written): string =>
    BEGINS.test(written.text) ? before(...frames)(written) : written.text;

const before =
  (...frames: readonly string[]) =>
  ({ text, at }: Written): string =>
    `${pick(frames, at)} ${lowered(text)}`;

const after =
  (...frames: readonly string[]) =>
  ({ text, at }: Written): string =>
    `${text.replace(ENDED, "")}${pick(frames, at)}`;

export const FRAMES: readonly Rewording[] = [
  {
    name: "asked for an answer",
    reword: asked("can you tell me", "could you please tell me", "do you know", "any idea"),
  },
  {
    name: "wondering",
    reword: asked("i was wondering", "i wonder", "just wondering,", "been wondering:"),
  },
  { name: "do you know, after it", reword: after(", do you know?", ", any idea?", ", you know?") },
  {
    name: "a quick one",
    reword: before("quick one -", "quick q:", "so", "ok so", "yo", "umm", "alright,"),
  },
  { name: "laughing", reword: after(" lol", " haha", " tbh", " lmao", " pls", " thx") },
  { name: "told to tell", reword: toTell },
];

/** Without the word order of a question: "tell me what the fee is". */
function toTell({ text, at }: Written): string {
  const question = bare(text);
  if (/[?.!;]/.test(question)) return text;
  const turned = TURNS.map(([said, told]) =>
    said.test(question) ? question.replace(said, told) : undefined,
  ).find((one) => one !== undefined);
  return turned === undefined ? text : `${pick(TELL, at)} ${turned}`;
}

const TELL = ["tell me", "i want to know", "i need to know", "pls tell me"] as const;

/** A question, and what is told when it is a part of another sentence. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/^(what|which|how|where|when|who)((?: \w+){0,3}) do (i|we) (.*)$/, "$1$2 $3 $4"],
  [
    /^(what|which|how|where|when|who)((?: \w+){0,3}) (can|should|would|could|will) (i|we) (.*)$/,
    "$1$2 $4 $3 $5",
  ],
  [/^(what|which|how much|how many)('s| is| are) ((?:the|my) (?:[\w$'-]+ ?){1,6})$/, "$1 $3$2"],
  [/^(?:do) (i|we) (.*)$/, "if $1 $2"],
  [/^(can|should|could|would|will) (i|we) (.*)$/, "if $2 $1 $3"],
];
