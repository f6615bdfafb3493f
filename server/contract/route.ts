import type * as z from "zod";
import { UNAVAILABLE } from "./errors.ts";

export const DATASETS = ["credit_cards", "transfer_partners", "valuations"] as const;
export type Dataset = (typeof DATASETS)[number];

type ErrorStatus = 400 | 404 | 413 | 415 | 503;

/** One public endpoint. Everything else about it is derived from this. */
export interface Route {
  readonly method: "GET" | "POST";
  /** Path template; `:name` is one URL-encoded segment. */
  readonly path: `/${string}`;
  /** A second address that gives the identical answer. */
  readonly alsoAt?: `/${string}`;
  readonly summary: string;
  readonly description: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly response: z.ZodType;
  readonly errors: Readonly<Partial<Record<ErrorStatus, string>>>;
  readonly cache: "5m" | "no-store";
  /** JSON unless said otherwise. */
  readonly contentType?: string;
  /** The dataset the answer rests on; when its files are damaged the route answers 503. */
  readonly dataset?: Dataset;
  /** True when the build writes the answer to a file, so that any static host can give it. */
  readonly published: boolean;
  /** False when HEAD must be refused (SPEC 4.11). */
  readonly head: boolean;
}

/** Keeps the literal types of a route, so that its params and response can be inferred. */
export const defineRoute = <const R extends Route>(route: R): R => route;

/** The fields that most routes share: a file written by the build, for any host to serve. */
export const publishedFile = {
  method: "GET",
  errors: { 503: UNAVAILABLE },
  cache: "5m",
  published: true,
  head: true,
} as const;

export type ParamsOf<R extends Route> = R extends { readonly params: z.ZodType<infer Params> }
  ? Params
  : Readonly<Record<string, never>>;

export type ResponseOf<R extends Route> = z.infer<R["response"]>;

/** The address of a published answer, URL-encoded: `/v1/public/credit-cards/amex-gold`. */
export function urlFor(path: string, params: Readonly<Record<string, unknown>>): string {
  return fillPath(path, params, encodeURIComponent);
}

export const JSON_TYPE = "application/json";

/** True for any JSON media type, such as application/feed+json. */
export const isJson = (contentType: string): boolean => /[/+]json\b/.test(contentType);

/** True for application/json itself, with or without parameters. */
export function isPlainJson(contentType: string | null | undefined): boolean {
  if (contentType === JSON_TYPE) return true;
  const [type = ""] = (contentType ?? "").split(";");
  return type.trim().toLowerCase() === JSON_TYPE;
}

export const HTML_TYPE = "text/html; charset=utf-8";

/**
 * The file under dist/public: `v1/public/credit-cards/amex-gold.json`, `cards/amex-gold.html`, and
 * `index.html` for `/`. Static hosts find it by the address without the extension.
 */
export function fileFor(
  { path, contentType = JSON_TYPE }: Pick<Route, "path" | "contentType">,
  params: Readonly<Record<string, unknown>>,
): string {
  const file = fillPath(path, params, (segment) => segment).slice(1);
  if (contentType === HTML_TYPE) return `${file || "index"}.html`;
  return contentType === JSON_TYPE && !file.endsWith(".json") ? `${file}.json` : file;
}

function fillPath(
  path: string,
  params: Readonly<Record<string, unknown>>,
  encode: (segment: string) => string,
): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encode(String(params[name])));
}
