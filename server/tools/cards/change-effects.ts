import * as z from "zod";
import { creditYearCents } from "../../advice/benefits/credit-periods.ts";
import { addMonths, addDays, type Day, earlierOf, laterOf, spanOf } from "../../advice/days.ts";
import { feeEffect } from "../../advice/fees/fee-change.ts";
import { reachesFrom } from "../../advice/fees/fees.ts";
import { formatPoints, formatUsd, toCents, toDollars } from "../../advice/money.ts";
import { toTransferProgram } from "../../advice/transfers/program-links.ts";
import { findTerms } from "../../advice/transfers/transfer-terms.ts";
import { type HeldCard, heldCards } from "../../member/held-cards.ts";
import { creditUses } from "../../member/logged.ts";
import { cardsOn, programName } from "../../member/holdings.ts";
import { toUsd, valueOfProgram } from "../../member/point-values.ts";
import type { Scene } from "../../member/scene.ts";
import { type Change, routeOf } from "../card-rows/change-row.ts";
import { createRateCounter } from "./changed-rates.ts";
import { feeFactsOf, toFeeCard } from "../fees/fee-row.ts";

export const changeEffect = z.object({
  wallet_card_id: z.string().optional(),
  owner: z.string().optional(),
  usd: z.number().describe("Below 0: costs the member."),
  per: z.enum(["year", "once"]),
  at_most: z.boolean().describe("Depends on how much the member uses or moves."),
  from: z.iso.date().describe("When it affects the member."),
  decide_by: z.iso.date().optional().describe("Last day for a fee refund."),
  says: z.string(),
});

type ChangeEffect = z.infer<typeof changeEffect>;

interface EffectCounter {
  /** Rate changes are only counted with a spending profile. */
  readonly isSpendKnown: boolean;
  readonly effectsOf: (change: Change) => readonly ChangeEffect[];
}

export function createEffectCounter(scene: Scene): EffectCounter {
  const held = heldCards(scene).filter(({ entry }) => !entry.authorized_user);
  const countRate = createRateCounter(scene);
  return {
    isSpendKnown: countRate !== undefined,
    effectsOf: (change) => {
      const { kind, subject } = change;
      if (kind === "route") return ratioEffects(scene, change);
      const cardId = scene.facts.cards.get(subject)?.id;
      const reached = held.filter((one) => one.card.id === cardId && hadBefore(one, change.date));
      if (cardId === undefined || reached.length === 0) return [];
      if (kind === "fee") return reached.flatMap((one) => feeEffects(scene, one, change));
      if (kind === "credit") return reached.flatMap((one) => creditEffects(scene, one, change));
      return kind === "rate" ? rateEffects(scene, cardId, change, { reached, countRate }) : [];
    },
  };
}

/** A card opened or changed into later has had the new terms from its first day. */
function hadBefore({ entry: { opened_on: opened, former_products: former } }: HeldCard, day: Day) {
  const since = former.map(({ until }) => until).toSorted();
  return [...since, ...(opened === undefined ? [] : [spanOf(opened).first])].every(
    (one) => one < day,
  );
}

/** "Costs you $200 a year" */
const costs = (cents: number, per = " a year"): string =>
  cents === 0
    ? "Makes no difference"
    : `${cents < 0 ? "Costs you" : "Brings you"} ${formatUsd(Math.abs(toDollars(cents)))}${per}`;

function feeEffects(scene: Scene, held: HeldCard, change: Change): readonly ChangeEffect[] {
  if (change.field !== "annual_fee") return [];
  const effect = feeEffect(toFeeCard(held), feeFactsOf(scene.facts), change);
  if (effect === undefined) return [];
  const { moreCents, from, due, decideBy } = effect;
  const day = decideBy !== undefined && decideBy.day >= scene.today ? decideBy.day : undefined;
  const when =
    due === undefined
      ? `from its first fee after ${from} on`
      : `from the fee of ${due.first === due.last ? from : from.slice(0, "YYYY-MM".length)} on`;
  const until = day === undefined ? "" : `; decide by ${day}`;
  return [
    {
      ...toWhose(held),
      usd: toDollars(-moreCents),
      per: "year",
      at_most: false,
      from,
      decide_by: day,
      says: `${costs(-moreCents)} ${when}${until}.`,
    },
  ];
}

const toWhose = ({ entry }: HeldCard) => ({ wallet_card_id: entry.id, owner: entry.owner });

const YEAR_MONTHS = 12;

/** Valued by the use logged in the year before the change, else at most its face value. */
function creditEffects(scene: Scene, held: HeldCard, change: Change): readonly ChangeEffect[] {
  const name = change.field.replace(/^credit:/, "");
  const [old, now] = [change.old, change.new].map((usd) => (usd === "" ? 0 : toCents(Number(usd))));
  if (old === undefined || now === undefined || Number.isNaN(old + now)) return [];
  const row = scene.facts.rowsOf("credits", held.card.id).find((one) => one.credit_name === name);
  // Counted as yearly only if the credits table confirms that amount a year.
  if (now > 0 && (row === undefined || creditYearCents(row) !== now)) return [];
  const from = reachesFrom(change, held.entry.opened_on);
  const used = now < old ? usedBefore(scene, held, name, from) : undefined;
  const cents = used === undefined ? now - old : -Math.max(0, Math.min(used, old) - now);
  const most = used === undefined ? "at most, if you use all of it" : "based on your use";
  return [
    {
      ...toWhose(held),
      usd: toDollars(cents),
      per: "year",
      at_most: used === undefined,
      from,
      says: `${costs(cents)} ${most}, from ${from} on.`,
    },
  ];
}

function usedBefore(scene: Scene, { entry }: HeldCard, name: string, day: Day) {
  const since = addMonths(day, -YEAR_MONTHS);
  const uses = creditUses(scene, entry.id).filter(
    (use) => use.credit_name === name && use.used_on >= since && use.used_on < day,
  );
  return uses.length === 0
    ? undefined
    : uses.reduce((sum, use) => sum + toCents(use.amount_usd), 0);
}

interface RateScope {
  readonly reached: readonly HeldCard[];
  readonly countRate: ReturnType<typeof createRateCounter>;
}

/** All accounts of the card are counted at once, since each dollar goes to one card. */
function rateEffects(
  { today }: Scene,
  cardId: string,
  change: Change,
  { reached, countRate }: RateScope,
): readonly ChangeEffect[] {
  const from = reached
    .map(({ entry }) => reachesFrom(change, entry.opened_on))
    .reduce((one, other) => earlierOf(one, other));
  const cents = countRate?.(change, cardId, laterOf(from, today));
  if (cents === undefined) return [];
  const [only, ...others] = reached;
  const says = `${costs(cents)} at your spending, from ${from} on.`;
  const whose = only === undefined || others.length > 0 ? {} : toWhose(only);
  return [{ ...whose, usd: toDollars(cents), per: "year", at_most: false, from, says }];
}

/** The loss or gain on a route if all the program's points go there. */
function ratioEffects(scene: Scene, change: Change): readonly ChangeEffect[] {
  const route = routeOf(change.subject);
  if (route === undefined || !change.field.startsWith("ratio")) return [];
  const [source, dest] = route;
  const { tables } = scene.facts;
  return scene.wallet.balances.flatMap(({ program, owner, points }) => {
    const isOf = toTransferProgram(tables, program) === source;
    const ratios = isOf ? ratiosOf(scene, { program, owner, dest }, change) : undefined;
    const cpp = valueOfProgram(scene, dest, { owner })?.cpp;
    if (ratios === undefined || cpp === undefined || points === 0) return [];
    const [was, now] = [ratios.was, ratios.now].map(([to, of]) => Math.floor((points * to) / of));
    if (was === undefined || now === undefined || was === now) return [];
    const usd = toUsd(now - was, cpp);
    const name = programName(scene, dest);
    const says =
      `${costs(toCents(usd), "")} at most: all your ${formatPoints(points)} points become ` +
      `${formatPoints(now)} of ${name} instead of ${formatPoints(was)}.`;
    return [{ owner, usd, per: "once" as const, at_most: true, from: change.date, says }];
  });
}

type Ratio = readonly [to: number, of: number];

/** The ratios before and after: from the terms table, or from the change if the table agrees. */
function ratiosOf(
  scene: Scene,
  { program, owner, dest }: { program: string; owner: string; dest: string },
  { date, old, new: text }: Change,
): { readonly was: Ratio; readonly now: Ratio } | undefined {
  const ratioOn = (day: Day): Ratio | undefined => {
    const { tables } = scene.facts;
    const found = findTerms(tables, program, dest, cardsOn(scene, owner, scene.today), day);
    return found.state === "usable" ? [found.terms.ratio_out, found.terms.ratio_in] : undefined;
  };
  const now = ratioOn(date);
  if (now === undefined) return undefined;
  const isTold = isSame(parseRatio(text), now);
  const was = (isTold ? parseRatio(old) : undefined) ?? ratioOn(addDays(date, -1));
  return was && { was, now };
}

function parseRatio(text: string): Ratio | undefined {
  const [, of, to] = /^(\d+):(\d+)$/.exec(text) ?? [];
  return of === undefined || to === undefined ? undefined : [Number(to), Number(of)];
}

const isSame = (one: Ratio | undefined, other: Ratio): boolean =>
  one !== undefined && one[0] * other[1] === other[0] * one[1];

export function tellEffects(effects: readonly ChangeEffect[]) {
  const sure = effects.filter((effect) => effect.per === "year" && !effect.at_most);
  const yearlyUsd = toDollars(sure.reduce((sum, { usd }) => sum + toCents(usd), 0));
  const usd = formatUsd(Math.abs(yearlyUsd));
  const total =
    sure.length === 0
      ? ""
      : ` Together they ${yearlyUsd < 0 ? "cost" : "bring"} you ${usd} a year.`;
  const [first] = effects.flatMap(({ decide_by: day }) => day ?? []).toSorted();
  return {
    yearlyUsd,
    text: total + (first === undefined ? "" : ` First decision due by ${first}.`),
  };
}
