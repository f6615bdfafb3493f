import {
  ACCOUNT_PATH,
  ADD_PATH,
  APPLICATIONS_PATH,
  CALENDAR_PATH,
  CARD_PATH,
  CHAT_PAGE_PATH,
  PAY_PATH,
  POINTS_PATH,
  STATEMENT_PATH,
  TODO_PATH,
  toPattern,
  WALLET_PATH,
  YEAR_PATH,
} from "../../contract/addresses.ts";

/** The default page after signing in. */
const HOME = WALLET_PATH;

const PAGES: ReadonlySet<string> = new Set([
  HOME,
  ACCOUNT_PATH,
  ADD_PATH,
  STATEMENT_PATH,
  TODO_PATH,
  CALENDAR_PATH,
  APPLICATIONS_PATH,
  YEAR_PATH,
  PAY_PATH,
  POINTS_PATH,
  CHAT_PAGE_PATH,
  "/account/keys",
  "/account/apps",
  "/account/access",
  "/account/reminders",
  "/account/security",
  "/account/sessions",
  "/account/password",
  "/account/delete",
]);

/** A query as URLSearchParams writes it: no character of it begins a host or ends a header. */
const QUERY = /\?[\w.*+%&=-]{1,2000}$/;

const CARD = toPattern(CARD_PATH);
/** An access request that waits for sign-in; anybody may send one, as to the endpoint itself. */
const AUTHORIZE = /^\/oauth\/authorize\?[A-Za-z0-9*._+%&=-]{1,12000}$/;

const CONSENT = /^\/consent\/[A-Za-z0-9_-]{1,128}$/;

/** The page to go on to after signing in: one of ours, whatever was given. */
export const toNext = (given: string | null | undefined): string =>
  given &&
  (PAGES.has(given.replace(QUERY, "")) ||
    CONSENT.test(given) ||
    CARD.test(given) ||
    AUTHORIZE.test(given))
    ? given
    : HOME;

/** A sign-in or sign-up page that leads on to another. */
export const withNext = (path: "/sign-in" | "/sign-up", next: string): string =>
  next === HOME ? path : `${path}?next=${encodeURIComponent(next)}`;
