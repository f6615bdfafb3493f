import type * as z from "zod";
import { pathsOf } from "../../server/contract/addresses.ts";
import { toAsciiJson } from "../../server/contract/json.ts";
import {
  type Dataset,
  fileFor,
  JSON_TYPE,
  type ParamsOf,
  type ResponseOf,
  type Route,
  urlFor,
} from "../../server/contract/route.ts";

/** A parsed value and its JSON, so a list can reuse the JSON of its rows. */
export interface Fragment<T> {
  readonly value: T;
  readonly json: string;
}

export interface Answer {
  readonly url: string;
  readonly file: string;
  readonly contentType: string;
  readonly dataset: Dataset | undefined;
  /** ASCII-only JSON unless the content type says otherwise. */
  readonly body: string;
}

/**
 * Parses a value with its public schema and serializes it. A private column fails the strict
 * schema, which stops the build.
 */
export function toFragment<S extends z.ZodType>(schema: S, value: z.input<S>) {
  const parsed = schema.parse(value);
  return { value: parsed, json: toAsciiJson(parsed) };
}

export const toList = <T>(rows: readonly Fragment<T>[]): Fragment<readonly T[]> => ({
  value: rows.map((row) => row.value),
  json: `[${rows.map((row) => row.json).join(",")}]`,
});

/** The answer of a route at each of its addresses; a wrong param or body is a type error. */
export const answer = <R extends Route>(
  route: R,
  params: ParamsOf<R>,
  body: Fragment<DeepReadonly<ResponseOf<R>>>,
): readonly Answer[] => answerText(route, params, body.json);

/** Like `answer`, for a body without a schema. */
export function answerText<R extends Route>(route: R, params: ParamsOf<R>, body: string) {
  return pathsOf(route).map((path) => ({
    url: urlFor(path, params),
    file: fileFor({ ...route, path }, params),
    contentType: route.contentType ?? JSON_TYPE,
    dataset: route.dataset,
    body,
  }));
}

type DeepReadonly<T> = T extends (infer Item)[] ? readonly Item[] : T;
