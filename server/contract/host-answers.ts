import * as z from "zod";
import { WALLET_PATH } from "./addresses.ts";
import {
  getApiCatalog,
  getLlmsTxt,
  getServerCard,
  getWalletServerCard,
} from "./discovery-routes.ts";
import { chatPage, homePage, mcpPage } from "./pages.ts";
import type { Route } from "./route.ts";
import { getChangesFeed } from "./routes.ts";

/*
 * Answers that tell of the server that gives them. The build writes them as for a server with
 * accounts whose address nobody knows; a server of another kind says what is true of it.
 */

/** The answers that may be others than the files say. */
export const hostRoutes: readonly Route[] = [
  getLlmsTxt,
  getApiCatalog,
  getChangesFeed,
  getServerCard,
  getWalletServerCard,
  homePage,
  mcpPage,
  chatPage,
];

/** The name of the file under `private/`. */
export const ALONE_FILE = "alone.json";

/** dist/private/alone.json: what a server without accounts says, by address. */
export const aloneAnswers = z.record(z.string(), z.string());

/** The header link of every page; servers without accounts remove it. */
export const WALLET_LINK = `<a class="wallet" href="${WALLET_PATH}">Your wallet</a>`;

/** Stands for the address of the service in pages; a server that was told its address puts it there. */
export const ORIGIN = "https://HOST";

/** A variable of Server Cards that stands for the same; it is left out where it is known. */
export const HOST_VARIABLE = "host";
export const ORIGIN_TEMPLATE = `https://{${HOST_VARIABLE}}`;

/** The start of the feed; its links are relative to `base` (RFC 4287 section 2). */
export const toFeedStart = (base?: string): string =>
  `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"${base === undefined ? "" : ` xml:base="${base}"`}>`;
