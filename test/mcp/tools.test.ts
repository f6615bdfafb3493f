import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { catalogTools } from "../../server/catalog-mcp/registry.ts";
import { callTool, type CallResult } from "../../server/mcp/tool.ts";
import { readCards, readTransfers } from "../support/published.ts";
import { openService, type Service } from "../support/service.ts";

let service: Service;
beforeAll(async () => {
  service = await openService();
});

function call(name: string, input: object = {}): CallResult {
  const tool = catalogTools.find((one) => one.name === name);
  const snapshot = service.catalog.current();
  if (tool === undefined || snapshot === undefined) throw new Error(`no ${name}`);
  const called = callTool(tool, input, () => ({ snapshot, publicUrl: "https://cards.example" }));
  if (called instanceof Promise) throw new Error(`${name} of the catalog waits for something`);
  return called;
}

const notesOf = ({ content }: CallResult) => content.slice(1).map(({ text }) => text);

const facts = z.looseObject({
  card: z.looseObject({ id: z.string() }).optional(),
  candidates: z.array(z.object({ id: z.string() })).optional(),
});
function meant(name: string): string | readonly string[] {
  const { structuredContent } = call("get_card_facts", { card_name: name });
  const { card, candidates = [] } = facts.parse(structuredContent);
  return card?.id ?? candidates.map(({ id }) => id);
}

describe("every tool", () => {
  test("has schemas, hints and a description to choose by", () => {
    expect(catalogTools.map(({ name }) => name)).toEqual([
      "search_card_catalog",
      "get_card_facts",
      "compare_card_facts",
      "find_transfer_routes",
      "estimate_point_value",
    ]);
    expect(
      catalogTools.map(({ name, title, description, readOnly, input, output }) => ({
        name,
        title,
        description,
        readOnly,
        input: z.toJSONSchema(input, { io: "input" }),
        output: z.toJSONSchema(output),
      })),
    ).toMatchSnapshot();
  });

  test.each<[string, object]>([
    ["search_card_catalog", { issuer: "amex", limit: 2 }],
    ["get_card_facts", { card_name: "amex gold" }],
    ["get_card_facts", { card_name: "delta" }],
    ["compare_card_facts", { card_names: ["amex gold", "amex platinum"] }],
    ["find_transfer_routes", { to_program: "hyatt" }],
    ["estimate_point_value", { program: "UR", points: 1000 }],
  ])("%s %j gives its result as text, as structure, and says what is absent", (name, input) => {
    const result = call(name, input);
    expect(result.resultType).toBe("complete");
    expect(JSON.parse(result.content[0]?.text ?? "")).toEqual(result.structuredContent);
    expect(result.structuredContent?.["service"]).toEqual({
      source: expect.stringMatching(/^cardfile catalog, released \d{4}-\d{2}-\d{2}$/),
      full_answer: "https://cards.example/docs/chat",
    });
    expect(notesOf(result).join(" ")).toMatch(/not|call again/i);
  });
});

describe("names of cards", () => {
  test.each([
    ["amex plat", "amex-platinum"],
    ["AMEX PLATINUM CARD", "amex-platinum"],
    ["csp", "chase-sapphire-preferred"],
    ["CSR", "chase-sapphire-reserve"],
    ["venture x", "capital-one-venture-x"],
    ["cap one venture x", "capital-one-venture-x"],
    ["saphire prefered", "chase-sapphire-preferred"],
    ["sapphire reserv", "chase-sapphire-reserve"],
    ["freedom unlimted", "chase-freedom-unlimited"],
    ["boa premium rewards elite", "boa-premium-rewards-elite"],
    ["delta gold", "amex-delta-gold"],
    ["the citi double cash card", "citi-double-cash"],
    ["chase-ink-preferred", "chase-ink-preferred"],
    ["bilt palladium", "bilt-palladium"],
    ["apple card", "apple-card"],
    ["venturex", "capital-one-venture-x"],
    ["cap one venturex", "capital-one-venture-x"],
  ])("%s is %s", (name, id) => {
    expect(meant(name)).toBe(id);
  });

  test.each([
    ["sapphire", "chase-sapphire-preferred", "chase-sapphire-reserve"],
    ["amex hilton", "amex-hilton-surpass", "amex-hilton-aspire"],
    ["bilt", "bilt-blue", "bilt-palladium"],
    ["gold", "amex-gold", "amex-business-gold"],
  ])("%s may be %s or %s", (name, one, other) => {
    expect(meant(name)).toEqual(expect.arrayContaining([one, other]));
  });

  test.each(["custom cash", "citi prestige", "amex green", "usbar", "rewards+", "amex plum"])(
    "%s takes no applications, and no other card is given for it",
    (name) => {
      const result = call("get_card_facts", { card_name: name });
      expect(result.isError).toBe(true);
      expect(result.content[0]?.text).toContain("takes no applications");
    },
  );

  test.each(["chase gold", "luxury card", "fnbo", "chase rewards", "navy federal"])(
    "%s names no card for sure, so none is taken",
    (name) => {
      const { structuredContent } = call("get_card_facts", { card_name: name });
      expect(structuredContent?.["card"]).toBeUndefined();
    },
  );

  test.each(["xyzzy", "💳"])("%s is an error that helps", (name) => {
    const result = call("get_card_facts", { card_name: name });
    expect(result.isError).toBe(true);
    expect(result.content[0]?.text).toMatch(/No open card is called .*(Nearest|Call search)/);
  });

  test("every card is meant by its own names", () => {
    for (const { id, card_name, display_name } of readCards()) {
      expect(meant(id)).toBe(id);
      expect(meant(card_name)).toBe(id);
      expect([meant(display_name)].flat()).toContain(id);
    }
  });
});

describe("search_card_catalog", () => {
  test("counts all matches and shows as many as asked for", () => {
    const { structuredContent } = call("search_card_catalog", { issuer: "chase", limit: 2 });
    const chase = readCards().filter((card) => card.issuer === "Chase");
    expect(structuredContent).toMatchObject({
      cards: chase.slice(0, 2),
      matched_count: chase.length,
    });
  });

  test("combines its filters", () => {
    const { structuredContent } = call("search_card_catalog", {
      no_foreign_transaction_fee: true,
      lounge_network: "priority pass",
      annual_fee_max: 400,
      limit: 200,
    });
    const expected = readCards().filter(
      (card) =>
        card.foreign_transaction_fee === 0 &&
        card.lounge_networks.includes("Priority Pass") &&
        card.annual_fee <= 400,
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(structuredContent).toMatchObject({ cards: expected });
  });

  test("says so when nothing matches", () => {
    const result = call("search_card_catalog", { query: "xyzzy" });
    expect(result.structuredContent).toMatchObject({ cards: [], matched_count: 0 });
    expect(notesOf(result).join(" ")).toContain("No open card matches");
  });
});

describe("compare_card_facts", () => {
  test("lists what differs and what is the same", () => {
    const names = ["amex gold", "amex platinum"];
    const { structuredContent } = call("compare_card_facts", { card_names: names });
    expect(structuredContent).toMatchObject({
      differences: expect.arrayContaining([
        { field: "annual_fee", values: { "amex-gold": 325, "amex-platinum": 895 } },
      ]),
      same: expect.arrayContaining(["issuer", "network", "rewards_currency"]),
      unresolved: [],
    });
  });

  test("names that may mean several cards are handed back", () => {
    const { structuredContent } = call("compare_card_facts", { card_names: ["csp", "gold"] });
    expect(structuredContent).toMatchObject({
      unresolved: [{ name: "gold", candidates: expect.any(Array) }],
    });
  });

  test("twice the same card is refused", () => {
    expect(call("compare_card_facts", { card_names: ["csp", "sapphire preferred"] }).isError).toBe(
      true,
    );
  });
});

describe("find_transfer_routes", () => {
  test("neither program gives every source program", () => {
    const { structuredContent } = call("find_transfer_routes", { limit: 200 });
    const live = readTransfers().filter((row) => row.is_active);
    expect(structuredContent).toMatchObject({ matched_count: live.length });
    const sources = new Set(live.map((row) => row.source_program));
    expect(structuredContent?.["source_programs"]).toHaveLength(sources.size);
  });

  test.each([
    [{ from_program: "UR", to_program: "hyatt" }, 1],
    [{ from_program: "amex", to_program: "hyatt" }, 0],
    [{ to_program: "Spirit" }, 0],
  ])("%j matches %i live routes", (input, count) => {
    expect(call("find_transfer_routes", input).structuredContent).toMatchObject({
      matched_count: count,
    });
  });

  test("ended routes come when asked for, with their date", () => {
    const { structuredContent } = call("find_transfer_routes", {
      to_program: "spirit",
      include_inactive: true,
    });
    expect(structuredContent).toMatchObject({
      routes: [{ is_active: false, deactivated_date: expect.stringMatching(/^\d{4}-/) }],
    });
  });

  test.each(["miles", "guest", "infinity", "rewards"])("%s is no program for sure", (name) => {
    expect(call("find_transfer_routes", { from_program: name }).isError).toBe(true);
  });

  test("an unknown program is an error that names the nearest", () => {
    const result = call("find_transfer_routes", { to_program: "hyat rewards club" });
    expect(result.isError).toBe(true);
    expect(result.content[0]?.text).toContain("World of Hyatt");
  });
});

describe("estimate_point_value", () => {
  test("values points in dollars to the cent", () => {
    const { structuredContent } = call("estimate_point_value", { program: "UR", points: 60_001 });
    const [valuation] = z
      .looseObject({ valuations: z.array(z.looseObject({ cents_per_point: z.number() })) })
      .parse(structuredContent).valuations;
    const cents = Math.round(60_001 * (valuation?.cents_per_point ?? 0));
    expect(valuation).toMatchObject({ program: "chase_ultimate_rewards", value_usd: cents / 100 });
  });

  test("without arguments lists every program by its exact name", () => {
    const { structuredContent } = call("estimate_point_value");
    expect(structuredContent?.["valuations"]).toHaveProperty("length", expect.any(Number));
    expect(JSON.stringify(structuredContent)).toContain('"display_name":"World of Hyatt"');
  });

  test("a program without a valuation is said to have none", () => {
    const result = call("estimate_point_value", { program: "Virgin Red" });
    expect(result.isError).toBe(true);
    expect(result.content[0]?.text).toContain("no valuation: no publisher has valued it");
  });
});

describe("a search that finds nothing", () => {
  test.each([
    [{ issuer: "chse" }, /^No open card has the issuer "chse"\. Nearest: .*Chase/],
    [{ network: "vissa" }, /network "vissa"\. Nearest: .*Visa/],
    [{ lounge_network: "priorty pass" }, /lounge network .*Nearest: .*Priority Pass/],
    [{ credit_type: "dinning" }, /credit type .*Nearest: .*Dining/],
  ])("tells the filter that no card fits, and what comes nearest: %j", (filter, said) => {
    const called = call("search_card_catalog", filter);
    expect(called.structuredContent).toMatchObject({ matched_count: 0 });
    expect(notesOf(called).join("\n")).toMatch(new RegExp(said.source, "m"));
  });

  test("of filters that each fit some card names none", () => {
    const called = call("search_card_catalog", { issuer: "discover", network: "visa" });
    expect(called.structuredContent).toMatchObject({ matched_count: 0 });
    expect(notesOf(called).join()).not.toContain("No open card has the");
  });

  test("for routes tells the end that was asked for", () => {
    expect(notesOf(call("find_transfer_routes", { from_program: "united" })).join()).toContain(
      "No route from United MileagePlus is known",
    );
  });
});
