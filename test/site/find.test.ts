import { describe, expect, test } from "vitest";
import * as z from "zod";
import { buildTables, copyBase, makeFolder } from "../build/fixtures.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "../../build/build.ts";
import { readCards, readDist, readManifest } from "../support/published.ts";
import { linksOf, toPlain } from "./markup.ts";

const cards = readCards();
const readPage = (path: string): string => readDist(`public${path}.html`).toString();

/** The lists that a reader finds by a word, as on the page that lists them all. */
const topicsFor = (words: string): readonly string[] =>
  [...readPage("/find").matchAll(/<li\s+data-names="([^"]*)"\s*>(.*?)<\/li>/gs)].flatMap(
    ([, names = "", item = ""]) =>
      names.split("|").some((name) => name.toLowerCase().includes(words)) ? linksOf(item) : [],
  );

describe("what people type leads to a list of the cards that have it", () => {
  test.each([
    ["lounge", (card: (typeof cards)[number]) => card.lounge_networks.length > 0],
    ["priority pass", (card) => card.lounge_networks.includes("Priority Pass")],
    ["no annual fee", (card) => card.annual_fee === 0],
    ["global entry", (card) => card.credit_types.includes("Global Entry or TSA PreCheck")],
    ["free night", (card) => card.has_free_night_certificate],
    ["amex", (card) => card.issuer === "American Express"],
  ])("%s", (words, holds) => {
    const [topic = ""] = topicsFor(words);
    const shown = linksOf(readPage(topic)).filter((link) => /^\/cards\/./.test(link));
    const expected = cards.filter(holds).map(({ id }) => `/cards/${id}`);
    expect(expected.length).toBeGreaterThan(5);
    expect(shown).toEqual(expected);
  });
});

test("the sitemap has every page but the one for what is missing", () => {
  const listed = [
    ...readDist("public/sitemap.xml")
      .toString()
      .matchAll(/<loc>(.*?)<\/loc>/g),
  ];
  const pages = readManifest().files.filter(({ content_type: type }) =>
    type.startsWith("text/html"),
  );
  expect(listed.map(([, url = ""]) => new URL(url).pathname).toSorted()).toEqual(
    pages
      .map(({ url }) => url)
      .filter((url) => url !== "/404")
      .toSorted(),
  );
});

const data = z.object({ "@type": z.string(), name: z.string(), url: z.string().optional() });

const dataOf = (page: string) =>
  data.parse(
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? ""),
  );

test("a card's page tells programs what it is about", () => {
  for (const { id, card_name: name } of cards) {
    expect(dataOf(readPage(`/cards/${id}`))).toMatchObject({ "@type": "CreditCard", name });
  }
});

/** A page of the small data set, built with these settings. */
async function buildPage(path: string, variables: Readonly<Record<string, string>>) {
  const dist = makeFolder();
  const options = { data: copyBase(), dist, inputs: "0".repeat(64), checks: [] };
  await build({ ...options, variables, progress: { step: () => undefined } });
  return readFileSync(join(dist, "public", path), "utf8");
}

describe("settings of the build", () => {
  test("without them no page asks for corrections or names an address of its own", async () => {
    const dist = makeFolder();
    await buildTables(copyBase(), dist);
    const page = readFileSync(join(dist, "public/cards/acme-plus.html"), "utf8");
    expect(page).not.toMatch(/Tell us|canonical|og:url/);
  });

  test("with CORRECTIONS_URL each fact has a link with card, field, value and source", async () => {
    const page = await buildPage("cards/acme-plus.html", {
      CORRECTIONS_URL: "https://bugs.example/new?tag=facts",
    });
    const fee = linksOf(page).find((link) => link.includes("annual%20fee")) ?? "";
    const { origin, searchParams: query } = new URL(fee);
    expect(origin).toBe("https://bugs.example");
    expect(query.get("tag")).toBe("facts");
    expect(query.get("title")).toBe("Acme Plus Card: annual fee");
    expect(query.get("body")).toMatch(/Value shown: 395\nSource given: https:/);
    expect(toPlain(page)).toContain("Wrong? Tell us: annual fee of Acme Plus Card");
  });

  test.each([
    ["facts@cards.example", /^mailto:facts@cards\.example\?subject=Acme%20Plus%20Card%3A/],
    ["https://bugs.example/{field}?is={value}", /^https:\/\/bugs\.example\/annual%20fee\?is=395$/],
  ])("%s is filled in its own way", async (address, form) => {
    const page = await buildPage("cards/acme-plus.html", { CORRECTIONS_URL: address });
    expect(linksOf(page)).toContainEqual(expect.stringMatching(form));
  });

  test("with SITE_URL pages tell their address, and robots.txt the sitemap", async () => {
    const variables = { SITE_URL: "https://cards.example" };
    const page = await buildPage("cards/acme-plus.html", variables);
    const address = "https://cards.example/cards/acme-plus";
    expect(page).toMatch(
      /<link\s+rel="canonical"\s+href="https:\/\/cards\.example\/cards\/acme-plus"/,
    );
    expect(page).toMatch(/<meta\s+property="og:title"\s+content="Acme Plus Card/);
    expect(dataOf(page).url).toBe(address);
    expect(await buildPage("robots.txt", variables)).toContain(
      "\nSitemap: https://cards.example/sitemap.xml\n",
    );
  });

  test("a wrong one is told by its name", async () => {
    const variables = { SITE_URL: "cards.example", CORRECTIONS_URL: "nobody" };
    await expect(buildPage("index.html", variables)).rejects.toThrow(
      /^CORRECTIONS_URL: expected an https.*\nSITE_URL: expected an https/,
    );
  });
});
