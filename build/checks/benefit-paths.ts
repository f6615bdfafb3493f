import { defineCheck, rowProblems } from "./check.ts";

export default defineCheck({
  name: "benefit-paths",
  about:
    "Spend, credits, caps, cabins and regions stand only where a status or certificate uses them.",
  severity: "error",
  run: ({ eliteStatus, certificates }) => [
    ...eliteStatus.flatMap((row) =>
      rowProblems("card-elite-status.csv", row, [
        [
          row.spend_usd !== undefined && row.how === "automatic",
          "spend_usd",
          "automatic asks for no spend; correct one",
        ],
        [
          row.credits !== undefined && row.how === "automatic",
          "credits",
          "automatic needs no credits; correct one",
        ],
      ]),
    ),
    ...certificates.flatMap((row) =>
      rowProblems("card-certificates.csv", row, [
        [
          row.spend_usd !== undefined && row.how === "anniversary",
          "spend_usd",
          "anniversary asks for no spend; correct one",
        ],
        [
          row.cap_points !== undefined && row.kind !== "free_night" && row.kind !== "companion",
          "cap_points",
          `a ${row.kind} certificate has no cap in points`,
        ],
        [
          row.kind === "free_night" && row.cabins.length + row.valid_regions.length > 0,
          "cabins",
          "a free night is no flight; correct one",
        ],
      ]),
    ),
  ],
});
