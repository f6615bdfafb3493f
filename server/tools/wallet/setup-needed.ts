import * as z from "zod";
import type { WalletCard as Entry } from "../../accounts/wallet.ts";
import { spendGate } from "../../advice/benefits/credit-terms.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { isActivated, isRunning } from "../../advice/purchase/rate-status.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { Scene } from "../../member/scene.ts";
import { cyclesOf, isRunningCycle } from "./activations.ts";
import { runningBoosts } from "./card-labels.ts";
import { choiceGroups } from "./choices.ts";

/** Something nobody has said of a card, without which figures about it are less than certain. */
export const setupItem = z.object({
  field: z
    .enum([
      "opened_month",
      "chosen_categories",
      "activations",
      "enrolments",
      "meets",
      "boost_level",
    ])
    .describe("The field of update_wallet_card that takes it."),
  name: z.string().describe("What it is about: a group, a credit, a requirement."),
  why: z.string(),
  options: z.array(z.object({ value: z.string(), name: z.string() })).optional(),
  choose: z.int().optional().describe("How many of the options."),
  by: z.iso.date().optional().describe("The last day to do it."),
});

export type SetupItem = z.infer<typeof setupItem>;

/** What update_wallet_card should still be told of a card. Closed cards need nothing more. */
export function setupNeeded(
  scene: Scene,
  entry: Entry,
  card: FactRow<"cards">,
): readonly SetupItem[] {
  return [
    ...openingMonth(entry, card),
    ...choices(scene, entry, card),
    ...activations(scene, entry, card),
    ...(entry.authorized_user ? [] : enrolments(scene, entry, card)),
    ...requirements(scene, entry, card),
    ...boosts(scene, entry, card),
  ];
}

function openingMonth({ opened_on: opened }: Entry, card: FactRow<"cards">): readonly SetupItem[] {
  if (opened !== undefined) return [];
  const fee = card.annual_fee > 0 ? "the month of the fee, " : "";
  const why = `It decides ${fee}credits by anniversary, and rules such as 5/24.`;
  return [{ field: "opened_month", name: "opening month", why }];
}

function choices({ facts, today }: Scene, entry: Entry, card: FactRow<"cards">): SetupItem[] {
  return choiceGroups(facts, card.id, today)
    .filter(({ group, count }) => (entry.chosen_categories[group] ?? []).length < count)
    .map(({ group, count, options }) => ({
      field: "chosen_categories",
      name: group,
      why: "Only chosen categories earn the higher rate.",
      options: options.map(({ key, name }) => ({ value: key, name })),
      choose: count,
    }));
}

function activations({ facts, today }: Scene, entry: Entry, card: FactRow<"cards">): SetupItem[] {
  const state = { activated: entry.activations };
  return cyclesOf(facts, card.id)
    .filter((cycle) => isRunningCycle(cycle, today))
    .filter(({ rates }) => !rates.some((rate) => isActivated(rate, rates, state)))
    .map(({ rates, by, starts, ends }) => ({
      field: "activations",
      name: "this quarter",
      why:
        by !== undefined && by < today
          ? `The last day to activate was ${by}; say so only if it was done by then.`
          : `The categories from ${starts ?? "now"} to ${ends ?? "later"} earn more once activated with the issuer.`,
      options: [...new Set(rates.map(({ category }) => category))].map((category) => ({
        value: category,
        name: facts.categories.get(category)?.name ?? category,
      })),
      by,
    }));
}

function enrolments({ facts, today }: Scene, entry: Entry, card: FactRow<"cards">): SetupItem[] {
  const credits = facts.rowsOf("credits", card.id);
  const lounges = facts.rowsOf("lounges", card.id);
  const names = [
    ...credits.filter(asksToEnrol(today)).map((row) => row.credit_name),
    ...lounges.filter(asksToEnrol(today)).map((row) => row.lounge_network),
  ];
  return [...new Set(names)]
    .filter((name) => entry.enrolments?.[name] === undefined)
    .map((name) => ({ field: "enrolments", name, why: "It takes an enrolment with the issuer." }));
}

const asksToEnrol = (day: string) => (row: FactRow<"credits"> | FactRow<"lounges">) =>
  row.enrollment_required === true && isUsable(row) && isRunning(row, day);

/** Told by the day of opening, by each purchase, or by the card itself: nothing to ask. */
const NOT_ASKED = new Set([
  "first_year",
  "weekend_nights",
  "same_day_ticket",
  "same_airline_ticket",
  "authorized_user",
]);

function requirements(
  { wallet, facts, today }: Scene,
  entry: Entry,
  card: FactRow<"cards">,
): SetupItem[] {
  const rows = [
    ...facts
      .rowsOf("earnRates", card.id)
      .map((row) => ({ ...row, what: `a rate on ${row.category}` })),
    ...facts.rowsOf("credits", card.id).map((row) => {
      const gate = spendGate(row);
      return gate === undefined
        ? { ...row, what: row.credit_name }
        : { ...row, requires: withSpend(row.requires), what: `${row.credit_name} (${gate})` };
    }),
    ...facts.rowsOf("lounges", card.id).map((row) => ({ ...row, what: row.lounge_network })),
  ].filter((row) => isUsable(row) && isRunning(row, today));
  const said = new Set([
    ...(entry.meets ?? []),
    ...Object.keys(wallet.profile.relationships ?? {}),
  ]);
  const asked = [...new Set(rows.flatMap(({ requires }) => requires))];
  return asked
    .filter((name) => !NOT_ASKED.has(name) && !said.has(name))
    .map((name) => {
      const uses = rows.filter(({ requires }) => requires.includes(name)).map(({ what }) => what);
      const told = [...new Set(uses)].join(", ").replaceAll("_", " ");
      return { field: "meets", name, why: `It is needed for: ${told}.` };
    });
}

const withSpend = (requires: FactRow<"credits">["requires"]): FactRow<"credits">["requires"] =>
  requires.includes("annual_spend") ? requires : [...requires, "annual_spend"];

function boosts({ facts, today }: Scene, entry: Entry, card: FactRow<"cards">): SetupItem[] {
  const levels = runningBoosts(facts, card.id, today);
  if (levels.length === 0 || entry.boost_level !== undefined) return [];
  const options = levels.map(({ level, percent_more: percent }) => ({
    value: level,
    name: `${level}: ${percent}% more`,
  }));
  const why = "A relationship with the bank raises every rate; leave it out if there is none.";
  return [{ field: "boost_level", name: "relationship level", why, options, choose: 1 }];
}
