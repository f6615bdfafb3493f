import { NETWORKS } from "../../../../data/vocab.ts";
import { ask, type InputOf } from "../../ask.ts";
import { EMPTY, type Line, line } from "../../compose/line.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";

/* A frame's requirements for the next card. */

const MAX_FOUND = 50;
/** The cards that earn most on a category; others would not answer the question. */
const MAX_BY_CATEGORY = 12;
const CENT = 0.01;

type Search = InputOf<"search_cards">;

/** The highest acceptable fee: "no fee", "under $100". */
export function feeOf({ constraints }: Frame): number | undefined {
  const limits = constraints.flatMap(({ column, op, value }) => {
    if (column !== "annual_fee_usd") return [];
    if (op === "lacks") return [0];
    if (typeof value !== "number") return [];
    if (op === "<") return [value - CENT];
    return op === "<=" || op === "=" ? [value] : [];
  });
  return limits[0];
}

const GOALS = {
  cash: "cash back",
  transferable: "transferable points",
  airline: "airline miles",
  hotel: "hotel points",
  travel: "travel",
} as const;

function kindOf({ constraints }: Frame): string | undefined {
  const wanted = constraints.find(({ column, op }) => column === "reward_kind" && op === "=");
  return typeof wanted?.value === "string" ? wanted.value : undefined;
}

/** The program that is named, or the kind of rewards. */
export function goalOf(frame: Frame): string | undefined {
  const [program] = idsOf(frame, "program");
  const kind = kindOf(frame);
  return program ?? Object.entries(GOALS).find(([key]) => key === kind)?.[1];
}

export function typeOf({ constraints }: Frame): "personal" | "business" | undefined {
  const wanted = constraints.find(({ column }) => column === "card_type");
  if (wanted === undefined) return undefined;
  const isBusiness = (wanted.value === "business") === (wanted.op === "=");
  return isBusiness ? "business" : "personal";
}

export const issuersOf = (frame: Frame) => ({
  wanted: idsOf(frame, "issuer"),
  unwanted: idsOf(frame, "issuer", "except"),
});

/** The member's exclusions, as a filter of the search. */
export function withoutOf(frame: Frame): Search["without"] {
  const [issuers, cards] = [idsOf(frame, "issuer", "except"), idsOf(frame, "card", "except")];
  const networks = NETWORKS.filter((one) => idsOf(frame, "network", "except").includes(one));
  return issuers.length + cards.length + networks.length === 0
    ? undefined
    : { issuers: [...issuers], cards: [...cards], networks };
}

/** True if the question rules out a foreign fee or names a country. */
export const isFreeAbroad = ({ column: asked, constraints, subjects }: Frame): boolean =>
  asked === "foreign_fee_percent" ||
  subjects.some(({ kind }) => kind === "country") ||
  constraints.some(
    ({ column, op, value }) =>
      column === "foreign_fee_percent" && (op === "lacks" || (op === "=" && value === 0)),
  );

/** "Student", "secured": words in card names; without a credit history it must be secured. */
export function madeFor({ constraints }: Frame): string | undefined {
  const wanted = constraints.find(({ column, op }) => column === "made_for" && op === "=");
  if (typeof wanted?.value === "string") return wanted.value;
  return constraints.some(({ column }) => column === "no_history") ? "secured" : undefined;
}

/** The catalog search for the frame. */
export function searchOf(frame: Frame): Search {
  const kind = kindOf(frame);
  const { wanted } = issuersOf(frame);
  const network = NETWORKS.find((one) => idsOf(frame, "network").includes(one));
  const rewards = (["airline", "hotel", "transferable", "cash"] as const).find(
    (one) => one === kind,
  );
  return {
    held: false,
    query: madeFor(frame),
    card_type: typeOf(frame),
    annual_fee_max: feeOf(frame),
    issuers: wanted.length === 0 ? undefined : [...wanted],
    network,
    without: withoutOf(frame),
    no_foreign_fee: isFreeAbroad(frame) ? true : undefined,
    reward_kind: rewards,
  };
}

/** The cards to rank, when the ranking itself cannot apply all the filters. */
export function amongOf(frame: Frame, toolbox: Toolbox): string[] | undefined {
  // "19, in college": the category marks a student, not spending.
  const categories = madeFor(frame) === undefined ? idsOf(frame, "category") : [];
  const isSifted =
    frame.subjects.some(({ kind }) => kind === "network") ||
    isFreeAbroad(frame) ||
    madeFor(frame) !== undefined;
  const isOfIssuer = issuersOf(frame).wanted.length > 0;
  if (categories.length === 0 && !isSifted && !isOfIssuer) return undefined;
  const search = searchOf(frame);
  const found =
    categories.length === 0
      ? [ask(toolbox, "search_cards", { ...search, limit: MAX_FOUND })]
      : categories.map((earns_on) =>
          ask(toolbox, "search_cards", {
            ...search,
            earns_on,
            order_by: "earn_back",
            limit: MAX_BY_CATEGORY,
          }),
        );
  return [...new Set(found.flatMap(({ data }) => data.cards.map(({ card_id: id }) => id)))];
}

/** Says which cards are compared: with a category, only those that earn most on it. */
export function amongWhat(frame: Frame): Line {
  const free = isFreeAbroad(frame) ? line` without a foreign transaction fee` : EMPTY;
  const isAll = idsOf(frame, "category").length === 0;
  if (isAll) return free.text === "" ? EMPTY : line`of the cards${free}, `;
  return line`of the cards${free} that earn most there, `;
}
