/** A sentence that asks or orders. */
const ASKS =
  /^(?:(?:and|also|but|so|then|ok|okay|plus|hi|hey|hello|thanks|please|pls)[, ]+)*(?:what|whats|which|who|when|where|why|how|hows|is|are|was|were|do|does|did|can|could|should|shall|will|would|may|am|have|has|list|show|tell|give|compare|add|remove|set|find|help|explain|calculate|record|mark|save|export|any)\b/i;

/** Sentence ends, but not those of "U.S. Bank", "St. Regis", "vs." or "2.5". */
const END =
  /(?<=[?!])\s+|(?<!\b(?:[A-Za-z]|st|dr|mr|mrs|ms|vs|approx|inc|no|etc))(?<=[.;])\s+|\s*\n+\s*/i;

/** Where a line ends that is no sentence: "Which card\nfor groceries?". */
const WRAPPED = /(?<=[\p{L}\p{N},'"’$%])[ \t]*\n[ \t]*(?=[\p{L}\p{N}$])/giu;

/** A second question of its own: "which card at costco and how many points do i have". */
const SECOND =
  /\s+and\s+(?=(?:which|when|where|how (?:many|much|long)|what(?:'?s| is| are| do| does)|should i|can i|do i|does (?:my|the)|is (?:my|the|there)|are my)\b)(?!.*\b(?:it|its|it's|they|them|that|those|one)\b)/i;

const JOINED =
  /[,;]?\s+(?:and|plus)\s+also\s+(?=\S)|,\s+also\s+(?=\S)|,\s+and\s+(?=(?:what|which|how|when|where|who|should|can|do|does|is)\b)/i;

/**
 * The questions of a message. What is told before a question stays with it, for it may be what the
 * question is about; what follows the last one stays with that.
 */
export function splitQuestions(text: string): readonly string[] {
  const pieces = unwrapped(text)
    .split(END)
    .flatMap((sentence) => sentence.split(JOINED))
    .flatMap((sentence) => (ASKS.test(sentence) ? sentence.split(SECOND) : [sentence]))
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const questions: string[] = [];
  let told: string[] = [];
  for (const piece of pieces) {
    told.push(piece);
    if (piece.endsWith("?") || ASKS.test(piece)) {
      questions.push(told.join(" "));
      told = [];
    }
  }
  const last = questions.pop();
  if (last === undefined) return told.length === 0 ? [] : [told.join(" ")];
  return [...questions, [last, ...told].join(" ")];
}

/** In one line what goes on in the next; a line that asks or lists by itself stays one. */
const unwrapped = (text: string): string =>
  text.replaceAll(WRAPPED, (gap, at: number) => {
    const rest = text.slice(at + gap.length);
    return ASKS.test(rest) || LISTED.test(rest) ? gap : " ";
  });

const LISTED = /^\d+[.)] /;
