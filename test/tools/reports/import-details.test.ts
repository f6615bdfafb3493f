import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { DEFAULT_CEILINGS } from "../../../server/accounts/plans.ts";
import { readPinnedFacts } from "../../fixtures/pinned-facts.ts";
import { type Member, openMember } from "../member.ts";

/* Details beside a name in a list: dates, closings, counts, amounts. None of it is dropped silently. */

const CEILINGS = { ...DEFAULT_CEILINGS, free: { tools: 1000, chat: 0 } };

let member: Member;
beforeEach(async () => {
  member = await openMember();
});

const previewed = z.object({
  matched: z.array(z.looseObject({ id: z.string() })),
  unmatched: z.array(z.object({ text: z.string(), reason: z.string() })),
  confirm_code: z.string().optional(),
});

const preview = async (content: string) =>
  previewed.parse((await member.call("import_wallet", { content })).data);

describe.each([
  "Feb 29 2023",
  "February 30, 2024",
  "2024-13",
  "2019-13",
  "2023-02-30",
  "13/2024",
  "2/30/24",
  "4/31/2021",
])("%s is no day", (date) => {
  test.each([
    ["in a text", `csr ${date}`],
    ["after a comma", `csr, opened ${date}`],
    ["as a closing", `csr opened 2019-01, closed ${date}`],
    ["in a table", `card;opened\ncsr;${date}\n`],
    ["as a closing in a table", `card;closed\ncsr;${date}\n`],
  ])("%s, and told so", async (_, content) => {
    const { matched, unmatched } = await preview(content);
    expect(matched).toEqual([]);
    expect(unmatched).toMatchObject([{ reason: expect.stringContaining(date) }]);
  });
});

test("a table of more rows than any wallet has is refused, and read no further", async () => {
  const content = `card,opened\n${"csp,2022-01\n".repeat(3000)}`;
  const told = await member.fail("import_wallet", { content, format: "csv" });
  expect(told).toContain("more than 2001 lines");
});

test("a list of more entries than any wallet has is refused before it is split", async () => {
  for (const one of ["a,", "and ", "a\n"]) {
    // oxlint-disable-next-line no-await-in-loop
    const told = await member.fail("import_wallet", { content: one.repeat(40_000) });
    expect(told).toContain("more than 500 entries");
  }
});

test("separators with nothing between them are no entries", async () => {
  const { matched } = await preview(
    `csr${",".repeat(90_000)} amex gold ${"; ".repeat(40_000)}|csp|`,
  );
  expect(matched).toHaveLength(3);
});

test("a code beside other content than was previewed imports nothing, and says so", async () => {
  const { confirm_code } = await preview("csr");
  const told = await member.fail("import_wallet", { content: "csp", confirm_code });
  expect(told).toContain("not what was previewed");
  const { data } = await member.call("import_wallet", { content: "csr", confirm_code });
  expect(data).toMatchObject({ applied: true });
  const cards = (await member.wallet()).cards.map(({ card_id: id }) => id);
  expect(cards).toContain("chase-sapphire-reserve");
});

test.each([
  ["1/15/24", "2024-01-15"],
  ["1/15/2024", "2024-01-15"],
  ["12/1/99", "1999-12-01"],
  ["2024/1/15", "2024-01-15"],
  ["15 Jan 2024", "2024-01-15"],
  ["Jan 15, 2024", "2024-01-15"],
  ["Jan '24", "2024-01"],
  ["January 2024", "2024-01"],
  ["1/2024", "2024-01"],
  ["2/29/24", "2024-02-29"],
])("%s is read as %s in a text, a table and as since", async (written, date) => {
  for (const content of [
    `csr ${written}`,
    `csr, opened ${written}`,
    `card;opened\ncsr;${written}\n`,
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await preview(content), content).toMatchObject({
      matched: [{ id: "chase-sapphire-reserve", opened_on: date }],
      unmatched: [],
    });
  }
  expect(await member.call("get_card_changes", { since: written, scope: "all" })).toMatchObject({
    data: { since: date.length === 7 ? `${date}-01` : date },
  });
});

test.each([
  ["Amex Gold, opened 2023-05", { opened_on: "2023-05" }],
  ["Amex Gold; opened May 2023", { opened_on: "2023-05" }],
  ["Amex Gold, 2023-05, ending in 1009", { opened_on: "2023-05", last4: "1009" }],
  ["Amex Gold, opened 2021-02, closed 2024-03", { opened_on: "2021-02", closed_on: "2024-03-31" }],
  ["Amex Gold, closed 2024-03", { closed_on: "2024-03-31" }],
  ["card;closed\nAmex Gold;3/31/24\n", { closed_on: "2024-03-31" }],
  ["Amex Gold, x2", { count: 2 }],
])("%s keeps all that was said", async (content, said) => {
  const { matched, unmatched, confirm_code } = await preview(content);
  expect(matched).toMatchObject([{ id: "amex-gold", ...said }]);
  expect(unmatched).toEqual([]);
  await member.call("import_wallet", { confirm_code });
  const { count, ...kept } = { count: 1, ...said };
  expect((await member.wallet()).cards).toMatchObject(Array.from({ length: count }, () => kept));
});

test("what names a card of its own does not go with the one before", async () => {
  const { matched } = await preview("plat\n2x amex gold\nx2 csr, Sam's freedom flex");
  expect(matched).toMatchObject([
    { id: "amex-platinum", count: 1 },
    { id: "amex-gold", count: 2 },
    { id: "chase-sapphire-reserve", count: 2 },
  ]);
});

test.each([
  ["plat x0", "count is zero"],
  ["0x plat", "count is zero"],
  ["opened 2023-05", "names no card"],
  ["csr opened 2024-05, closed 2024-03", "before it was opened"],
  ["csr, closed 2090-01", "future"],
  ["csr 3/24", "3/24"],
  ["csr, closed", "not when"],
])("%s adds nothing and says so", async (content, reason) => {
  const { matched, unmatched, confirm_code } = await preview(content);
  expect(matched).toEqual([]);
  expect(unmatched).toMatchObject([{ reason: expect.stringContaining(reason) }]);
  expect(confirm_code).toBeUndefined();
});

test.each([
  "1.5m MR",
  "MR 1.5M",
  "1.5 million MR",
  "program,points\nMR,1.5m\n",
  'program,points\nMR,"1,500k"\n',
])("%j is a million and a half", async (content) => {
  expect((await preview(content)).matched).toMatchObject([{ points: 1_500_000 }]);
});

test.each(["$250 cash back", "cash back: $250.00", "program,points\ncash back,$250\n"])(
  "%j is dollars",
  async (content) => {
    expect((await preview(content)).matched).toMatchObject([{ id: "cash_back", points: 25_000 }]);
  },
);

test("dollars of points are asked about", async () => {
  const { matched, unmatched } = await preview("$250 MR");
  expect(matched).toEqual([]);
  expect(unmatched).toMatchObject([{ reason: expect.stringContaining("write how many points") }]);
});

test.each([
  ["Sam: amex gold, hilton aspire\ncsr", ["Sam", "Sam", "me"]],
  ["Wife's cards: amex gold; 80k chase", ["Sam", "Sam"]],
  ["Sam:\n- amex gold\n- csr\nMe:\n- plat", ["Sam", "Sam", "me"]],
  ["Cards: amex gold, Sam's csr", ["me", "Sam"]],
  ["Amex: gold", ["me"]],
])("%j says whose each is", async (content, owners) => {
  await member.call("update_profile", { add_household: ["Sam"] });
  const { matched, unmatched } = await preview(content);
  expect(unmatched).toEqual([]);
  expect(matched.map(({ owner }) => owner)).toEqual(owners);
});

test("a text of nothing but details takes no longer than its length", async () => {
  const one = await timeOf("opened 2023-05, ".repeat(300));
  const long = await timeOf(`csr${", opened 2023-05".repeat(3900)}`);
  expect(long).toBeLessThan(Math.max(500, one * 200));
});

async function timeOf(content: string): Promise<number> {
  const start = performance.now();
  await member.call("import_wallet", { content });
  return performance.now() - start;
}

/** A list of cards has & between two of them and a person before 's. */
test("the name of every card without & or 's, as the catalog has it, is understood", async () => {
  member = await openMember(CEILINGS, { facts: readPinnedFacts() });
  const { cards } = readPinnedFacts().facts.tables;
  const missed: string[] = [];
  for (const { card_name: name } of cards) {
    if (/&|'s/.test(name)) continue;
    // oxlint-disable-next-line no-await-in-loop
    const { matched } = await preview(name);
    if (matched[0]?.["name"] !== name) missed.push(name);
  }
  expect(missed).toEqual([]);
});
