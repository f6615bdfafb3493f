import { beforeEach, describe, expect, test } from "vitest";
import { type Member, openMember } from "../member.ts";

let member: Member;
beforeEach(async () => {
  member = await openMember();
});

describe("search_cards", () => {
  test("only among named cards, by their welcome offers", async () => {
    const { data } = await member.call("search_cards", {
      order_by: "offer_value",
      cards: ["csp", "csr"],
    });
    expect(data).toMatchObject({
      matched_count: 2,
      cards: [{ card_id: "chase-sapphire-reserve" }, { card_id: "chase-sapphire-preferred" }],
    });
    const cheap = await member.call("search_cards", {
      offer_spend_max: 5000,
      cards: ["csp", "csr"],
    });
    expect(cheap.data).toMatchObject({ cards: [{ card_id: "chase-sapphire-preferred" }] });
  });
});

describe("get_card_changes", () => {
  test("of named cards, one way, until a day, with by how much", async () => {
    const ask = async (input: object) =>
      (await member.call("get_card_changes", { since: "2024", cards: ["csr"], ...input })).data;
    expect(await ask({ kinds: ["fee"], directions: ["up"] })).toMatchObject({
      scope: "all",
      matched_count: 1,
      changes: [{ subject: "chase-sapphire-reserve", direction: "up", by: 245 }],
    });
    expect(await ask({ kinds: ["fee"], directions: ["down"] })).toMatchObject({ matched_count: 0 });
    expect(await ask({ kinds: ["fee"], until: "2024-12-31" })).toMatchObject({ matched_count: 0 });
    expect(await ask({ about: ["route"] })).toMatchObject({ matched_count: 0 });
  });
});
