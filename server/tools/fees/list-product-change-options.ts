import * as z from "zod";
import { isUsable } from "../../advice/plain-row.ts";
import { changeOptions, type ChangeOption } from "../../advice/applications/product-changes.ts";
import { cardBenefit } from "../card-rows/card-benefits.ts";
import { changeFactsOf } from "../card-rows/card-terms.ts";
import {
  getOwnOpen,
  type HeldCard,
  heldCardParam,
  heldCardRef,
  heldCards,
  toHeldRef,
} from "../../member/held-cards.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { count } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { CONFIDENCES } from "../../../data/vocab.ts";
import { CHANGE_DIRECTIONS } from "../../../data/vocab-terms.ts";
import type { FactRow } from "../../contract/facts.ts";
import { pointsAtRisk, risksOf } from "../balances/points-at-risk.ts";
import { withProduct } from "./renewal-assumptions.ts";
import { toCardRef, cardRef } from "../card-rows/card-brief.ts";

const changeOptionRow = z.object({
  to_card: cardRef,
  direction: z.enum(CHANGE_DIRECTIONS),
  path: z
    .enum(["documented", "unknown"])
    .describe("unknown: no dated source says that the issuer allows it; ask the issuer."),
  confidence: z.enum(CONFIDENCES),
  note: z.string().optional(),
  takes_applications: z.boolean().describe("Whether the target is open to new applicants."),
  min_age_months: z.int().optional(),
  min_age_basis: z.enum(["path", "issuer"]).optional(),
  earliest_on: z.iso
    .date()
    .optional()
    .describe("The first day the account is surely old enough; absent without opening or rule."),
  old_enough: z.boolean().optional().describe("By today; absent when unknown."),
  from_fee_usd: z.number(),
  to_fee_usd: z.number(),
  fee_difference_usd: z.number().describe("New fee less the old, a year."),
  gained: z.array(cardBenefit),
  lost: z.array(cardBenefit),
  changed: z.array(
    z.object({ kind: z.string(), name: z.string(), from: z.string(), to: z.string() }),
  ),
  currency: z.object({
    from: z.string().optional(),
    to: z.string().optional(),
    changes: z.boolean(),
  }),
  points_at_risk: z
    .array(pointsAtRisk)
    .describe("The owner's balances lost, or worth less, afterwards."),
  bonus_clocks: z
    .array(z.object({ rule: z.string(), name: z.string(), cards: z.array(cardRef) }))
    .describe("Bonuses and applications that holding the new card then blocks."),
  warnings: z.array(z.string()),
});

type ChangeOptionRow = z.infer<typeof changeOptionRow>;

function toChangeOptionRow(
  scene: Scene,
  held: HeldCard,
  option: ChangeOption,
  target: FactRow<"cards">,
): ChangeOptionRow {
  const { entry, card } = held;
  const { rewards_currency: from } = card;
  const { rewards_currency: to } = target;
  const fromFee = entry.annual_fee_override_usd ?? card.annual_fee;
  const owned = heldCards(scene, { owner: entry.owner });
  const isSecond = owned.some((one) => one.card.id === target.id);
  return {
    to_card: toCardRef(target),
    direction: option.direction,
    path: isUsable(option) ? "documented" : "unknown",
    confidence: option.confidence,
    note: option.note === "" ? undefined : option.note,
    takes_applications: target.status === "open",
    min_age_months: option.minAge?.months,
    min_age_basis: option.minAge?.basis,
    earliest_on: option.earliestOn,
    old_enough: option.isOldEnough,
    from_fee_usd: fromFee,
    to_fee_usd: target.annual_fee,
    fee_difference_usd: Math.round((target.annual_fee - fromFee) * 100) / 100,
    gained: [...option.gained],
    lost: [...option.lost],
    changed: option.changed.map((one) => ({
      ...one.to,
      from: one.from.detail,
      to: one.to.detail,
    })),
    currency: { from, to, changes: from !== to },
    points_at_risk: [...risksOf(scene, withProduct(scene, entry.id, target.id), entry.owner, card)],
    bonus_clocks: toClocks(scene, option),
    warnings: [...option.warnings, ...(isSecond ? [SECOND_ONE] : [])],
  };
}

const SECOND_ONE = "one is held already; this would make a second";

const toClocks = ({ facts }: Scene, { blocks }: ChangeOption): ChangeOptionRow["bonus_clocks"] =>
  blocks.map(({ ruleId, cards }) => ({
    rule: ruleId,
    name: facts.tables.issuerRules.find((row) => row.rule_id === ruleId)?.name ?? ruleId,
    cards: cards.flatMap((id) => {
      const blocked = facts.cards.get(id);
      return blocked === undefined ? [] : [toCardRef(blocked)];
    }),
  }));

export const listProductChangeOptions = defineReader({
  name: "list_product_change_options",
  title: "List product change options",
  description:
    "What can I downgrade, upgrade, turn, switch or product change my card into, only " +
    "something with no fee, from what day at the earliest, is there an upgrade from it? Each " +
    "with first day, fee difference, what is gained and lost, effect on points and bonuses. " +
    "Once done: record_product_change.",
  input: z.strictObject({ wallet_card_id: heldCardParam, as_if: asIfParam }),
  data: z.object({
    card: heldCardRef,
    opened_on: z.string().optional(),
    issuer: z.string(),
    options: z.array(changeOptionRow).describe("Documented paths first, the lowest fee first."),
    issuer_rule: z.object({
      allows_changes: z.boolean().optional().describe("Absent: no source says."),
      min_months: z.int().optional(),
      upgrade_min_months: z.int().optional(),
    }),
  }),
  brief: {
    columns: {
      options: "to_card direction path earliest_on to_fee_usd points_at_risk note",
    },
  },
  answer: ({ wallet_card_id: cardName }, scene) => {
    const held = getOwnOpen(scene, cardName);
    const { entry, card } = held;
    const product = { cardId: card.id, issuer: card.issuer, openedOn: entry.opened_on };
    const options = changeOptions(product, changeFactsOf(scene.facts, scene.today), scene.today)
      .flatMap((option) => {
        const target = scene.facts.cards.get(option.toCard);
        return target === undefined ? [] : [toChangeOptionRow(scene, held, option, target)];
      })
      .toSorted(byStanding);
    const documented = options.filter(({ path }) => path === "documented");
    return {
      summary: summaryOf(held, options, documented),
      data: {
        card: toHeldRef(held),
        opened_on: entry.opened_on,
        issuer: card.issuer,
        options,
        issuer_rule: toIssuerRule(scene, card.issuer),
      },
      assumptions: [
        "A change keeps the account and its opening day and is never guaranteed: the issuer decides.",
        "A product change brings no welcome bonus unless the issuer's own offer says so.",
      ],
      warnings: warningsOf(scene, held, options),
      sources: sourceRows(scene, held, options),
      next_actions: [
        documented.length === 0 && "Ask the issuer which changes it offers.",
        entry.opened_on === undefined &&
          "Set the opening date with update_wallet_card: changes require an account age.",
        "Weigh keeping it with evaluate_renewal; record a change with record_product_change.",
      ],
    };
  },
});

const byStanding = (a: ChangeOptionRow, b: ChangeOptionRow): number =>
  Number(a.path === "unknown") - Number(b.path === "unknown") || a.to_fee_usd - b.to_fee_usd;

function summaryOf(
  { card, entry }: HeldCard,
  options: readonly ChangeOptionRow[],
  documented: readonly ChangeOptionRow[],
): string {
  if (options.length === 0) {
    return `No product change of the ${card.card_name} is known, documented or not.`;
  }
  const names = documented.map(nameOf).join("; ");
  const [earliest] = documented.flatMap(({ earliest_on: day }) => day ?? []).toSorted();
  const when =
    earliest === undefined || entry.opened_on === undefined ? "" : `, from ${earliest} on`;
  const rest = options.length - documented.length;
  return (
    `${count(documented.length, "documented change")} of the ${card.card_name}` +
    (names === "" ? "" : ` (${names})${when}`) +
    (rest === 0 ? "." : `, and ${rest} that no dated source confirms.`)
  );
}

const nameOf = ({ to_card: to, confidence }: ChangeOptionRow): string =>
  confidence === "disputed" ? `${to.card_name}, on which sources disagree` : to.card_name;

const POLICIES = ["product_changes", "product_change_min_months", "upgrade_min_months"] as const;

const policyRows = ({ facts }: Scene, issuer: string) =>
  facts.tables.issuerPolicies.filter(
    (row) => row.issuer === issuer && isUsable(row) && POLICIES.some((name) => name === row.policy),
  );

function toIssuerRule(scene: Scene, issuer: string) {
  const rows = policyRows(scene, issuer);
  const [allows, months, upgrade] = POLICIES.map(
    (name) => rows.find(({ policy }) => policy === name)?.value,
  );
  return {
    allows_changes: allows === undefined ? undefined : allows !== "false",
    min_months: months === undefined ? undefined : Number(months),
    upgrade_min_months: upgrade === undefined ? undefined : Number(upgrade),
  };
}

function warningsOf(scene: Scene, { entry, card }: HeldCard, options: readonly ChangeOptionRow[]) {
  const isTracking = scene.wallet.bonuses.some(
    ({ wallet_card_id: id, status }) => id === entry.id && status === "active",
  );
  const program = card.rewards_currency;
  const earners = heldCards(scene, { owner: entry.owner }).filter(
    (other) => other.card.rewards_currency === program && !other.entry.authorized_user,
  );
  const isLast = program !== undefined && earners.length === 1;
  const leaves = options.some(({ currency }) => currency.changes);
  return [
    isTracking && "A bonus is in progress on this card; a change may end it.",
    isLast &&
      leaves &&
      "No other open card earns these points: a change of currency may strand or end them.",
    options.some(({ path }) => path === "unknown") &&
      "Changes marked unknown are inferred from the card family or come from undated pages.",
  ];
}

const sourceRows = (scene: Scene, { card }: HeldCard, options: readonly ChangeOptionRow[]) => {
  const targets = new Set(
    options.filter(({ path }) => path === "documented").map(({ to_card: to }) => to.card_id),
  );
  const paths = scene.facts.tables.productChanges.filter(
    ({ from_card: from, to_card: to }) => from === card.id && targets.has(to),
  );
  return [...paths, ...policyRows(scene, card.issuer)];
};
