import { defineCheck, problemAt } from "./check.ts";

export default defineCheck({
  name: "benefit-paths",
  about:
    "Spend, credits, caps, cabins and regions stand only where a status or certificate uses them.",
  severity: "error",
  run: ({ eliteStatus, certificates }) => [
    ...eliteStatus.flatMap((row) => [
      ...(row.spend_usd !== undefined && row.how === "automatic"
        ? [
            problemAt(
              "card-elite-status.csv",
              row,
              "spend_usd",
              "automatic asks for no spend; correct one",
            ),
          ]
        : []),
      ...(row.credits !== undefined && row.how === "automatic"
        ? [
            problemAt(
              "card-elite-status.csv",
              row,
              "credits",
              "automatic needs no credits; correct one",
            ),
          ]
        : []),
    ]),
    ...certificates.flatMap((row) => [
      ...(row.spend_usd !== undefined && row.how === "anniversary"
        ? [
            problemAt(
              "card-certificates.csv",
              row,
              "spend_usd",
              "anniversary asks for no spend; correct one",
            ),
          ]
        : []),
      ...(row.cap_points !== undefined && row.kind !== "free_night" && row.kind !== "companion"
        ? [
            problemAt(
              "card-certificates.csv",
              row,
              "cap_points",
              `a ${row.kind} certificate has no cap in points`,
            ),
          ]
        : []),
      ...(row.kind === "free_night" && row.cabins.length + row.valid_regions.length > 0
        ? [
            problemAt(
              "card-certificates.csv",
              row,
              "cabins",
              "a free night is no flight; correct one",
            ),
          ]
        : []),
    ]),
  ],
});
