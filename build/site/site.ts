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
import { answerMissingPage } from "./pages/missing.ts";
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
  answerMissingPage,
] as const;

/** Every page of the site. */
export const answerPages = (facts: SiteFacts): readonly Answer[] =>
  PAGES.flatMap((answerOne) => answerOne(facts));

/** The stylesheet, the scripts and the icon of the pages, which rest on no data. */
export function answerAssets(): Promise<readonly Answer[]> {
  assets ??= compileAssets();
  return assets;
}

/** A process that builds again and again compiles them once. */
let assets: Promise<readonly Answer[]> | undefined;

async function compileAssets(): Promise<readonly Answer[]> {
  const [styles, ...scripts] = await Promise.all([compileStyles(), ...SCRIPTS.map(compileScript)]);
  return [
    ...publishText(siteStyles, {}, styles),
    ...SCRIPTS.flatMap((name, at) => publishText(siteScript, { name }, scripts[at] ?? "")),
    ...publishText(siteIcon, {}, ICON),
  ];
}
