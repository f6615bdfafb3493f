import { isUsable } from "../../advice/plain-row.ts";
import { capKey, isRunning, optionOf } from "../../advice/purchase/rate-status.ts";
import { REQUIREMENTS } from "../../../data/vocab-terms.ts";
import type { FactRow } from "../../contract/facts.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { FactIndex } from "../../member/facts.ts";
import { categoryNames } from "./choices.ts";
import { pick, type Pickable } from "../frame/pick.ts";

type Card = FactRow<"cards">;

/** From what members call the credits, caps and levels of a card to what the wallet calls them. */

const plain = (name: string): Pickable<string> => ({
  value: name,
  id: name,
  label: name.replaceAll("_", " "),
  names: [],
});

/** Credits and lounge networks of a card, running or not: what can be enrolled in. */
export function enrollableNames(facts: FactIndex, cardId: string): readonly string[] {
  const credits = facts.rowsOf("credits", cardId).map((row) => row.credit_name);
  const lounges = facts.rowsOf("lounges", cardId).map((row) => row.lounge_network);
  return [...new Set([...credits, ...lounges])];
}

/** The credit or lounge network that a loose name means on a card. */
export function getEnrollable(facts: FactIndex, card: Card, asked: string): string {
  const names = enrollableNames(facts, card.id);
  if (names.length === 0) throw new ToolError(`${card.card_name} has nothing to enrol in.`);
  return pick("credit or lounge network of this card", names.map(plain), asked);
}

/** A cap of a card that runs on a day. */
interface RunningCap {
  readonly key: string;
  readonly name: string;
  readonly capUsd: number;
}

/** The caps of a card on a day, each once. */
function runningCaps(facts: FactIndex, cardId: string, day: string): readonly RunningCap[] {
  const rows = cappedRates(facts, cardId, day);
  return [...new Set(rows.map(capKey))].map((key) => {
    const own = rows.filter((rate) => capKey(rate) === key);
    const categories = [...new Set(own.map(({ category }) => category))];
    const name = categories.map((one) => facts.categories.get(one)?.name ?? one).join(", ");
    return { key, name, capUsd: own[0]?.cap_usd ?? 0 };
  });
}

/** The key of the cap on a loosely named category. */
export function getCap(facts: FactIndex, card: Card, asked: string, day: string): string {
  const caps = runningCaps(facts, card.id, day);
  if (caps.length === 0) throw new ToolError(`${card.card_name} has no capped rates now.`);
  const rows = cappedRates(facts, card.id, day);
  const among = caps.map(({ key, name }) => ({
    value: key,
    id: key,
    label: name,
    names: rows.flatMap((rate) =>
      capKey(rate) === key
        ? [
            optionOf(rate),
            ...categoryNames(facts, rate.category),
            ...rate.merchants.flatMap((one) => facts.merchants.get(one)?.name ?? []),
          ]
        : [],
    ),
  }));
  return pick("capped category of this card", among, asked);
}

const cappedRates = (facts: FactIndex, cardId: string, day: string) =>
  facts
    .rowsOf("earnRates", cardId)
    .filter((rate) => rate.cap_usd !== undefined && isUsable(rate) && isRunning(rate, day));

/** The levels of a card's bank that are in force. */
export const runningBoosts = (facts: FactIndex, cardId: string, day: string) =>
  facts.rowsOf("earnBoosts", cardId).filter((row) => isUsable(row) && isRunning(row, day));

/** The level that a loose name means: its name, or the balance it takes (100k, 100000). */
export function getBoostLevel(facts: FactIndex, card: Card, asked: string, day: string): string {
  const levels = runningBoosts(facts, card.id, day);
  if (levels.length === 0) throw new ToolError(`${card.card_name} has no levels that raise rates.`);
  const among = levels.map(({ level, min_balance_usd: least, percent_more: percent }) => ({
    value: level,
    id: level,
    label: `${level}: ${percent}% more`,
    names: [
      ...facts.nicknamesOf("level", `${card.issuer} ${level}`),
      `${percent}%`,
      ...(least === undefined ? [] : [String(least), `from ${least}`, `${least / 1000}k`]),
    ],
  }));
  return pick("level of this card", among, asked.replaceAll(/[$,]/g, ""));
}

/** A requirement of data/vocab-terms.ts, however it is spaced or shortened. */
export const getRequirement = (asked: string): string =>
  pick("requirement", REQUIREMENTS.map(plain), asked);
