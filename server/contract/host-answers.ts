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
 * Answers that mention the server itself. The build writes them for a server with accounts and no
 * known address; other servers adapt them.
 */

/** The answers that a server may adapt. */
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

/** dist/private/alone.json: the answers of a server without accounts, by address. */
export const aloneAnswers = z.record(z.string(), z.string());

/** The header link of every page; servers without accounts remove it. */
export const WALLET_LINK = `<a class="wallet" href="${WALLET_PATH}">Your wallet</a>`;

/** Placeholder for the service's address in pages; a server that knows its address fills it in. */
export const ORIGIN = "https://HOST";

/** A Server Card variable with the same role; removed when the address is known. */
export const HOST_VARIABLE = "host";
export const ORIGIN_TEMPLATE = `https://{${HOST_VARIABLE}}`;

/** The start of the feed; its links are relative to `base` (RFC 4287 section 2). */
export const toFeedStart = (base?: string): string =>
  `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"${base === undefined ? "" : ` xml:base="${base}"`}>`;
