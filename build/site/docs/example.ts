import type { Answer } from "../../answers/answer.ts";
import type { Operation } from "./description.ts";
import { toAddress } from "../curl.ts";

/** An example request without a query, and the catalog's answer. */
export interface Example {
  readonly path: string;
  readonly body: string | undefined;
  readonly answer: ExampleAnswer | undefined;
}

interface ExampleAnswer {
  readonly text: string;
  readonly cut: string | undefined;
}

const ROWS = 2;
const LINES = 40;
const COLUMNS = 160;

/** An example for an operation, with its answer if the build publishes one. */
export function toExample(operation: Operation, answers: readonly Answer[]): Example {
  const path = toAddress(operation.path, exampleValues(operation));
  const [body] = operation.body?.examples ?? [];
  const answer = answers.find(({ url }) => url === path);
  return {
    path,
    body: body === undefined ? undefined : JSON.stringify(body),
    answer: answer && toShown(answer),
  };
}

const exampleValues = ({ parameters }: Operation): Readonly<Record<string, string>> =>
  Object.fromEntries(
    parameters
      .filter(({ in: place }) => place === "path")
      .map(({ name, example }) => [name, String(example ?? "")]),
  );

function toShown({ contentType, body }: Answer): ExampleAnswer {
  if (!contentType.includes("json") || contentType.includes("ndjson")) return cutLines(body);
  const { value, cut } = cutRows(JSON.parse(body));
  const whole = cutLines(JSON.stringify(value, undefined, 2));
  return { text: whole.text, cut: cut ?? whole.cut };
}

interface CutValue {
  readonly value: unknown;
  readonly cut: string | undefined;
}

/** Keeps the first rows of a list, map or export. */
function cutRows(value: unknown): CutValue {
  if (Array.isArray(value)) {
    const cut = value.length > ROWS ? `The first ${ROWS} of ${value.length}.` : undefined;
    return { value: value.slice(0, ROWS), cut };
  }
  if (!isObject(value)) return { value, cut: undefined };
  for (const key of ["data", "valuations"]) {
    const inner = value[key];
    if (Array.isArray(inner)) {
      const part = cutRows(inner);
      return { value: { ...value, [key]: part.value }, cut: part.cut };
    }
    if (isObject(inner)) {
      const entries = Object.entries(inner);
      const cut = `The first ${ROWS} of ${entries.length}.`;
      return { value: { ...value, [key]: Object.fromEntries(entries.slice(0, ROWS)) }, cut };
    }
  }
  return { value, cut: undefined };
}

function cutLines(text: string): ExampleAnswer {
  const lines = text.trimEnd().split("\n");
  const shown = lines.slice(0, LINES).map(cutLine);
  const isCut = lines.length > LINES || shown.some((line, at) => line !== lines[at]);
  return { text: shown.join("\n"), cut: isCut ? "Only the beginning." : undefined };
}

const cutLine = (line: string): string =>
  line.length > COLUMNS ? `${line.slice(0, COLUMNS)}...` : line;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
