import { defineCheck, rowProblems } from "./check.ts";

export default defineCheck({
  name: "card-status",
  about: "An open card has no end date and no successor; another has no welcome offer.",
  severity: "error",
  run: ({ cards }) =>
    cards.flatMap((card) => {
      const open = card.status === "open";
      return rowProblems("cards.csv", card, [
        [
          open && card.status_date !== undefined,
          "status_date",
          `${card.id} is open; leave it empty`,
        ],
        [open && card.successor !== undefined, "successor", `${card.id} is open; leave it empty`],
        [
          !open && card.welcome_offer_available,
          "welcome_offer_available",
          `${card.id} is ${card.status}; nobody can get an offer, write false`,
        ],
      ]);
    }),
});
