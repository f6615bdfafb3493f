import { beforeEach, describe, expect, test } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { getTimeZone } from "../../../server/tools/wallet/update-profile.ts";
import { type Member, openMember } from "../member.ts";

let member: Member;
beforeEach(async () => {
  member = await openMember();
});

const update = (input: object) => member.call("update_profile", input);

describe("time zones", () => {
  test.each([
    ["Pacific", "America/Los_Angeles"],
    ["pacific time", "America/Los_Angeles"],
    ["Pacific Standard Time", "America/Los_Angeles"],
    ["PDT", "America/Los_Angeles"],
    ["New York", "America/New_York"],
    ["new_york", "America/New_York"],
    ["EST", "America/New_York"],
    ["MST", "America/Denver"],
    ["Arizona", "America/Phoenix"],
    ["Phoenix", "America/Phoenix"],
    ["Hawaii", "Pacific/Honolulu"],
    ["HST", "Pacific/Honolulu"],
    ["america/chicago", "America/Chicago"],
    ["US/Pacific", "US/Pacific"],
    ["Tokyo", "Asia/Tokyo"],
    ["UTC", "UTC"],
  ])("%s is %s", (asked, zone) => {
    expect(getTimeZone(asked)).toBe(zone);
  });

  test.each(["Mars", "America/Gotham", "+05:00", "lunch time", "../etc"])("%s is none", (asked) => {
    expect(() => getTimeZone(asked)).toThrow("No time zone is called");
  });

  test("decide the day from then on", async () => {
    await update({ time_zone: "Auckland" });
    member.deps.wait(12 * 60 * 60_000);
    const { data } = await member.call("get_wallet");
    expect(data).toMatchObject({ today: "2026-11-22" });
  });
});

describe("update_profile", () => {
  test("sets every field, and sets it back", async () => {
    const fields = {
      goals: ["Japan", "Japan", "Hawaii"],
      baseline_percent: 2.5,
      value_style: "floor",
      time_zone: "Chicago",
      home_airport: "ord",
      memberships: ["Costco", "costco"],
      business_eligible: false,
      relationships: { direct_deposit: true },
    };
    const { data } = await update(fields);
    expect(data).toMatchObject({
      profile: {
        goals: ["Japan", "Hawaii"],
        baseline_percent: 2.5,
        value_style: "floor",
        time_zone: "America/Chicago",
        home_airport: "ORD",
        memberships: ["Costco"],
        business_eligible: false,
        relationships: { direct_deposit: true },
      },
    });
    expect(Object.values(data?.["changed"] ?? [])).toHaveLength(8);
    await update(Object.fromEntries(Object.keys(fields).map((field) => [field, null])));
    expect((await member.wallet()).profile).toEqual(EMPTY_WALLET.profile);
  });

  test("adds people once, and takes away who holds nothing", async () => {
    await update({ add_household: ["Sam", "sam", "Kim"] });
    await update({ add_household: ["SAM"] });
    expect((await member.wallet()).profile.household).toEqual(["Sam", "Kim"]);
    await member.call("set_balance", { program: "hyatt", points: 5, owner: "Sam" });
    expect(await member.fail("update_profile", { remove_household: ["Sam"] })).toContain(
      "1 balance",
    );
    await update({ remove_household: ["kim"] });
    expect((await member.wallet()).profile.household).toEqual(["Sam"]);
  });

  test("forgets one relationship and keeps the others", async () => {
    await update({ relationships: { bank_relationship: true, "costco membership": false } });
    await update({ relationships: { "Costco membership": null } });
    expect((await member.wallet()).profile.relationships).toEqual({ bank_relationship: true });
    await update({ relationships: { bank_relationship: null } });
    expect((await member.wallet()).profile).toEqual(EMPTY_WALLET.profile);
  });

  test.each([
    [{}, "Give at least one field"],
    [{ home_airport: "JFKX" }, "home_airport"],
    [{ baseline_percent: 11 }, "baseline_percent"],
    [{ value_style: "wild" }, "value_style"],
    [{ relationships: { charm: true } }, "No relationship is called"],
    [{ add_household: ["Me"] }, "is the member"],
    [{ remove_household: ["Bob"] }, 'Nobody in the household is called "Bob"'],
    [{ household: ["Bob"] }, "household"],
  ])("%j is refused with what is wrong", async (input, message) => {
    expect(await member.fail("update_profile", input)).toContain(message);
    expect(await member.wallet()).toEqual(EMPTY_WALLET);
  });
});
