import { defineCheck, rowProblems } from "./check.ts";

const MAX_EXPIRY_MONTHS = 120;
const MIN_CPP = 0.1;
const MAX_CPP = 5;

export default defineCheck({
  name: "program-details",
  about: "Expiry, pooling and redemptions of a program are whole; who unlocks it earns it.",
  needsAllRows: true,
  run: (tables) => {
    const currencies = new Map(tables.cards.map((card) => [card.id, card.rewards_currency]));
    return [
      ...rowProblems(tables, "programRules", ({ expiry, expiry_months: months, ...row }) => {
        const isCounted = expiry === "inactivity" || expiry === "fixed";
        const isStray = isCounted !== (months !== undefined);
        const isSane = months === undefined || (months > 0 && months <= MAX_EXPIRY_MONTHS);
        const poolsNone = row.pooling === "none" && row.pooling_max_members !== undefined;
        return [
          [isStray, "expiry_months", "given for inactivity and fixed, and only there"],
          [!isSane, "expiry_months", `not between 1 and ${MAX_EXPIRY_MONTHS}`],
          [poolsNone, "pooling_max_members", "nobody pools; leave it empty"],
        ];
      }),
      ...rowProblems(tables, "redemptions", ({ cpp }) => {
        const isSane = cpp >= MIN_CPP && cpp <= MAX_CPP;
        return [[!isSane, "cpp", `${cpp} is not between ${MIN_CPP} and ${MAX_CPP} cents`]];
      }),
      ...rowProblems(tables, "unlocks", ({ card_id: id, program }) => {
        const earns = currencies.get(id) ?? "nothing";
        return [
          [earns !== program, "card_id", `${id} earns ${earns}, not ${program}; correct one`],
        ];
      }),
    ];
  },
});
