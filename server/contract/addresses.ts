import type { Route } from "./route.ts";

/** Where the catalog's MCP endpoint is (SPEC 4.12). */
export const CATALOG_MCP_PATH = "/mcp";

/** Where the member tools are (SPEC 4.13). */
export const TOOLS_PATH = "/tools/mcp";

/** Where the chat is (SPEC 4.14). */
export const CHAT_PATH = "/chat/v1";

export const pathsOf = ({
  path,
  alsoAt,
}: Pick<Route, "path" | "alsoAt">): readonly Route["path"][] =>
  alsoAt === undefined ? [path] : [path, alsoAt];

/** A path template as people and OpenAPI write it: `/v1/public/credit-cards/{cardId}`. */
export const toBraces = (path: string): string => path.replaceAll(/:(\w+)/g, "{$1}");

/** The addresses of a path template; a parameter is one segment. */
export const toPattern = (path: string): RegExp => new RegExp(`^${toPatternText(path)}$`);

/** The same pattern as text, which PCRE can read too. */
export const toPatternText = (path: string): string =>
  path.replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, "[^/]+");

export const SIGN_IN_PATH = "/sign-in";

export const SIGN_UP_PATH = "/sign-up";

/** Common guesses for the addresses above. */
export const LOGIN_PATH = "/login";
export const SIGNUP_PATH = "/signup";

/** Where a member's own page is. */
export const ACCOUNT_PATH = "/account";

/** A comparison of the plans. */
export const PLANS_PATH = `${ACCOUNT_PATH}/plans` as const;

/** Where a member asks the chat. */
export const CHAT_PAGE_PATH = `${ACCOUNT_PATH}/chat` as const;

export const WALLET_PATH = `${ACCOUNT_PATH}/wallet` as const;

/** Where cards and balances are added: many at once, or one card by its name. */
export const ADD_PATH = `${WALLET_PATH}/add` as const;

/** Adds the entries parsed from a pasted list. */
export const CONFIRM_PATH = `${ADD_PATH}/confirm` as const;

/** Where a card's statement is added, and where one is taken back. */
export const STATEMENT_PATH = `${ADD_PATH}/statement` as const;
export const CONFIRM_STATEMENT_PATH = `${STATEMENT_PATH}/confirm` as const;
export const UNDO_STATEMENT_PATH = `${STATEMENT_PATH}/undo` as const;

/** One card of the wallet, and what is done to it. */
export const CARD_PATH = `${WALLET_PATH}/cards/:card` as const;
export const REMOVE_PATH = `${CARD_PATH}/remove` as const;
export const CLOSE_PATH = `${CARD_PATH}/close` as const;
export const REOPEN_PATH = `${CARD_PATH}/reopen` as const;
export const CHANGE_PATH = `${CARD_PATH}/change` as const;
export const CHOOSE_PATH = `${CARD_PATH}/choose` as const;
export const ENROL_PATH = `${CARD_PATH}/enrol` as const;

/** Where a removed card is brought back. */
export const RESTORE_PATH = `${WALLET_PATH}/restore` as const;

/** Where the use of a credit is noted. */
export const USED_PATH = `${WALLET_PATH}/used` as const;

/** Next steps by deadline; also where a member activates a rotating rate. */
export const TODO_PATH = `${WALLET_PATH}/next` as const;
export const ACTIVATED_PATH = `${WALLET_PATH}/activated` as const;

/** Credits and fees by month, with a feed for calendar programs. */
export const CALENDAR_PATH = `${WALLET_PATH}/calendar` as const;
export const FEED_PATH = `${CALENDAR_PATH}/feed` as const;
export const REMOVE_FEED_PATH = `${FEED_PATH}/remove` as const;
export const FEED_FILE_PATH = `${FEED_PATH}/:secret` as const;

/** Issuer rules on new accounts, with the day each clears. */
export const APPLICATIONS_PATH = `${WALLET_PATH}/applications` as const;

/** A year of the wallet: earnings, fees and spending. */
export const YEAR_PATH = `${WALLET_PATH}/year` as const;
export const SPEND_PATH = `${YEAR_PATH}/spend` as const;

/** The best card for a purchase. */
export const PAY_PATH = `${WALLET_PATH}/pay` as const;

/** Where one card is added by its name. */
export const ADD_CARD_PATH = `${ADD_PATH}/card` as const;

export const POINTS_PATH = `${WALLET_PATH}/points` as const;

/** The address of one card of the wallet. */
export const toCardPath = (walletCardId: string, path: string = CARD_PATH): string =>
  path.replace(":card", walletCardId);
