import { describe, expect, test } from "vitest";
import { readCardFacts, toRowData, type ListedCard } from "../../build/site/cards/card-facts.ts";
import { formatFee, formatForeignFee } from "../../build/site/cards/labels.ts";
import { WALLET_LINK } from "../../server/contract/host-answers.ts";
import { readCards, readDist, readManifest } from "../support/published.ts";
import { openService } from "../support/service.ts";

const cards = readCards();
const { app } = await openService();

async function readPage(path: string): Promise<string> {
  const answer = await app.request(path);
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  return unescape(await answer.text());
}

/** The text as a reader sees it, with its tags left in. */
const unescape = (html: string): string =>
  html
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll("&quot;", '"')
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");

const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/ href="([^"]*)"/g)].map((match) => match[1] ?? "");

describe("the list", () => {
  test("has a row with the facts of each open card, without a script", async () => {
    const html = await readPage("/cards");
    const rows = html.match(/<tr\s+data-id=.*?<\/tr>/gs) ?? [];
    expect(rows).toHaveLength(cards.length);
    for (const [at, card] of cards.entries()) {
      const row = rows[at] ?? "";
      expect(row).toContain(`<a href="/cards/${card.id}">${card.card_name}</a>`);
      const cells = [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map((match) => match[1]);
      expect(cells).toEqual([
        card.issuer,
        card.network,
        formatFee(card.annual_fee),
        formatForeignFee(card.foreign_transaction_fee),
        card.rewards_currency,
      ]);
    }
  });

  test("its rows carry every public fact of a card to the script", () => {
    for (const card of cards) {
      const listed: ListedCard = { ...card, point_value: 1.25, nicknames: ["a b", "c"] };
      const texts = [card.card_name, card.issuer, card.network, "", "", card.rewards_currency];
      const [name = "", issuer = "", network = "", fee = "", foreign = "", currency = ""] = texts;
      const row = [name, issuer, network, fee, foreign, currency] as const;
      expect(readCardFacts({ ...toRowData(listed) }, row)).toEqual(listed);
    }
  });

  test("a value that holds the separator stops the build", () => {
    const [card] = cards;
    if (card === undefined) throw new Error("no cards");
    const odd: ListedCard = { ...card, credit_types: [], point_value: undefined, nicknames: [] };
    expect(() => toRowData({ ...odd, protections: [] })).not.toThrow();
    expect(() => toRowData({ ...odd, family: { ...FAMILY, family_name: "A|B" } })).toThrow("A|B");
  });

  test("stays small with its script and styles", () => {
    const sizes = ["cards.html.br", "site/explorer.js.br", "site/site.css.br"].map(
      (file) => readDist(`public/${file}`).length,
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(40_000);
  });

  test("its script brings no schema library", () => {
    expect(readDist("public/site/explorer.js").toString()).not.toMatch(/zod|safeParse/i);
  });
});

const FAMILY = { family_name: "A", tier_name: "B", can_upgrade: true, can_downgrade: false };

describe("the page of a card", () => {
  test.each(cards.map(({ id }) => id))(
    "%s has its facts and links that lead somewhere",
    async (id) => {
      const card = cards.find((one) => one.id === id);
      if (card === undefined) throw new Error(id);
      const html = await readPage(`/cards/${id}`);
      const title = `<title>${card.card_name}: fees, credits, protections | cardfile</title>`;
      expect(html).toContain(title);
      expect(html).toContain(`<h1>${card.card_name}</h1>`);
      for (const text of [card.issuer, card.network, formatFee(card.annual_fee)]) {
        expect(html).toContain(text);
      }
      for (const text of [...card.credit_types, ...card.lounge_networks, ...card.protections]) {
        expect(html).toContain(`>${text}</a>`);
      }
      const links = linksOf(html.replace(WALLET_LINK, ""));
      for (const link of links.filter((one) => !/^(?:#|https:)/.test(one))) {
        expect(published.has(new URL(link, "https://cards.example").pathname), link).toBe(true);
      }
    },
  );

  test("gold is worth its program's estimate and moves to its partners", async () => {
    const html = await readPage("/cards/amex-gold");
    expect(html).toContain('href="/valuations#amex_membership_rewards"');
    expect(html).toContain('href="/transfers#amex_membership_rewards"');
    expect(html).toContain('<a href="/v1/public/credit-cards/amex-gold">');
    expect(html).toContain("/v1/public/credit-cards/amex-gold</code>");
    expect(html).toContain('href="/cards?picked=amex-gold"');
    expect(html).toContain('href="/cards?compare=amex-gold,amex-platinum"');
    expect(html).toContain('href="/cards?issuer=American%20Express"');
  });

  test("what no source names is told as such, never as no", async () => {
    const none = cards.find(({ lounge_networks: lounges }) => lounges.length === 0);
    const html = await readPage(`/cards/${none?.id}`);
    expect(html).toMatch(/<dt>Lounges<\/dt>\s*<dd>\s*<span class="absent">No source names one</);
  });

  test("says when and where a fact was checked, and lists the sources", async () => {
    const html = await readPage("/cards/amex-gold");
    expect(html).toMatch(/>Dining<\/a\s*><small class="checked"\s*>Checked \w+ \d+, \d{4} at /);
    expect(html).toContain("Where these facts come from");
    expect(html).toContain('href="/v1/public/provenance/credit-cards/amex-gold"');
  });

  test("a card that earns nothing says so", async () => {
    const none = cards.find((card) => card.rewards_currency === "None");
    const html = await readPage(`/cards/${none?.id}`);
    expect(html).toContain("This card earns no rewards.");
    expect(html).not.toContain("rewards_currency=None");
  });

  test("says what the free catalog leaves out", async () => {
    const html = await readPage("/cards/amex-gold");
    expect(html).toMatch(/Earn rates, the size of welcome offers and the amounts of credits/);
  });

  test("is not found under an id that no open card has", async () => {
    const answer = await app.request("/cards/no-such-card");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: "Card not found" });
  });
});

const published = new Set(readManifest().files.map(({ url }) => url));
