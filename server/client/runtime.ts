import type { CallOptions, ClientOptions, FetchRequest } from "./types.ts";

/** Where a method of the client asks. What is the rule is left out, to keep the client small. */
export interface Operation {
  /** Path template; `:name` is filled from the input. */
  readonly path: string;
  /** True when the input is sent as a body. */
  readonly post?: true;
  /** True when the input may hold what goes into the query. */
  readonly query?: true;
  /** True when the answer is a text. */
  readonly text?: true;
  /** True when the path is that of a file too, false when no file has the answer; else add `.json`. */
  readonly file?: boolean;
}

type Input = Readonly<Record<string, unknown>>;
type Method = (...args: readonly unknown[]) => Promise<unknown>;

/** The catalog refused, or answered what it must not. `status` is 0 when nothing was asked. */
export class CatalogError extends Error {
  override readonly name = "CatalogError";
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** A client with a method for each operation. */
export function createClient(
  operations: Readonly<Record<string, Operation>>,
  options: ClientOptions,
): Readonly<Record<string, Method>> {
  return Object.fromEntries(
    Object.entries(operations).map(([name, operation]): [string, Method] => [
      name,
      operation.post || operation.query || operation.path.includes(":")
        ? (input, more) => call(operation, options, toObject(input), toObject(more))
        : (more) => call(operation, options, {}, toObject(more)),
    ]),
  );
}

async function call(
  operation: Operation,
  options: ClientOptions,
  input: Input,
  more: CallOptions,
): Promise<unknown> {
  const url = toUrl(operation, options, input);
  const { post } = operation;
  const known = post ? undefined : options.cache?.get(url);
  const ask = options.fetch ?? fetch;
  const response = await ask(url, {
    method: post ? "POST" : "GET",
    headers: {
      ...options.headers,
      ...more.headers,
      ...(known && { "if-none-match": known.etag }),
      ...(post && { "content-type": "application/json" }),
    },
    ...(post && { body: JSON.stringify(input) }),
    ...toSignal(options.signal, more.signal),
  });
  if (known && response.status === 304) return read(operation, 304, known.text);
  const text = await response.text();
  if (!response.ok) {
    const message = toMessage(text, response.status);
    throw new CatalogError(
      response.status,
      options.files && response.status === 404 ? `${message}; ${noFile(url)}` : message,
    );
  }
  const etag = response.headers.get("etag");
  if (etag && !post) options.cache?.set(url, { etag, text });
  return read(operation, response.status, text);
}

function toUrl({ path, post, file }: Operation, options: ClientOptions, input: Input): string {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    if (value === undefined || value === "") throw new CatalogError(0, `${name} is missing`);
    rest.delete(name);
    return encodeURIComponent(toText(value));
  });
  const query = new URLSearchParams();
  if (!post) for (const [key, value] of rest) query.set(key, toText(value));
  const asked = query.toString();
  if (options.files && (file === false || asked)) {
    throw new CatalogError(
      0,
      "a copy of the files has no filter, no search and no health; ask a server",
    );
  }
  const ending = options.files && !file ? ".json" : "";
  return options.baseUrl.replace(/\/+$/, "") + filled + ending + (asked && `?${asked}`);
}

/** Most often nothing of that name; but a host may also have the answers at the server's addresses alone. */
const noFile = (url: string): string =>
  `there is no file ${url}; where the host answers as the server does, leave out files: true`;

const toText = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

/** Both signals end a call. */
function toSignal(ofClient?: AbortSignal, ofCall?: AbortSignal): Pick<FetchRequest, "signal"> {
  const signals = [ofClient, ofCall].filter((signal) => signal !== undefined);
  const [signal] = signals;
  if (signal === undefined) return {};
  return { signal: signals.length > 1 ? AbortSignal.any(signals) : signal };
}

function read(operation: Operation, status: number, text: string): unknown {
  if (operation.text) return text;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CatalogError(status, "the answer is no JSON; is baseUrl the catalog?", { cause });
  }
}

/** The catalog's error message; a host in between may answer in its own words. */
function toMessage(text: string, status: number): string {
  try {
    const { error } = toObject(JSON.parse(text));
    if (typeof error === "string") return error;
  } catch {
    // The status alone tells.
  }
  return `status ${status}`;
}

const toObject = (value: unknown): Input =>
  typeof value === "object" && value !== null ? { ...value } : {};
