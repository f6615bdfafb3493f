import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cardsExport } from "../../server/contract/exports.ts";
import { lookup } from "../../server/contract/lookup.ts";
import type { Vocabulary } from "./queries.ts";

/** The cards and names of a finished build. */
export function readVocabulary(dist: string): Vocabulary {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(dist, file), "utf8"));
  return {
    cards: cardsExport.parse(read("public/v1/public/exports/credit_cards.json")).data,
    lookup: lookup.parse(read("private/lookup.json")),
  };
}
