import { defineCheck, rowProblems } from "./check.ts";

export default defineCheck({
  name: "card-status",
  about: "An open card has no end date and no successor; another has no welcome offer.",
  run: (tables) =>
    rowProblems(tables, "cards", ({ id, status, ...card }) => {
      const open = status === "open";
      const empty = `${id} is open; leave it empty`;
      const noOffer = `${id} is ${status}; nobody can get an offer, write false`;
      return [
        [open && card.status_date !== undefined, "status_date", empty],
        [open && card.successor !== undefined, "successor", empty],
        [!open && card.welcome_offer_available, "welcome_offer_available", noOffer],
      ];
    }),
});
