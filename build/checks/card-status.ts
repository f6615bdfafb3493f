import { defineCheck } from "./check.ts";

export default defineCheck({
  name: "card-status",
  about: "An open card has no end date and no successor; another has no welcome offer.",
  severity: "error",
  run: ({ cards }) =>
    cards.flatMap((card) => {
      const at = { file: "cards.csv", line: card.line };
      const open = card.status === "open";
      return [
        ...(open && card.status_date
          ? [{ ...at, column: "status_date", message: `${card.id} is open; leave it empty` }]
          : []),
        ...(open && card.successor
          ? [{ ...at, column: "successor", message: `${card.id} is open; leave it empty` }]
          : []),
        ...(!open && card.welcome_offer_available
          ? [
              {
                ...at,
                column: "welcome_offer_available",
                message: `${card.id} is ${card.status}; nobody can get an offer, write false`,
              },
            ]
          : []),
      ];
    }),
});
