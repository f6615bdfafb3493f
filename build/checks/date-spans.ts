import { TABLE_NAMES, tableOf } from "../../data/tables.ts";
import { defineCheck, problemAt } from "./check.ts";

export default defineCheck({
  name: "date-spans",
  about: "What starts and ends starts first.",
  run: (tables) =>
    TABLE_NAMES.flatMap((name) =>
      tables[name].flatMap((row) => {
        const starts: unknown = Reflect.get(row, "starts");
        const ends: unknown = Reflect.get(row, "ends");
        if (typeof starts !== "string" || typeof ends !== "string" || starts <= ends) return [];
        const message = `${starts} is after the end, ${ends}; correct one`;
        return [problemAt(tableOf(name).file, row, "starts", message)];
      }),
    ),
});
