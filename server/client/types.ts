/*
 * Shared by every client. The build copies this file into the types of the published client, so it
 * imports nothing and holds only types.
 */

/** Settings of a client. */
export interface ClientOptions {
  /** Where the catalog is, such as `https://HOST`; `""` is the host of the page. */
  readonly baseUrl: string;
  /**
   * True when there is no server but a copy of `dist/public` under the names of its files, as on a
   * package CDN or a web server without rules: the client asks for `….json`. Filters and searches
   * need a server and fail. A host that is told to answer as the server does wants no `files`.
   */
  readonly files?: boolean;
  /** Another `fetch`; the global one when left out. */
  readonly fetch?: Fetch;
  /** Ends every call when it is aborted. */
  readonly signal?: AbortSignal;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Remembers answers and asks only whether they changed, where `fetch` has no cache of its own; a
   * `Map` does.
   */
  readonly cache?: AnswerCache;
}

/** Options of one call. */
export interface CallOptions {
  /** Ends this call when it is aborted. */
  readonly signal?: AbortSignal;
  /** Sent with this call, over those of the client. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The part of `fetch` that a client needs. */
export type Fetch = (url: string, request: FetchRequest) => Promise<FetchResponse>;

export interface FetchRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
}

export interface FetchResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

export interface AnswerCache {
  get(url: string): CachedAnswer | undefined;
  set(url: string, answer: CachedAnswer): unknown;
}

export interface CachedAnswer {
  readonly etag: string;
  readonly text: string;
}
