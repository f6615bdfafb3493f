/** Said of money in the same sentence. */
export const MONEY_WORDS =
  /\b(?:spen[dt]\w*|cost\w*|charge[ds]?|pric\w+|purchas\w+|budget\w*|worth of|income|limit|bill|salary|paid|pay|paying|buy\w*|bought|rent|fee|dollars?)\b/;

/** "60 a week on gas", "140 per month for tolls", where spending is told. */
export const isSpentEach = (words: readonly string[], end: number, text: string): boolean =>
  /^(?:a|per|each|every) (?:day|week|month|quarter|year)\b/.test(
    words.slice(end, end + 2).join(" "),
  ) &&
  (["on", "for", "in", "at"].includes(words[end + 2] ?? "") ||
    MONEY_WORDS.test(text) ||
    /\bcards?\b|\b(?:cash )?back\b|\bearn\w*/.test(text));

/** "2 tickets at 380 each", "for 90 a ticket". */
export const isPricedEach = (words: readonly string[], start: number, end: number): boolean =>
  ["at", "for", "are", "is", "cost", "about", "around"].includes(words[start - 1] ?? "") &&
  /^(?:each|apiece|(?:a|per) (?:ticket|person|seat|head|piece|pop))\b/.test(
    words.slice(end, end + 2).join(" "),
  );

/** Fewer are so many of something. */
const LEAST_BILL = 20;

/** "Costco 340 which card", "45 at shell": a bare number beside a shop. */
export const isBill = (
  words: readonly string[],
  start: number,
  end: number,
  value: number,
): boolean =>
  value >= LEAST_BILL &&
  /^\d+(?:\.\d\d?)?$/.test(words[start] ?? "") &&
  /^(?:$|on|at|for|in|which|what|who|card|and|or|plus|then|today|tonight|now)/.test(
    words[end] ?? "",
  ) &&
  !NUMBERED.has(words[start - 1] ?? "");

const NUMBERED = new Set(
  "card ending last in number top under over terminal gate route highway aisle".split(" "),
);
