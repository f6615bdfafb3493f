import * as z from "zod";
import { ownerParam } from "../../member/owners.ts";
import { endedBenefits, isCalled, tellEnded } from "../../member/ended-benefits.ts";
import { getHeld, heldCardParam, heldCards } from "../../member/held-cards.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { count, formatUsd } from "../../advice/money.ts";
import { type Notes, someOf } from "../frame/texts.ts";
import { UnknownName } from "../../member/needs-input.ts";
import type { Scene } from "../../member/scene.ts";
import { warnOfDoubt } from "../frame/sources.ts";
import {
  type CreditRow,
  creditRow,
  toCreditRow,
  cardSums,
  ownerSums,
  sumsByCard,
  sumsByOwner,
  toTotals,
  totals,
} from "./credit-row.ts";
import { creditFinder, creditsNamed, getOpenHeld } from "./find-credit.ts";
import { type HeldCredit, heldCredits, unmetBy } from "../../member/held-credits.ts";

const STATUS_FILTERS = ["open", "used", "expired", "not_enrolled", "locked"] as const;

const MAX_NAMES = 100;
const MAX_CARDS = 30;

const namesOfAtMost = (length: number) =>
  z.array(z.string().min(1).max(length)).min(1).max(MAX_NAMES).optional();

export const listCredits = defineReader({
  name: "list_credits",
  title: "List statement credits",
  description:
    "What statement credits and perks do I still have left to use this month, such as uber " +
    "cash, dining, travel or airline fee; am I using them, how much did I use (as logged), " +
    "which are untouched, which to enroll in? When each resets, basis. All that expires soon: " +
    "list_expiring; cards with a credit: find_cards_by_benefit.",
  input: z.strictObject({
    card: heldCardParam.optional(),
    cards: z.array(heldCardParam).min(1).max(MAX_CARDS).optional().describe("Held cards."),
    names: namesOfAtMost(200).describe("By name, type or merchant, such as `uber cash`."),
    only: namesOfAtMost(400).describe(
      "Each as `uber cash on gold`, or wallet_card_id/credit_name.",
    ),
    status: z
      .enum(STATUS_FILTERS)
      .optional()
      .describe("locked: needs spend not recorded as reached. All but expired by default."),
    owner: ownerParam.optional(),
    as_if: asIfParam,
  }),
  data: z.object({
    credits: z.array(creditRow),
    totals,
    by_card: z.array(cardSums).describe("The same sums by card, in wallet order."),
    by_owner: z.array(ownerSums).describe("And by person holding one of them."),
    today: z.iso.date(),
  }),
  brief: {
    rows: "credits",
    columns: {
      credits: "card_name owner credit_name left unit period period_ends status",
      by_card: "",
      by_owner: "",
    },
    lowestFirst: "period_ends",
  },
  answer: ({ card, status, cards: cardNames, names, only, owner }, scene) => {
    const held = card === undefined ? undefined : getOpenHeld(scene, card, owner);
    const own = cardNames && heldCards(scene, { owner, status: "all" });
    const ids = cardNames && new Set(cardNames.map((name) => getHeld(scene, name, own).entry.id));
    const all = heldCredits(scene, { owner, held }).filter(
      (one) => ids?.has(one.held.entry.id) !== false,
    );
    const picked = only && new Set(only.map(creditFinder(scene, all)));
    const named = names && creditsNamed(scene, all, names);
    const unknown = noneCalled(scene, named?.unknown ?? [], all);
    if (named?.credits.size === 0) refuseNames(names, unknown, all);
    const credits = all.filter(
      (one) =>
        isWanted(one, status) && picked?.has(one) !== false && named?.credits.has(one) !== false,
    );
    const rows = credits.map((one) => toCreditRow(scene, one));
    const sums = toTotals(rows);
    return {
      summary:
        `${count(rows.length, "credit")} on ${count(sums.cards, "card")}: ` +
        `${formatUsd(sums.left_usd)} left in the current periods, ${formatUsd(sums.year_usd)} a year at face value.`,
      data: {
        credits: rows,
        totals: sums,
        by_card: sumsByCard(credits, rows),
        by_owner: sumsByOwner(rows),
        today: scene.today,
      },
      assumptions: ASSUMPTIONS,
      warnings: [
        ...unknown,
        held?.entry.authorized_user === true && NOT_OF_USERS,
        ...warningsOf(scene, credits),
      ],
      sources: credits.map(({ credit }) => credit),
      next_actions: nextActions(scene, rows),
    };
  },
});

const ASSUMPTIONS = [
  "Used is what was logged with record_credit_use; the issuer's own count decides.",
  "Dollars are face value; memberships, points and credits with unmet conditions are not in the totals.",
];

const NOT_OF_USERS = "Credits belong to the account's holder, not to this card.";

function isWanted(
  { state, credit, enrolled }: HeldCredit,
  status: (typeof STATUS_FILTERS)[number] | undefined,
): boolean {
  if (status === undefined) return state.status !== "ended";
  if (status === "expired") return state.status === "ended";
  if (status === "not_enrolled") {
    const isRunning = state.status !== "ended" && state.status !== "not_started";
    return isRunning && credit.enrollment_required === true && enrolled !== true;
  }
  return state.status === status;
}

/** A warning for each name that matches no credit, listing the names that exist. */
function noneCalled(
  scene: Scene,
  names: readonly string[],
  all: readonly HeldCredit[],
): readonly string[] {
  if (names.length === 0) return [];
  const there = someOf(namesOf(all), MAX_CALLED) || "none";
  const cards = [...new Set(all.map(({ held }) => held.card))];
  const ended = cards.flatMap((card) =>
    endedBenefits(scene, card.id, "credit").map((end) => ({ end, card: card.card_name })),
  );
  return names.map((name) => {
    const told = ended.filter(({ end }) => isCalled(end, name));
    return told.length > 0
      ? told.map(({ end, card }) => tellEnded(end, card)).join(" ")
      : `No credit on these cards is called ${JSON.stringify(name)}; they have: ${there}.`;
  });
}

const MAX_CALLED = 20;

const namesOf = (credits: readonly HeldCredit[]): readonly string[] => [
  ...new Set(credits.map(({ credit }) => credit.credit_name)),
];

/** Throws if no name matches a credit: an empty list would not answer the question. */
function refuseNames(
  names: readonly string[] = [],
  unknown: readonly string[],
  all: readonly HeldCredit[],
): never {
  const candidates = namesOf(all).slice(0, MAX_CALLED);
  throw new UnknownName(unknown.join(" "), {
    given: names[0],
    candidates: candidates.map((label) => ({ id: label, label })),
  });
}

function warningsOf({ wallet }: Scene, credits: readonly HeldCredit[]): Notes {
  const running = credits.filter(({ state }) => state.status === "open");
  const unmet = running.filter((one) => unmetBy(wallet, one).length > 0);
  const locked = credits.filter(({ state }) => state.status === "locked");
  const unenrolled = running.filter(
    ({ credit, enrolled }) => credit.enrollment_required === true && enrolled === undefined,
  );
  const unknown = credits.filter(({ state }) => state.status === "unknown");
  const doubts = [
    [unenrolled, "enrollment is required and none is recorded, so it may not pay out yet"],
    [locked, "it unlocks after a yearly spend not recorded as reached, so it is not counted"],
    [unmet, "it requires more than holding the card, so it is not counted"],
    [unknown, "how much is left is unknown"],
  ] as const;
  return [
    ...doubts.flatMap(([some, doubt]) => (some.length === 0 ? [] : [`${tell(some)}: ${doubt}.`])),
    ...warnOfDoubt(
      credits.map(({ credit }) => credit),
      "these credits",
    ),
  ];
}

const MAX_NAMED = 5;

const tell = (credits: readonly HeldCredit[]): string =>
  someOf(
    credits.map(({ credit, held }) => `${credit.credit_name} (${held.card.display_name})`),
    MAX_NAMED,
  );

function nextActions({ wallet }: Scene, rows: readonly CreditRow[]) {
  if (wallet.cards.length === 0) return ["Add the cards held with add_wallet_card."];
  const isUndated = rows.some(
    (row) => row.basis === "anniversary" && row.period_ends === undefined,
  );
  return [
    rows.some((row) => row.status === "open") && "Log uses with record_credit_use.",
    rows.some((row) => row.status === "locked") &&
      "Once the yearly spend is reached, record annual_spend in meets with update_wallet_card.",
    isUndated && "Give the card's opening day with update_wallet_card.",
  ];
}
