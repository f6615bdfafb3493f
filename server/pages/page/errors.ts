import { type H3Event, HTTPError } from "h3";
import { RequestExpired } from "../../accounts/oauth/oauth.ts";
import { Busy } from "../../accounts/sign-in/passwords.ts";
import { Conflict, StoreUnavailable } from "../../accounts/store/store.ts";
import { FactsUnavailable } from "../../catalog/read-facts.ts";
import { isClientGone } from "../../ops/turns.ts";
import { html } from "../../look/html.ts";
import { toDocument } from "./layout.ts";
import { page } from "./reply.ts";
import type { Header, Reply } from "./route.ts";

const TITLES: ReadonlyMap<number, string> = new Map([
  [403, "This form was not accepted"],
  [404, "Page not found"],
  [405, "That cannot be done here"],
  [409, "This was changed meanwhile"],
  [413, "That is too large"],
  [415, "That is not a form"],
  [429, "Too many attempts"],
  [500, "Something went wrong"],
  [503, "Please try again in a moment"],
]);

const UNAVAILABLE_SECONDS = 30;
const BUSY_SECONDS = 5;

const REQUEST_ENDED =
  "This request for access has expired. Start again in the app that sent you here.";

const NO_FACTS =
  "Wallets cannot be shown here: this server has no facts about cards. Your account and your data are safe.";

const OURS = "Something went wrong on our side. Try again later.";

/** An error as a page, or as JSON for a program. Unexpected errors are logged, not shown. */
export function toErrorReply(event: H3Event, error: unknown, log: (line: string) => void): Reply {
  const { status, message, headers } = explain(error, log);
  if (isProgram(event)) {
    const body = JSON.stringify({ error: message });
    return { status, headers: [["content-type", "application/json"], ...headers], body };
  }
  const title = TITLES.get(status) ?? "This did not work";
  const content = html`<h1>${title}</h1>
    <p>${message}</p>
    <p><a href="/account">Go to your account</a></p>`;
  return page(toDocument({ title, content }), status, headers);
}

export const notFound = (message: string): HTTPError => new HTTPError({ status: 404, message });

/** Too many attempts; the message and Retry-After give the wait. */
export function tooMany(seconds: number): HTTPError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "a minute" : toLongWait(minutes);
  return new HTTPError({
    status: 429,
    message: `Too many attempts. Wait ${wait} and try again.`,
    headers: { "retry-after": String(seconds) },
  });
}

const toLongWait = (minutes: number): string =>
  minutes <= 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;

interface Explained {
  readonly status: number;
  readonly message: string;
  readonly headers: readonly Header[];
}

function explain(error: unknown, log: (line: string) => void): Explained {
  if (error instanceof Busy) {
    const message = "Many people are signing in right now. Wait a few seconds and try again.";
    return { status: 503, message, headers: [["retry-after", String(BUSY_SECONDS)]] };
  }
  if (error instanceof StoreUnavailable) {
    log(`accounts: ${String(error.cause)}`);
    return {
      status: 503,
      message: error.told,
      headers: [["retry-after", String(UNAVAILABLE_SECONDS)]],
    };
  }
  if (error instanceof FactsUnavailable) {
    log(`pages: ${error.message}`);
    return { status: 503, message: NO_FACTS, headers: [] };
  }
  if (error instanceof RequestExpired) {
    return { status: 404, message: REQUEST_ENDED, headers: [] };
  }
  if (error instanceof Conflict) {
    const message = "This was changed elsewhere at the same moment. Try again.";
    return { status: 409, message, headers: [] };
  }
  if (error instanceof HTTPError && !error.unhandled && isToldAsItIs(error.status)) {
    return { status: error.status, message: error.message, headers: [...(error.headers ?? [])] };
  }
  if (!isCutOff(error) && !isClientGone(error))
    log(`unexpected: ${error instanceof Error ? error.stack : String(error)}`);
  return { status: 500, message: OURS, headers: [] };
}

/** The browser went away before its form was read, so nobody sees the answer. */
const isCutOff = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ECONNRESET";

/** Errors of the client, and deliberate 503s. */
const isToldAsItIs = (status: number): boolean => status < 500 || status === 503;

/** True for a client that accepts JSON but no HTML. */
function isProgram({ req }: H3Event): boolean {
  const accept = req.headers.get("accept") ?? "";
  return accept.includes("application/json") && !accept.includes("text/html");
}
