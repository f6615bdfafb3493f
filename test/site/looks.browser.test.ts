import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  cardPage,
  cardsPage,
  changesPage,
  chatPage,
  docsPage,
  downloadsPage,
  findPage,
  guidePage,
  guidesPage,
  homePage,
  mcpPage,
  topicPage,
  transfersPage,
  tryPage,
  valuationsPage,
} from "../../server/contract/pages.ts";
import { urlFor } from "../../server/contract/route.ts";
import { GUIDES } from "../../build/site/guides/guides.ts";
import { fetchAxe, findBarriers } from "./axe.ts";
import { hasBrowser, looksAt } from "../support/chromium.ts";
import { createLooking } from "../support/readable.ts";
import { rounds } from "../support/rounds.ts";
import { openSiteBrowser, type SiteBrowser } from "./browser.ts";

/** A page of each kind, and what scripts make of some; the name is that of its picture. */
const PAGES = {
  home: homePage.path,
  cards: cardsPage.path,
  "cards-found": `${cardsPage.path}?search=delta&no_foreign_fee=true&sort=-annual_fee&picked=amex-delta-gold`,
  "cards-nothing": `${cardsPage.path}?issuer=chase&network=Discover`,
  compare: `${cardsPage.path}?compare=amex-gold,amex-platinum,chase-sapphire-reserve,capital-one-venture-x`,
  card: urlFor(cardPage.path, { cardId: "chase-sapphire-reserve" }),
  "card-plain": urlFor(cardPage.path, { cardId: "usbank-amazon-business" }),
  transfers: `${transfersPage.path}?ended=1`,
  "transfers-one": `${transfersPage.path}?program=chase_ultimate_rewards&ended=1`,
  "transfers-both": `${transfersPage.path}?program=marriott_bonvoy`,
  valuations: valuationsPage.path,
  downloads: downloadsPage.path,
  find: findPage.path,
  topic: urlFor(topicPage.path, { topic: "airport-lounges" }),
  changes: changesPage.path,
  docs: docsPage.path,
  mcp: mcpPage.path,
  chat: chatPage.path,
  guides: guidesPage.path,
  ...Object.fromEntries(
    GUIDES.map(({ name }) => [`guide-${name}`, urlFor(guidePage.path, { guide: name })]),
  ),
  try: tryPage.path,
};

/** `npm test` looks for barriers on half of the pages in each look; the slow tests on all of them. */
const TURNS = rounds(2, 1);

const axe = hasBrowser ? await fetchAxe() : undefined;

describe.skipIf(!hasBrowser)("the look of the site", () => {
  let site: SiteBrowser;
  beforeAll(async () => {
    site = await openSiteBrowser();
  });
  afterAll(() => site.close());

  test("can be read, without barriers or complaints", { timeout: 300_000 }, async () => {
    const { page, complaints } = await site.open({ reducedMotion: "reduce" });
    let turn = 0;
    const lookAt = createLooking("site", looksAt(360, 1200), async (_, name) => {
      if (axe !== undefined && turn++ % TURNS === 0) {
        expect(await findBarriers(page, axe), name).toEqual([]);
      }
    });
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(path);
      expect(await page.evaluate(FIND_LOST_HEADINGS), name).toEqual([]);
      await lookAt(page, name);
      turn++;
    }
    expect(complaints).toEqual([]);
  });
});

/** Headings that leave a level out. */
const FIND_LOST_HEADINGS = `[...document.querySelectorAll("h1, h2, h3, h4")]
  .filter((one, at, all) => Number(one.tagName[1]) > Number(all[at - 1]?.tagName[1] ?? 0) + 1)
  .map((one) => one.outerHTML)`;
