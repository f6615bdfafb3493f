import OpenAI from "openai";
import type { Complete } from "./loop.ts";

export interface ClientOptions {
  readonly url: string;
  readonly key: string;
  readonly fetch?: typeof fetch;
}

/** One repetition of what failed on the way; the deadline of the answer bounds everything. */
const MAX_RETRIES = 1;

/** Asks any OpenAI-compatible service. */
export function createComplete({ url, key, fetch }: ClientOptions): Complete {
  const client = new OpenAI({
    baseURL: url,
    apiKey: key,
    maxRetries: MAX_RETRIES,
    ...(fetch === undefined ? {} : { fetch }),
  });
  return (params, signal) => client.chat.completions.create(params, { signal });
}
