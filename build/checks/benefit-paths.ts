import { defineCheck, rowProblems } from "./check.ts";

export default defineCheck({
  name: "benefit-paths",
  about:
    "Spend, credits, caps, cabins and regions stand only where a status or certificate uses them.",
  run: (tables) => [
    ...rowProblems(tables, "eliteStatus", ({ how, spend_usd: spend, credits }) => {
      const isFree = how === "automatic";
      return [
        [isFree && spend !== undefined, "spend_usd", "automatic asks for no spend; correct one"],
        [isFree && credits !== undefined, "credits", "automatic needs no credits; correct one"],
      ];
    }),
    ...rowProblems(tables, "certificates", ({ kind, how, ...row }) => {
      const isFree = how === "anniversary" && row.spend_usd !== undefined;
      const hasCap = row.cap_points !== undefined && kind !== "free_night" && kind !== "companion";
      const flies = kind === "free_night" && row.cabins.length + row.valid_regions.length > 0;
      return [
        [isFree, "spend_usd", "anniversary asks for no spend; correct one"],
        [hasCap, "cap_points", `a ${kind} certificate has no cap in points`],
        [flies, "cabins", "a free night is no flight; correct one"],
      ];
    }),
  ],
});
