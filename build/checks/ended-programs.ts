import { defineCheck, rowProblems } from "./check.ts";

export default defineCheck({
  name: "ended-programs",
  about: "An ended program says when, and no live route or open card uses it.",
  run: (tables) => {
    const all = tables.programs.filter(({ status }) => status === "ended").map(({ key }) => key);
    const ended = new Set<string | undefined>(all);
    return [
      ...rowProblems(tables, "programs", ({ key, status_date: date }) => {
        const isTold = ended.has(key) === (date !== undefined);
        return [[!isTold, "status_date", `${key}: give a date if, and only if, the program ended`]];
      }),
      ...rowProblems(tables, "routes", ({ source, dest, is_active: active }) => [
        [
          active && (ended.has(source) || ended.has(dest)),
          "is_active",
          `${source} -> ${dest} is live, but one of the programs ended; end the route too`,
        ],
      ]),
      ...rowProblems(tables, "cards", ({ status, rewards_currency: currency }) => {
        const isUsed = status === "open" && ended.has(currency);
        return [[isUsed, "rewards_currency", `${currency} ended; name its successor`]];
      }),
    ];
  },
});
