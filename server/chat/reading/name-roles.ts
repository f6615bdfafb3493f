import type { Frame } from "../frame.ts";
import type { Understood } from "../language/understood.ts";

/* The part that a name plays in a question. */

/** What part a name plays, by the words right before it. */
export function roleOf(
  { start }: { readonly start: number },
  { tokens }: Understood,
): Frame["subjects"][number]["role"] {
  let at = start - 1;
  while (at >= 0 && BETWEEN.has(tokens[at] ?? "")) at -= 1;
  const [before = "", two = "", three = ""] = [tokens[at], tokens[at - 1], tokens[at - 2]];
  if (EXCEPT_PAIRS.has(`${two} ${before}`)) return "except";
  if (EXCEPT.has(before) && !ASKS_NOT.has(two)) return "except";
  if (TAKING.has(before) && EXCEPT.has(two)) return "except";
  if (before === "about" && two === "care" && EXCEPT.has(three)) return "except";
  if (NOT_WHY.has(`${three} ${two} ${before}`.trim()) || NOT_WHY.has(`${two} ${before}`)) {
    return "versus";
  }
  if (before === "from") return "from";
  if (before === "to" || before === "into") return "to";
  const isSwap = tokens.some((word) => SWAPPING.has(word));
  if (
    isSwap &&
    (before === "for" || before === "by" || tokens.slice(at + 1, start).includes("with"))
  )
    return "to";
  if (before === "vs" || before === "versus" || before === "than") return "versus";
  return before === "at" ? "at" : "of";
}

const EXCEPT = new Set(
  "except excluding besides without minus sans not isnt ignoring excepting skip avoid forget no dont cant wont".split(
    " ",
  ),
);
const TAKING = new Set(
  "take accept accepts takes accepting taking like do say suggest touching touch counting count including include want need spend".split(
    " ",
  ),
);
const EXCEPT_PAIRS = new Set([
  "other than",
  "apart from",
  "aside from",
  "but not",
  "instead of",
  "rather than",
  "leave out",
  "leaving out",
  "besides my",
]);
const BETWEEN = new Set("a an the my our any use using with your".split(" "));

const SWAPPING = new Set(
  "swap swapped swapping trade traded trading exchange switch switched switching flip flipped replace replaced replacing".split(
    " ",
  ),
);

/** "Why not the Gold": beside the one that was answered. */
const NOT_WHY = new Set(["why not", "how come not", "why wouldnt i use", "not use"]);

/** "Why not the Gold", "or not". */
const ASKS_NOT = new Set(["why", "or", "if", "whether", "come"]);
