import { describe, expect, test } from "vitest";
import { openMember } from "../member.ts";
import { held, profileOf, walletOf } from "../held.ts";

const UR = "chase_ultimate_rewards";
const HYATT = "world_of_hyatt";

const has = (program: string, points: number, owner = "me") => ({
  program,
  owner,
  points,
  as_of: "2026-10-01",
});

/** Mine go 1:1 to Hyatt, Sam's 4:3, and Chase lets one of the household pool. */
const household = walletOf(
  [held("chase-sapphire-reserve"), held("chase-sapphire-preferred", { owner: "Sam" })],
  {
    balances: [has(UR, 123_456), has(HYATT, 12_000), has(UR, 80_000, "Sam")],
    profile: profileOf({ household: ["Sam"] }),
  },
);

describe("plan_points_goal and compare_transfer_paths", () => {
  test.each([12_000, 60_000, 140_000, 150_000, 200_000, 215_000])(
    "give up the same for %i points of a household that pools",
    async (points) => {
      const member = await openMember();
      await member.setWallet(household);
      const plan = await member.call("plan_points_goal", { goals: [{ program: HYATT, points }] });
      const paths = await member.call("compare_transfer_paths", { to: HYATT, need: points });
      const [way] = Object(plan.data?.["ways"]);
      const [best] = Object(paths.data?.["paths"]);
      const sent = Object(best).legs.find((leg: object) => Object(leg).kind === "transfer");
      expect(sent?.send).toBe(Object(way).send);
      expect(best).toMatchObject({ shortfall: 0 });
    },
  );
});
