import { defineCheck, rowProblems } from "./check.ts";

export default defineCheck({
  name: "open-card-network",
  about: "Every open card has a payment network.",
  run: (tables) =>
    rowProblems(tables, "cards", ({ id, status, network }) => {
      const isMissing = status === "open" && network === undefined;
      return [[isMissing, "network", `${id} is open and must name its network`]];
    }),
});
