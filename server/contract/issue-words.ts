import type * as z from "zod";

type Issue = z.core.$ZodRawIssue;
type Words = (issue: Issue) => string | undefined;

const TYPES: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

const UNITS: Readonly<Record<string, string>> = { string: " characters" };

const WORDS: Readonly<Record<string, Words>> = {
  too_big: ({ origin, maximum, inclusive, input }) =>
    `${inclusive === false ? "less than" : "at most"} ${toBound(origin, maximum)}, not ${sizeOf(input)}`,
  too_small: ({ origin, minimum, inclusive, input }) =>
    input === ""
      ? "must not be empty"
      : `${inclusive === false ? "more than" : "at least"} ${toBound(origin, minimum)}, not ${sizeOf(input)}`,
  invalid_type: ({ expected, input }) =>
    input === undefined ? "is missing" : `must be ${TYPES[String(expected)] ?? String(expected)}`,
  invalid_value: ({ values, input }) =>
    `${input === undefined ? "is missing; give one" : `${told(input)} is not one`} of: ${[values].flat().join(", ")}`,
  invalid_format: ({ format, input }) =>
    format === "date" ? `${told(input)} is not a date; use YYYY-MM-DD` : undefined,
};

const MAX_TOLD = 60;
const told = (input: unknown): string => JSON.stringify(input).slice(0, MAX_TOLD);

const toBound = (origin: unknown, bound: unknown): string =>
  Number(bound).toLocaleString("en-US") + (UNITS[String(origin)] ?? "");

const sizeOf = (input: unknown): string =>
  (typeof input === "string" || Array.isArray(input) ? input.length : Number(input)).toLocaleString(
    "en-US",
  );

/** A plain message about an invalid value; undefined keeps the validator's own. */
export const tellIssue = (issue: Issue): string | undefined => WORDS[issue.code]?.(issue);
