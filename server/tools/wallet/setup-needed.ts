import * as z from "zod";
import type { WalletCard } from "../../accounts/wallet.ts";
import { spendGate } from "../../advice/benefits/credit-terms.ts";
import { groupBy } from "../../contract/group-by.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { isActivated, isRunning } from "../../advice/purchase/rate-status.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { Card } from "../card-rows/card-brief.ts";
import type { Candidate } from "../../member/needs-input.ts";
import type { Scene } from "../../member/scene.ts";
import { categoryName } from "../card-rows/rate-words.ts";
import { toWords } from "../card-rows/row-words.ts";
import { cyclesOf, isRunningCycle, boostLevels, choiceGroups } from "./card-settings.ts";

/** A missing setting of a card, which makes figures about it less certain. */
export const setupItem = z.object({
  field: z
    .enum([
      "opened_month",
      "chosen_categories",
      "activations",
      "enrolments",
      "meets",
      "boost_level",
      "own",
    ])
    .describe("The field of update_wallet_card that takes it."),
  name: z.string().describe("What it is about: a group, a credit, a requirement."),
  why: z.string(),
  options: z.array(z.object({ value: z.string(), name: z.string() })).optional(),
  choose: z.int().optional().describe("How many of the options."),
  by: z.iso.date().optional().describe("The last day to do it."),
});

type SetupItem = z.infer<typeof setupItem>;
/** The settings that a card still lacks; a closed card needs none. */
export const setupNeeded = (scene: Scene, entry: WalletCard, card: Card): readonly SetupItem[] =>
  [openingMonth, ownFacts, choices, activations, enrolments, requirements, boosts].flatMap((find) =>
    find(scene, entry, card),
  );

function openingMonth(_: Scene, { opened_on: opened }: WalletCard, card: Card): SetupItem[] {
  if (opened !== undefined) return [];
  const fee = card.annual_fee > 0 ? "the month of the fee, " : "";
  const why = `It decides ${fee}credits by anniversary, and rules such as 5/24.`;
  return [{ field: "opened_month", name: "opening month", why }];
}

function ownFacts(_: Scene, { own }: WalletCard): SetupItem[] {
  if (own === undefined) return [];
  const missing = [
    own.annual_fee_usd === undefined && {
      name: "annual_fee_usd",
      why: "Until given, it counts as $0.",
    },
    own.earn.length === 0 && { name: "earn", why: "Until given, the card earns nothing." },
  ];
  return missing.flatMap((item) => (item === false ? [] : [{ field: "own" as const, ...item }]));
}

const choices = ({ facts, today }: Scene, entry: WalletCard, card: Card): SetupItem[] =>
  choiceGroups(facts, card.id, today)
    .filter(({ group, count }) => (entry.chosen_categories[group] ?? []).length < count)
    .map(({ group, count, options }) => ({
      field: "chosen_categories",
      name: group,
      why: "Only chosen categories earn the higher rate.",
      options: options.map(toOption),
      choose: count,
    }));

const toOption = ({ id, label }: Candidate) => ({ value: id, name: label });

function activations({ facts, today }: Scene, entry: WalletCard, card: Card): SetupItem[] {
  const state = { activated: entry.activations };
  return cyclesOf(facts, card.id)
    .filter((cycle) => isRunningCycle(cycle, today))
    .filter(({ rates }) => !rates.some((rate) => isActivated(rate, rates, state)))
    .map(({ rates, by, starts, ends }) => ({
      field: "activations",
      name: "this quarter",
      why:
        by !== undefined && by < today
          ? `The last day to activate was ${by}; record it only if it was done by then.`
          : `The categories from ${starts ?? "now"} to ${ends ?? "later"} earn more once activated with the issuer.`,
      options: [...new Set(rates.map(({ category }) => category))].map((category) => ({
        value: category,
        name: categoryName(facts, category),
      })),
      by,
    }));
}

function enrolments({ facts, today }: Scene, entry: WalletCard, card: Card): SetupItem[] {
  if (entry.authorized_user) return [];
  const credits = facts.rowsOf("credits", card.id);
  const lounges = facts.rowsOf("lounges", card.id);
  const names = [
    ...credits.filter(asksToEnrol(today)).map((row) => row.credit_name),
    ...lounges.filter(asksToEnrol(today)).map((row) => row.lounge_network),
  ];
  return [...new Set(names)]
    .filter((name) => entry.enrolments?.[name] === undefined)
    .map((name) => ({ field: "enrolments", name, why: "It requires enrolling with the issuer." }));
}

const asksToEnrol = (day: string) => (row: FactRow<"credits"> | FactRow<"lounges">) =>
  row.enrollment_required === true && isUsable(row) && isRunning(row, day);

/** Known from the day of opening, from each purchase, or from the card itself. */
const NOT_ASKED = new Set([
  "first_year",
  "weekend_nights",
  "same_day_ticket",
  "same_airline_ticket",
  "authorized_user",
]);

function requirements({ wallet, facts, today }: Scene, entry: WalletCard, card: Card): SetupItem[] {
  const rows = [
    ...facts
      .rowsOf("earnRates", card.id)
      .map((row) => ({ ...row, benefit: `a rate on ${row.category}` })),
    ...facts.rowsOf("credits", card.id).map(toGatedCredit),
    ...facts.rowsOf("lounges", card.id).map((row) => ({ ...row, benefit: row.lounge_network })),
  ].filter((row) => isUsable(row) && isRunning(row, today));
  const uses = rows.flatMap(({ requires, benefit }) =>
    requires.map((requirement: string) => ({ requirement, benefit })),
  );
  const known = new Set([
    ...NOT_ASKED,
    ...(entry.meets ?? []),
    ...Object.keys(wallet.profile.relationships ?? {}),
  ]);
  return [...groupBy(uses, ({ requirement }) => requirement)]
    .filter(([name]) => !known.has(name))
    .map(([name, same]) => {
      const benefits = toWords([...new Set(same.map(({ benefit }) => benefit))].join(", "));
      return { field: "meets", name, why: `It is needed for: ${benefits}.` };
    });
}

/** A credit that asks for spend, whether or not its row lists that as a requirement. */
function toGatedCredit(row: FactRow<"credits">) {
  const gate = spendGate(row);
  if (gate === undefined) return { ...row, benefit: row.credit_name };
  const requires = [...row.requires, "annual_spend"];
  return { ...row, requires, benefit: `${row.credit_name} (${gate})` };
}

function boosts({ facts, today }: Scene, entry: WalletCard, card: Card): SetupItem[] {
  const levels = boostLevels(facts, card, today);
  if (levels.length === 0 || entry.boost_level !== undefined) return [];
  const why = "A relationship with the bank raises every rate; leave it out if there is none.";
  const options = levels.map(toOption);
  return [{ field: "boost_level", name: "relationship level", why, options, choose: 1 }];
}
