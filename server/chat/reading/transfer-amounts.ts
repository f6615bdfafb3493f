import type { Amount } from "../language/understood.ts";
import type { ProgramPlace } from "./subjects.ts";

/* Of the points in a question on a transfer: how many leave, and how many arrive. */

const OF_END = { from: "send", to: "want" } as const;
const ASKS_NUMBER = new Set(["many", "much"]);
const ASKS = new Set(["what", "whats", ...ASKS_NUMBER]);
const SENDING = new Set(
  "send sent sending move moving transfer transferring convert converting scoot shoot pass toss push turn".split(
    " ",
  ),
);
const ARRIVING = new Set(
  "land lands landing arrive arrives arriving arrived exactly total there side".split(" "),
);
/** "30,000 to Hilton" are no Hilton points. */
const TO_END = new Set("to into onto over from toward towards for in".split(" "));
const NEAR = 3;

export interface TransferText {
  readonly tokens: readonly string[];
  readonly programs: readonly ProgramPlace[];
}

/** "40,000 Hyatt", "if I send 30k", "how many Chase points for 30k": what a number of points is. */
export function transferRole(
  { end, start }: Amount,
  { tokens, programs }: TransferText,
): "send" | "want" | undefined {
  const before = tokens.slice(Math.max(0, start - NEAR), start);
  const counted = programs.find(
    (one) =>
      one.start === end ||
      (one.start === end + 1 && !TO_END.has(tokens[end] ?? "")) ||
      (one.start === end + 2 &&
        !TO_END.has(tokens[end] ?? "") &&
        !TO_END.has(tokens[end + 1] ?? "")),
  );
  if (before.some((word) => SENDING.has(word)) && counted?.end_of !== "to") return "send";
  if (counted?.end_of !== undefined) return OF_END[counted.end_of];
  const after = tokens.slice(end, end + NEAR);
  const many = tokens.findIndex((word) => ASKS_NUMBER.has(word));
  const isAsked = tokens.some((word, at) => at >= start && ASKS.has(word));
  if (!isAsked && after.some((word) => ARRIVING.has(word))) return "want";
  const wanted = programs.find((one) => one.start > many && one.start <= many + NEAR);
  if (many < 0 || wanted?.end_of === undefined || many === start) return undefined;
  return wanted.end_of === "from" ? "want" : "send";
}
