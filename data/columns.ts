import * as z from "zod";

/**
 * Column types of the CSV tables. Every cell arrives as text; each type turns it into a value or
 * fails with a message that completes the sentence "expected …".
 */

const EMPTY = "";

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** An id: lower-case words joined by hyphens, used in addresses and never changed. */
export const slug = z
  .string()
  .regex(SLUG, "a slug of a-z, 0-9 and single hyphens, such as amex-gold");

const SNAKE_KEY = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;

/** A program key: lower-case words joined by underscores. */
export const snakeKey = z
  .string()
  .regex(SNAKE_KEY, "a snake_case key, such as chase_ultimate_rewards");

/** Non-empty text without surrounding spaces. */
export const text = z
  .string()
  .regex(/^\S(?:.*\S)?$/s, "text that is not empty and has no blanks at its ends");

export const optionalText = z
  .string()
  .regex(/^(?:\S(?:.*\S)?)?$/s, "text without blanks at its ends, or nothing");

export const bool = z
  .enum(["true", "false"], { error: "true or false" })
  .transform((cell) => cell === "true");

/** A whole day, YYYY-MM-DD. */
export const day = z.iso.date({ error: "a date YYYY-MM-DD" });

const PARTIAL_DATE = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d{2})?)?$/;

/** A date as precise as its source: YYYY, YYYY-MM or YYYY-MM-DD; undefined when empty. */
export const optionalPartialDate = z
  .string()
  .refine((cell) => cell === EMPTY || isPartialDate(cell), "YYYY, YYYY-MM, YYYY-MM-DD, or nothing")
  .transform((cell) => (cell === EMPTY ? undefined : cell));

/** A whole day, or undefined when empty. */
export const optionalDay = z
  .union([z.literal(EMPTY), z.iso.date({ error: "a date YYYY-MM-DD, or nothing" })])
  .transform((cell) => (cell === EMPTY ? undefined : cell));

/** A non-negative decimal number; `what` names the unit in messages. */
export const decimal = (what: string) =>
  z
    .string()
    .regex(/^\d+(?:\.\d+)?$/, what)
    .transform(Number);

/** A positive whole number. */
export const positiveInteger = z
  .string()
  .regex(/^[1-9]\d*$/, "a whole number from 1")
  .transform(Number);

/** A non-negative decimal number, or undefined when empty. */
export const optionalDecimal = (what: string) =>
  z
    .string()
    .regex(/^(?:\d+(?:\.\d+)?)?$/, `${what}, or nothing`)
    .transform((cell) => (cell === EMPTY ? undefined : Number(cell)));

/** A non-negative whole number, or undefined when empty. */
export const optionalInteger = (what: string) =>
  z
    .string()
    .regex(/^\d*$/, `${what}, or nothing`)
    .transform((cell) => (cell === EMPTY ? undefined : Number(cell)));

/** Yes, no, or undefined when no source says. */
export const optionalBool = z
  .enum(["true", "false", EMPTY], { error: "true, false, or nothing" })
  .transform((cell) => (cell === EMPTY ? undefined : cell === "true"));

/** One of a closed set of values (see vocab.ts). */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `one of ${values.join(" | ")}` });

/** One of a closed set of values, or undefined when empty. */
export const optionalOneOf = <const Values extends readonly [string, ...string[]]>(
  values: Values,
) =>
  z
    .union([z.literal(EMPTY), z.enum(values)], {
      error: `one of ${values.join(" | ")}, or nothing`,
    })
    .transform((cell) => (cell === EMPTY ? undefined : cell));

/** An id of another row, or undefined when empty. */
export const optionalSlug = z
  .union([z.literal(EMPTY), z.string().regex(SLUG, "a slug, or nothing")])
  .transform((cell) => (cell === EMPTY ? undefined : cell));

/** A program key, or undefined when empty. */
export const optionalKey = z
  .union([z.literal(EMPTY), z.string().regex(SNAKE_KEY, "a program key, or nothing")])
  .transform((cell) => (cell === EMPTY ? undefined : cell));

/** A SHA-256 in hex, or undefined when empty. */
export const optionalSha256 = z
  .string()
  .regex(/^(?:[0-9a-f]{64})?$/, "64 hexadecimal digits, or nothing")
  .transform((cell) => (cell === EMPTY ? undefined : cell));

/** An https address, or undefined when empty. */
export const optionalAddress = z
  .union([z.literal(EMPTY), z.url({ protocol: /^https$/ })], {
    error: "an https address, or nothing",
  })
  .transform((cell) => (cell === EMPTY ? undefined : cell));

/** Texts separated by semicolons; an empty cell is an empty list. */
export const textList = z
  .string()
  .refine(
    (cell) =>
      cell === EMPTY || cell.split(";").every((part) => part !== "" && part === part.trim()),
    "texts separated by ; without blanks around them",
  )
  .transform((cell): readonly string[] => (cell === EMPTY ? [] : cell.split(";")));

/** Values of a closed set separated by semicolons; may be empty. */
export const listOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  textList.pipe(
    z.array(z.enum(values, { error: `of ${values.join(" | ")}, separated by ;` })).readonly(),
  );

/** Ids of other rows separated by semicolons; may be empty. */
export const slugList = textList.pipe(z.array(slug).readonly());

/** Snake-case keys of other rows separated by semicolons; may be empty. */
export const keyList = textList.pipe(z.array(snakeKey).readonly());

const MONTH_AMOUNTS = /^(?:(?:1[0-2]|[1-9]):\d+(?:\.\d+)?(?:;(?!$)|$))*$/;

/** Amounts by calendar month, 12:35;6:20, as pairs of month and amount; may be empty. */
export const monthAmounts = z
  .string()
  .regex(MONTH_AMOUNTS, "month:amount pairs separated by ;, such as 12:35, or nothing")
  .transform((cell): readonly (readonly [month: number, amount: number])[] =>
    cell === EMPTY
      ? []
      : cell.split(";").map((pair) => {
          const [month = "", amount = ""] = pair.split(":");
          return [Number(month), Number(amount)];
        }),
  );

const SOURCES = /^(?:https:\/\/[^\s;]+|[a-z0-9-]+)(?:;(?:https:\/\/[^\s;]+|[a-z0-9-]+))*$/;

/** Where a fact comes from: keys of sources.csv or https addresses; may be empty. */
export const optionalSourceList = z
  .string()
  .refine(
    (cell) => cell === EMPTY || SOURCES.test(cell),
    "source keys or https addresses separated by ;, or nothing",
  )
  .transform((cell): readonly string[] => (cell === EMPTY ? [] : cell.split(";")));

/** Where a fact comes from: at least one source. */
export const sourceList = z
  .string()
  .regex(SOURCES, "source keys or https addresses separated by ;")
  .transform((cell): readonly string[] => cell.split(";"));

function isPartialDate(cell: string): boolean {
  if (!PARTIAL_DATE.test(cell)) return false;
  return cell.length < 10 || z.iso.date().safeParse(cell).success;
}
