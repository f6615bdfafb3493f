import { connect } from "node:net";

/** Longer than anything may take; a request that takes so long hangs. */
const HANGS_MS = 45_000;

/** For a test that starts programs: each loads everything at its first call, on a machine that is busy. */
export const LONG_MS = 240_000;

/** An answer, read whole. */
export interface Answer {
  readonly status: number;
  readonly type: string | null;
  readonly retryAfter: string | null;
  readonly text: string;
}

/** Asks for something and reads the answer whole; throws when there is none in time. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(url, {
    redirect: "manual",
    signal: AbortSignal.timeout(HANGS_MS),
    ...init,
  });
  return {
    status: answer.status,
    type: answer.headers.get("content-type"),
    retryAfter: answer.headers.get("retry-after"),
    text: await answer.text(),
  };
}

/** A POST with a JSON body on behalf of a member. */
export const asMember = (key: string, body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
  body: JSON.stringify(body),
});

/** All that a server sends on one connection, until it closes it. */
export interface Exchange {
  /** Everything that came. */
  readonly received: Promise<string>;
  readonly soFar: () => string;
  readonly write: (text: string) => void;
  readonly hangUp: () => void;
}

/** Opens a connection, to write on it what no client of ours would. */
export function openExchange(root: string): Exchange {
  const { port, hostname } = new URL(root);
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => (text += chunk));
  // A server that closes while the client writes resets the connection; what came before counts.
  socket.on("error", () => undefined);
  return {
    received: new Promise((resolve) => {
      socket.on("close", () => resolve(text));
    }),
    soFar: () => text,
    write: (given) => void socket.write(given),
    hangUp: () => void socket.destroy(),
  };
}
