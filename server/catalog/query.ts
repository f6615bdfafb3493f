import type * as z from "zod";
import { parseJson } from "../contract/json.ts";

/** A parsed request, or the reason why it is invalid. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string };

/**
 * Reads the known parameters of a query string; of a repeated one, the first. Ignores unknown and
 * empty ones.
 */
export function parseQuery<S extends z.ZodObject>(schema: S, search: string): Parsed<z.infer<S>> {
  const given: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    if (value !== "" && Object.hasOwn(schema.shape, name)) given[name] ??= value;
  }
  return parseInput(schema, given);
}

export function parseBody<S extends z.ZodObject>(schema: S, text: string): Parsed<z.infer<S>> {
  const body = parseJson(text);
  if (body === undefined) {
    return { ok: false, message: "The body is not valid JSON; send an object such as {}." };
  }
  return parseInput(schema, body);
}

function parseInput<S extends z.ZodObject>(schema: S, input: unknown): Parsed<z.infer<S>> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };
  const known = Object.keys(schema.shape).join(", ");
  const problems = parsed.error.issues.map((issue) => describeIssue(issue, input, known));
  return { ok: false, message: problems.join(" ") };
}

function describeIssue(issue: z.core.$ZodIssue, input: unknown, known: string): string {
  if (issue.code === "unrecognized_keys") {
    const unknown = issue.keys.map(quote).join(", ");
    return `Unknown field ${unknown}; the fields are ${known}.`;
  }
  const [field] = issue.path;
  if (field === undefined) return "The body must be a JSON object, such as {}.";
  const got = isRecord(input) ? input[String(field)] : undefined;
  return got === undefined
    ? `${String(field)} is required: ${issue.message}.`
    : `${String(field)}: expected ${issue.message}, got ${quote(got)}.`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Shows a request's value in an error, cut when long; lists and objects by type only. */
function quote(value: unknown): string {
  const MAX_SHOWN = 80;
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const text = typeof value === "string" ? JSON.stringify(value) : String(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
