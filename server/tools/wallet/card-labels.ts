import { groupBy } from "../../advice/group-by.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { capKey, isRunning, optionOf } from "../../advice/purchase/rate-status.ts";
import { REQUIREMENTS } from "../../../data/vocab-terms.ts";
import type { FactRow } from "../../contract/facts.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { FactIndex } from "../../member/facts.ts";
import { toWords } from "../card-rows/row-words.ts";
import { categoriesOf, rateNames } from "./choices.ts";
import { pick, type Pickable } from "../frame/pick.ts";

/* From what members call the credits, caps and levels of a card to what the wallet calls them. */

type Card = FactRow<"cards">;

const plain = (name: string): Pickable<string> => ({
  value: name,
  id: name,
  label: toWords(name),
  names: [],
});

/** The credits and lounge networks of a card, running or not. */
export function enrollableNames(facts: FactIndex, cardId: string): readonly string[] {
  const credits = facts.rowsOf("credits", cardId).map((row) => row.credit_name);
  const lounges = facts.rowsOf("lounges", cardId).map((row) => row.lounge_network);
  return [...new Set([...credits, ...lounges])];
}

/** A credit or lounge network of a card. */
export function getEnrollable(facts: FactIndex, card: Card, name: string): string {
  const names = enrollableNames(facts, card.id);
  if (names.length === 0) throw new ToolError(`${card.card_name} has nothing to enroll in.`);
  return pick("credit or lounge network of this card", names.map(plain), name);
}

/** The key of the cap on a category. */
export function getCap(facts: FactIndex, card: Card, category: string, day: string): string {
  const rates = facts
    .rowsOf("earnRates", card.id)
    .filter((rate) => rate.cap_usd !== undefined && isUsable(rate) && isRunning(rate, day));
  if (rates.length === 0) throw new ToolError(`${card.card_name} has no capped rates now.`);
  const caps = [...groupBy(rates, capKey)].map(([key, rows]) => ({
    value: key,
    id: key,
    label: categoriesOf(facts, rows),
    names: rows.flatMap((rate) => [optionOf(rate), ...rateNames(facts, rate)]),
  }));
  return pick("capped category of this card", caps, category);
}

/** The levels in force of the relationship programme of a card's bank. */
export const boostLevels = (
  facts: FactIndex,
  card: Card,
  day: string,
): readonly Pickable<string>[] =>
  facts
    .rowsOf("earnBoosts", card.id)
    .filter((row) => isUsable(row) && isRunning(row, day))
    .map(({ level, min_balance_usd: least, percent_more: percent }) => ({
      value: level,
      id: level,
      label: `${level}: ${percent}% more`,
      names: [
        ...facts.nicknamesOf("level", `${card.issuer} ${level}`),
        `${percent}%`,
        ...(least === undefined ? [] : [String(least), `from ${least}`, `${least / 1000}k`]),
      ],
    }));

/** A level by its name or by the balance it takes (100k, 100000). */
export function getBoostLevel(facts: FactIndex, card: Card, name: string, day: string): string {
  const levels = boostLevels(facts, card, day);
  if (levels.length === 0) throw new ToolError(`${card.card_name} has no levels that raise rates.`);
  return pick("level of this card", levels, name.replaceAll(/[$,]/g, ""));
}

/** A requirement of data/vocab-terms.ts, however it is spaced or shortened. */
export const getRequirement = (name: string): string =>
  pick("requirement", REQUIREMENTS.map(plain), name);
