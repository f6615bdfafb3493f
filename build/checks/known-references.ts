import type { Problem } from "../problem.ts";
import type { Tables } from "../read.ts";
import { defineCheck } from "./check.ts";

export default defineCheck({
  name: "known-references",
  about: "Cards, programs and issuers named in a row exist in their own table.",
  severity: "error",
  needsAllRows: true,
  run: (tables) => {
    const cards = new Set(tables.cards.map((card) => card.id));
    const programs = new Set(tables.programs.map((program) => program.key));
    const issuers = new Set(tables.issuers.map((issuer) => issuer.name));
    return references(tables).flatMap(({ kind, value, ...place }) => {
      const known = { card: cards, program: programs, issuer: issuers }[kind];
      if (value === undefined || known.has(value)) return [];
      return [{ ...place, message: unknownMessage(kind, value) }];
    });
  },
});

interface Reference extends Omit<Problem, "message"> {
  readonly kind: "card" | "program" | "issuer";
  readonly value: string | undefined;
}

const HOME = { card: "cards.csv", program: "programs.csv", issuer: "issuers.csv" } as const;

function unknownMessage(kind: Reference["kind"], value: string): string {
  return `no ${kind} "${value}" in ${HOME[kind]}; add it there or correct the spelling`;
}

function references(tables: Tables): readonly Reference[] {
  const ofCard = (file: string, rows: readonly { line: number; card_id: string }[]) =>
    rows.map(({ line, card_id }): Reference => {
      return { file, line, column: "card_id", kind: "card", value: card_id };
    });
  const ofPrograms = (
    file: string,
    rows: readonly { line: number; source: string; dest: string }[],
  ) =>
    rows.flatMap(({ line, source, dest }): Reference[] => [
      { file, line, column: "source", kind: "program", value: source },
      { file, line, column: "dest", kind: "program", value: dest },
    ]);
  return [
    ...tables.cards.flatMap(({ line, issuer, rewards_currency, successor }): Reference[] => [
      { file: "cards.csv", line, column: "issuer", kind: "issuer", value: issuer },
      {
        file: "cards.csv",
        line,
        column: "rewards_currency",
        kind: "program",
        value: rewards_currency,
      },
      { file: "cards.csv", line, column: "successor", kind: "card", value: successor },
    ]),
    ...tables.programs.map(({ line, successor }): Reference => {
      return { file: "programs.csv", line, column: "successor", kind: "program", value: successor };
    }),
    ...ofCard("card-families.csv", tables.families),
    ...ofCard("card-lounges.csv", tables.lounges),
    ...ofCard("card-protections.csv", tables.protections),
    ...ofCard("card-credits.csv", tables.credits),
    ...ofCard("card-elite-status.csv", tables.eliteStatus),
    ...ofCard("card-certificates.csv", tables.certificates),
    ...ofPrograms("transfer-routes.csv", tables.routes),
    ...ofPrograms("transfer-bonuses.csv", tables.bonuses),
    ...tables.observations.map(({ line, program }): Reference => {
      const file = "valuation-observations.csv";
      return { file, line, column: "program", kind: "program", value: program };
    }),
  ];
}
