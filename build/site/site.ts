import { siteIcon, siteScript, siteStyles } from "../../server/contract/pages.ts";
import type { Answer } from "../answers/answer.ts";
import type { SiteAssets } from "./assets.ts";
import { answerCrawlers } from "./crawlers.ts";
import type { SiteFacts } from "./facts.ts";
import { ICON } from "./icon.ts";
import { answerCardPages } from "./pages/card.ts";
import { answerCardsPage } from "./pages/cards.ts";
import { answerChangesPage } from "./pages/changes.ts";
import { answerChatPage } from "./pages/chat.ts";
import { answerDocsPage } from "./pages/docs.ts";
import { answerDownloadsPage } from "./pages/downloads.ts";
import { answerFindPages } from "./pages/find.ts";
import { answerGuidePages } from "./pages/guides.ts";
import { answerHomePage } from "./pages/home.ts";
import { answerMcpPage } from "./pages/mcp.ts";
import { answerMissingPage } from "./pages/missing.ts";
import { answerTransfersPage } from "./pages/transfers.ts";
import { answerTryPage } from "./pages/try.ts";
import { answerValuationsPage } from "./pages/valuations.ts";
import { publishText } from "./publish.ts";

/** Assets as JSON, inlined into bin/builder.mjs, which has no compiler. */
declare const SITE_ASSETS: string;

const PAGES = [
  answerHomePage,
  answerCardsPage,
  answerCardPages,
  answerFindPages,
  answerTransfersPage,
  answerValuationsPage,
  answerDownloadsPage,
  answerChangesPage,
  answerDocsPage,
  answerMcpPage,
  answerChatPage,
  answerGuidePages,
  answerTryPage,
  answerMissingPage,
] as const;

export function answerPages(facts: SiteFacts): readonly Answer[] {
  const pages = PAGES.flatMap((answerOne) => answerOne(facts));
  return [...pages, ...answerCrawlers(pages, facts)];
}

/** Variants for servers without accounts of the pages that link to accounts. */
export const answerCatalogOnlyPages = (facts: SiteFacts): readonly Answer[] =>
  [answerHomePage, answerMcpPage, answerChatPage, answerTryPage].flatMap((answerOne) =>
    answerOne({ ...facts, withMembers: false }),
  );

/** Stylesheet, scripts and icon, which do not depend on the data. */
export function answerAssets(): Promise<readonly Answer[]> {
  assets ??= readAssets().then(toAssetAnswers);
  return assets;
}

/** Cached, so a process that builds repeatedly compiles them once. */
let assets: Promise<readonly Answer[]> | undefined;

// A single expression, so that bundling removes the compiler.
const readAssets = async (): Promise<SiteAssets> =>
  typeof SITE_ASSETS === "string"
    ? JSON.parse(SITE_ASSETS)
    : await (await import("./assets.ts")).compileAssets();

const toAssetAnswers = ({ styles, scripts }: SiteAssets): readonly Answer[] => [
  ...publishText(siteStyles, {}, styles),
  ...Object.entries(scripts).flatMap(([name, text]) => publishText(siteScript, { name }, text)),
  ...publishText(siteIcon, {}, ICON),
];
