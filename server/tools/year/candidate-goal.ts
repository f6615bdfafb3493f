import { isRunning } from "../../advice/purchase/rate-status.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { toTransferProgram } from "../../advice/transfers/program-links.ts";
import type { FactRow } from "../../contract/facts.ts";
import { getProgram } from "../../member/names.ts";
import type { Scene } from "../../member/scene.ts";
import { unlockerOf } from "../../member/point-values.ts";

type Card = FactRow<"cards">;
type Category = FactRow<"programs">["category"];

/** What a candidate's rewards must be. */
export interface Goal {
  /** In words, made of catalog names. */
  readonly text: string;
  readonly fits: (card: Card) => boolean;
}

const KINDS: readonly {
  readonly words: RegExp;
  readonly text: string;
  readonly categories: readonly Category[];
}[] = [
  {
    words: /^(?:transferr?able|flexible)(?: (?:points|currency|currencies|rewards))?$/,
    text: "transferable points",
    categories: ["transferable"],
  },
  {
    words: /^(?:airlines?|flights?)(?: (?:miles|points|rewards))?$|^miles$/,
    text: "airline miles",
    categories: ["airline"],
  },
  {
    words: /^hotels?(?: (?:points|rewards|nights))?$/,
    text: "hotel points",
    categories: ["hotel"],
  },
  {
    words: /^travel(?: (?:points|rewards))?$/,
    text: "travel: transferable points, airline miles and hotel points",
    categories: ["transferable", "airline", "hotel"],
  },
];

/**
 * A kind of rewards, or a program: its own cards, and those whose points move to it. Points that
 * need a card to move count only with one that is held or with the candidate itself. Throws as
 * getProgram does when the goal is neither.
 */
export function toGoal(scene: Scene, text: string, owner: string): Goal {
  const words = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, " ");
  if (/^cash(?: ?back)?$/.test(words)) {
    return {
      text: "cash back",
      fits: (card) => programOf(scene, card)?.is_cash === true,
    };
  }
  const canMove = createCanMove(scene, owner);
  const kind = KINDS.find((one) => one.words.test(words));
  if (kind !== undefined) {
    return {
      text: kind.text,
      fits: (card) => {
        const category = programOf(scene, card)?.category;
        if (category === undefined || !kind.categories.includes(category)) return false;
        return category !== "transferable" || canMove(card);
      },
    };
  }
  const program = getProgram(scene.facts, text);
  const routes = scene.facts.facts.tables.routes.filter(
    (route) => route.dest === program.key && route.is_active && isUsable(route),
  );
  const from = new Set(routes.map(({ source }) => source));
  return {
    text: program.name,
    fits: (card) => {
      const { rewards_currency: currency = "" } = card;
      if (currency === program.key) return true;
      return from.has(toTransferProgram(scene.facts.facts.tables, currency)) && canMove(card);
    },
  };
}

const programOf = ({ facts }: Scene, { rewards_currency: key = "" }: Card) =>
  facts.programs.get(key);

/** True if the points of a card could move: it opens them, a held card does, or none is needed. */
function createCanMove(scene: Scene, owner: string): (card: Card) => boolean {
  const rows = scene.facts.facts.tables.unlocks.filter(
    (row) => row.unlocks !== "portal_rate" && isUsable(row) && isRunning(row, scene.today),
  );
  return ({ id, rewards_currency: currency = "" }) => {
    const program = toTransferProgram(scene.facts.facts.tables, currency);
    const own = rows.filter((row) => row.program === program);
    if (own.length === 0 || own.some((row) => row.card_id === id)) return true;
    return unlockerOf(scene, program, owner) !== undefined;
  };
}
