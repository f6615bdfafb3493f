import { defineCheck, problemAt } from "./check.ts";

export default defineCheck({
  name: "open-card-network",
  about: "Every open card has a payment network.",
  severity: "error",
  run: ({ cards }) =>
    cards
      .filter((card) => card.status === "open" && card.network === undefined)
      .map(({ line, id }) =>
        problemAt("cards.csv", { line }, "network", `${id} is open and must name its network`),
      ),
});
