import type { Tables } from "../read.ts";
import { defineCheck, problemAt } from "./check.ts";

/** Words that limit a fact in a note. */
const NARROWING = {
  some: /\b(?:select|selected|eligible|prepaid|chosen|listed|participating|certain)\b/i,
  only: /\bonly\b/i,
  amount: /\b(?:up to|at most|at least)\b/i,
  needs: /\bneeds\b/i,
  without:
    /\b(?:except|excluding|excludes?|unless|without|not (?:at|in|on|for|through|with|sold|count\w*))\b/i,
} as const;

type Kind = keyof typeof NARROWING;

type NotedTable = "credits" | "earnRates" | "transferTerms" | "offers" | "protections";

const CREDIT = ["counts_as", "region", "min_purchase_usd", "requires"] as const;

/** Columns that can express each kind of limit. */
const COLUMNS: Readonly<
  Record<NotedTable, { file: string; says: Readonly<Record<Kind, readonly string[]>> }>
> = {
  credits: {
    file: "card-credits.csv",
    says: {
      some: CREDIT,
      only: CREDIT,
      amount: [...CREDIT, "per_use_usd"],
      needs: CREDIT,
      without: CREDIT,
    },
  },
  earnRates: {
    file: "earn-rates.csv",
    says: {
      some: ["covers", "selection", "requires"],
      only: ["covers", "region", "max_purchase_usd", "channels", "merchants", "ends", "selection"],
      amount: ["covers", "cap_usd", "min_purchase_usd", "max_purchase_usd"],
      needs: ["covers", "requires"],
      without: [
        "covers",
        "leaves_out",
        "excludes_club_fuel",
        "region",
        "channels",
        "via",
        "merchants",
        "excluded_categories",
        "excluded_merchants",
        "requires",
      ],
    },
  },
  transferTerms: {
    file: "transfer-terms.csv",
    says: {
      some: ["cards"],
      only: ["cards", "starts", "ends"],
      amount: ["base_status_min_points", "min_points", "increment", "hours"],
      needs: ["cards"],
      without: ["cards"],
    },
  },
  offers: {
    file: "welcome-offers.csv",
    says: {
      some: ["merchants", "requires"],
      only: ["merchants", "requires", "starts", "ends"],
      amount: ["is_ceiling", "cap_points", "cap_usd", "min_spend_usd"],
      needs: ["requires"],
      without: ["merchants", "requires"],
    },
  },
  protections: {
    file: "card-protections.csv",
    says: {
      some: ["conditions"],
      only: ["conditions"],
      amount: ["original_warranty_years", "warranty_months", "limit_usd", "limit_per_year_usd"],
      needs: ["conditions"],
      without: ["conditions", "position"],
    },
  },
};

/** Values that express no limit. */
const PLAIN: ReadonlySet<unknown> = new Set([undefined, "", "all", "anywhere", "always", "whole"]);

const KINDS = Object.keys(NARROWING).filter((key): key is Kind => key in NARROWING);

export default defineCheck({
  name: "narrowing-notes",
  about: "What a note narrows stands in a column too, for nothing decides by the words of a note.",
  run: (tables) => [
    ...problemsOf(tables, "credits"),
    ...problemsOf(tables, "earnRates"),
    ...problemsOf(tables, "transferTerms"),
    ...problemsOf(tables, "offers"),
    ...problemsOf(tables, "protections"),
  ],
});

function problemsOf(tables: Tables, name: NotedTable) {
  const { file, says } = COLUMNS[name];
  return tables[name].flatMap((row) =>
    KINDS.flatMap((kind) => {
      const word = NARROWING[kind].exec(row.note)?.[0];
      if (word === undefined || isSaid(row, says[kind])) return [];
      const message = `"${word}" is said by no column; fill ${says[kind].join(" or ")}, or leave the word out`;
      return [problemAt(file, row, "note", message)];
    }),
  );
}

/** An empty `counts_as` (no purchase uses the credit) already expresses the limit. */
const isSaid = (row: object, columns: readonly string[]): boolean =>
  columns.some((column) => {
    const cell: unknown = Reflect.get(row, column);
    if (column === "counts_as") return cell !== "whole";
    return Array.isArray(cell) ? cell.length > 0 : !PLAIN.has(cell);
  });
