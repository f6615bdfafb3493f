import { defineCheck } from "./check.ts";

export default defineCheck({
  name: "ended-programs",
  about: "An ended program says when, and no live route or open card uses it.",
  severity: "error",
  run: ({ programs, routes, cards }) => {
    const ended = new Set(programs.filter((p) => p.status === "ended").map((p) => p.key));
    const inUse = (key: string | undefined) => key !== undefined && ended.has(key);
    return [
      ...programs
        .filter((program) => (program.status === "ended") !== (program.status_date !== undefined))
        .map(({ line, key }) => ({
          file: "programs.csv",
          line,
          column: "status_date",
          message: `${key}: give a date if, and only if, the program ended`,
        })),
      ...routes
        .filter((route) => route.is_active && (inUse(route.source) || inUse(route.dest)))
        .map(({ line, source, dest }) => ({
          file: "transfer-routes.csv",
          line,
          column: "is_active",
          message: `${source} -> ${dest} is live, but one of the programs ended; end the route too`,
        })),
      ...cards
        .filter((card) => card.status === "open" && inUse(card.rewards_currency))
        .map(({ line, rewards_currency }) => ({
          file: "cards.csv",
          line,
          column: "rewards_currency",
          message: `${rewards_currency} ended; name its successor`,
        })),
    ];
  },
});
