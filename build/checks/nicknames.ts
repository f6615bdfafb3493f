import {
  BENEFIT_KINDS,
  CARD_TYPES,
  CREDIT_TYPES,
  LOUNGE_NETWORKS,
  NETWORKS,
  PROTECTIONS,
} from "../../data/vocab.ts";
import type { Rows } from "../read.ts";
import { defineCheck, problemAt } from "./check.ts";

/** The names that each kind may have. */
const NAMES: Readonly<Record<Rows<"nicknames">[number]["kind"], readonly string[]>> = {
  card_type: CARD_TYPES,
  network: NETWORKS,
  benefit_kind: BENEFIT_KINDS,
  benefit: [...CREDIT_TYPES, ...LOUNGE_NETWORKS, ...PROTECTIONS],
  lounge: LOUNGE_NETWORKS,
  protection: PROTECTIONS,
};

export default defineCheck({
  name: "nicknames",
  about: "A nickname is of something that vocab.ts knows.",
  severity: "error",
  run: ({ nicknames }) =>
    nicknames
      .filter(({ kind, name }) => !NAMES[kind].includes(name))
      .map((row) =>
        problemAt("nicknames.csv", row, "name", `no ${row.kind} "${row.name}" in vocab.ts`),
      ),
});
