import { defineCheck, problemAt } from "./check.ts";

export default defineCheck({
  name: "successors",
  about:
    "What was discontinued or ended names its successor, or says in its note that there is none.",
  severity: "error",
  run: ({ cards, programs }) => [
    ...cards
      .filter(
        ({ status, successor, note }) => status === "discontinued" && !successor && note === "",
      )
      .map((card) =>
        problemAt("cards.csv", card, "successor", "name it, or say in the note that there is none"),
      ),
    ...programs
      .filter(({ status, successor, note }) => status === "ended" && !successor && note === "")
      .map((program) =>
        problemAt(
          "programs.csv",
          program,
          "successor",
          "name it, or say in the note that there is none",
        ),
      ),
  ],
});
