import {
  BENEFIT_KINDS,
  CARD_TYPES,
  CREDIT_TYPES,
  LOUNGE_NETWORKS,
  NETWORKS,
  PROTECTIONS,
} from "../../data/vocab.ts";
import type { Rows } from "../read.ts";
import { defineCheck, rowProblems } from "./check.ts";

type Kind = Rows<"nicknames">[number]["kind"];

type Tabled = "category" | "level" | "status_program";

/** Allowed names for each kind that comes from vocab.ts. */
const NAMES: Readonly<Record<Exclude<Kind, Tabled>, readonly string[]>> = {
  card_type: CARD_TYPES,
  network: NETWORKS,
  benefit_kind: BENEFIT_KINDS,
  benefit: [...CREDIT_TYPES, ...LOUNGE_NETWORKS, ...PROTECTIONS],
  lounge: LOUNGE_NETWORKS,
  protection: PROTECTIONS,
};

export default defineCheck({
  name: "nicknames",
  about: "A nickname is of something that vocab.ts or another table knows.",
  run: (tables) => {
    const { earnBoosts, cards, spendCategories, eliteStatus } = tables;
    const issuers = new Map(cards.map(({ id, issuer }) => [id, issuer]));
    const known: Readonly<Record<Kind, readonly string[]>> = {
      ...NAMES,
      category: spendCategories.map(({ key }) => key),
      status_program: eliteStatus.map(({ program }) => program),
      level: earnBoosts.map(({ card_id: id, level }) => `${issuers.get(id)} ${level}`),
    };
    return rowProblems(tables, "nicknames", ({ kind, name }) => {
      const where = kind in NAMES ? "vocab.ts" : "its table";
      return [[!known[kind].includes(name), "name", `no ${kind} "${name}" in ${where}`]];
    });
  },
});
