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
import { fetchAxe, findBarriers } from "./axe.ts";
import { hasBrowser } from "../support/chromium.ts";
import { rounds } from "../support/rounds.ts";
import { LOOKS, openSiteBrowser, type SiteBrowser } from "./browser.ts";

/** One of each kind, and what scripts make of it. */
const PAGES = [
  homePage.path,
  cardsPage.path,
  `${cardsPage.path}?compare=amex-gold,chase-sapphire-preferred`,
  urlFor(cardPage.path, { cardId: "chase-sapphire-preferred" }),
  transfersPage.path,
  valuationsPage.path,
  downloadsPage.path,
  findPage.path,
  urlFor(topicPage.path, { topic: "airport-lounges" }),
  changesPage.path,
  docsPage.path,
  mcpPage.path,
  chatPage.path,
  guidesPage.path,
  tryPage.path,
  urlFor(guidePage.path, { guide: "api" }),
];

/** `npm test` looks at the pages by turns, half of them in each look; the slow tests at all of them. */
const TURNS = rounds(2, 1);

const axe = hasBrowser ? await fetchAxe() : undefined;

describe.skipIf(axe === undefined)("the accessibility engine", () => {
  let site: SiteBrowser;
  beforeAll(async () => {
    site = await openSiteBrowser();
  });
  afterAll(() => site.close());

  test.each(LOOKS.map((look, at) => ({ ...look, at })))(
    "finds nothing at $width px in $colorScheme",
    async ({ width, colorScheme, at }) => {
      const { page } = await site.open({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: "reduce",
        // The engine is no script of the site, and only here it may run all the same.
        bypassCSP: true,
      });
      const found: Record<string, readonly string[]> = {};
      for (const path of PAGES.filter((_, place) => place % TURNS === at % TURNS)) {
        await page.goto(path);
        const barriers = await findBarriers(page, axe ?? "");
        if (barriers.length > 0) found[path] = barriers;
      }
      expect(found).toEqual({});
    },
    300_000,
  );
});
