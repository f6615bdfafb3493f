import { siteIcon, siteScript, siteStyles } from "../../server/contract/pages.ts";
import type { Answer } from "../answers/answer.ts";
import { compileScript, compileStyles, SCRIPTS } from "./assets.ts";
import type { SiteFacts } from "./facts.ts";
import { ICON } from "./icon.ts";
import { answerCardPages } from "./pages/card.ts";
import { answerCardsPage } from "./pages/cards.ts";
import { answerChatPage } from "./pages/chat.ts";
import { answerDocsPage } from "./pages/docs.ts";
import { answerDownloadsPage } from "./pages/downloads.ts";
import { answerHomePage } from "./pages/home.ts";
import { answerMcpPage } from "./pages/mcp.ts";
import { answerTransfersPage } from "./pages/transfers.ts";
import { answerValuationsPage } from "./pages/valuations.ts";
import { publishText } from "./publish.ts";

const PAGES = [
  answerHomePage,
  answerCardsPage,
  answerCardPages,
  answerTransfersPage,
  answerValuationsPage,
  answerDownloadsPage,
  answerDocsPage,
  answerMcpPage,
  answerChatPage,
] as const;

/** Every page of the site with its stylesheet, scripts and icon. */
export function answerSite(facts: SiteFacts): readonly Answer[] {
  assets ??= answerAssets();
  return [...PAGES.flatMap((answerPages) => answerPages(facts)), ...assets];
}

/** They rest on no data, so a process that builds again and again compiles them once. */
let assets: readonly Answer[] | undefined;

const answerAssets = (): readonly Answer[] => [
  ...publishText(siteStyles, {}, compileStyles()),
  ...SCRIPTS.flatMap((name) => publishText(siteScript, { name }, compileScript(name))),
  ...publishText(siteIcon, {}, ICON),
];
