import { createChunkReader } from "../events.ts";

/** An error whose message is shown to the member as it is. */
export class Problem extends Error {
  override readonly name = "Problem";
}

/** Events of a streamed answer. */
export interface Listener {
  /** The quota that is left, when the service sends it. */
  readonly onLeft: (remaining: number, limit: number) => void;
  /** The whole answer so far. */
  readonly onText: (text: string) => void;
}

/** Posts the form and reads the answer as it comes. Throws a Problem, or an AbortError. */
export async function readAnswer(
  address: string,
  form: URLSearchParams,
  signal: AbortSignal,
  { onLeft, onText }: Listener,
): Promise<void> {
  const response = await post(address, form, signal);
  const [remaining, limit] = ["remaining", "limit"].map((name) =>
    response.headers.get(`x-ratelimit-${name}-requests`),
  );
  if (remaining && limit) onLeft(Number(remaining), Number(limit));
  if (!response.ok) throw new Problem(await readMessage(response));
  const read = createChunkReader();
  let text = "";
  for await (const piece of piecesOf(response)) {
    for (const told of read(piece)) {
      if ("error" in told) throw new Problem(told.error);
      text += told.text;
    }
    onText(text);
  }
  if (text === "") throw new Problem("There was no answer. Try again.");
}

async function post(address: string, body: URLSearchParams, signal: AbortSignal) {
  const headers = { accept: "text/event-stream, application/json" };
  const response = await send(address, {
    method: "POST",
    body,
    headers,
    redirect: "manual",
    signal,
  });
  if (response.type !== "opaqueredirect") return response;
  throw new Problem("You are signed out. Open this page again to sign in.");
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    // Browsers word a lost connection differently.
    if (error instanceof TypeError) throw new Problem("The service cannot be reached. Try again.");
    throw error;
  }
}

async function readMessage(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const told = typeof body === "object" && body !== null ? Reflect.get(body, "error") : undefined;
  return typeof told === "string" ? told : "This did not work. Try again later.";
}

/** Reads by hand, as not every browser can iterate over a stream. */
async function* piecesOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  while (reader !== undefined) {
    // Each piece comes after the one before.
    // oxlint-disable-next-line no-await-in-loop
    const { done, value } = await reader.read();
    if (done) return;
    yield decoder.decode(value, { stream: true });
  }
}
