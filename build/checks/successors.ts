import { defineCheck, rowProblems } from "./check.ts";

const NAME_IT = "name it, or say in the note that there is none";

export default defineCheck({
  name: "successors",
  about:
    "What was discontinued or ended names its successor, or says in its note that there is none.",
  run: (tables) => [
    ...rowProblems(tables, "cards", ({ status, successor, note }) => [
      [status === "discontinued" && !successor && note === "", "successor", NAME_IT],
    ]),
    ...rowProblems(tables, "programs", ({ status, successor, note }) => [
      [status === "ended" && !successor && note === "", "successor", NAME_IT],
    ]),
  ],
});
