import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import type { WalletCard } from "../../accounts/wallet.ts";
import { addDays, spanOf } from "../../advice/days.ts";
import type { FactRow } from "../../contract/facts.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { getOwner } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { listed, toWords } from "../card-rows/row-words.ts";
import {
  resolveActivations,
  getBoostLevel,
  getCap,
  getEnrollable,
  getRequirement,
  resolveChoices,
} from "./card-settings.ts";
import type { CardInput } from "./card-input.ts";
import type { ChangeRow } from "./wallet-card-row.ts";
import { type OwnCard, ownCard, ownEarn } from "../../accounts/own-card.ts";
import { matchName } from "../../catalog/match-names.ts";
import {
  categoryParam,
  getCategory,
  getProgram,
  lexiconsOf,
  programParam,
} from "../../member/names.ts";

/** Throws if the card has no such setting, or its dates contradict each other. */
export function applyInput(
  before: WalletCard,
  given: CardInput,
  scene: Scene,
  card: FactRow<"cards">,
): WalletCard {
  const steps = [withPlain, withBonus, withChoices, withActivations, withLevels, withSpent];
  const after = steps.reduce((entry, step) => step(entry, given, scene, card), before);
  checkDays(after, scene.today);
  return after;
}

export function changesBetween(before: object, after: object): readonly ChangeRow[] {
  const previous: Readonly<Record<string, unknown>> = { ...before };
  const next: Readonly<Record<string, unknown>> = { ...after };
  return Object.keys({ ...before, ...after })
    .map((field) => ({ field, previous: previous[field], new: next[field] }))
    .filter((change) => !isDeepStrictEqual(change.previous, change.new));
}

/** `owner, closed on` */
export const fieldNames = (changes: readonly ChangeRow[]): string =>
  toWords(changes.map(({ field }) => field).join(", "));

type Step = typeof applyInput;

/** Undefined keeps the field, null clears it. */
export const pickField = <Value>(given: Value | null | undefined, before: Value | undefined) =>
  given === undefined ? before : (given ?? undefined);

const withPlain: Step = (entry, given, { wallet }) => ({
  ...entry,
  owner: given.owner === undefined ? entry.owner : getOwner(wallet, given.owner),
  authorized_user: given.authorized_user ?? entry.authorized_user,
  nickname: pickField(given.nickname, entry.nickname),
  last4: pickField(given.last4, entry.last4),
  opened_on: pickField(given.opened_month, entry.opened_on),
  closed_on: pickField(given.closed_on, entry.closed_on),
  close_reason:
    given.closed_on === null ? undefined : pickField(given.close_reason, entry.close_reason),
  credit_limit_usd: pickField(given.credit_limit_usd, entry.credit_limit_usd),
  apr_percent: pickField(given.apr_percent, entry.apr_percent),
  carried_usd: pickField(given.carried_usd, entry.carried_usd),
  annual_fee_override_usd: pickField(given.annual_fee_override, entry.annual_fee_override_usd),
  authorized_users: pickField(given.authorized_users, entry.authorized_users),
  note: pickField(given.note, entry.note),
});

/** A bonus with a posting day was received; one that was not received has no day. */
const withBonus: Step = (entry, { bonus_received: received, bonus_received_on: on }) => {
  if (received === false && typeof on === "string") {
    throw new ToolError("bonus_received is false, but bonus_received_on has a day. Give one.");
  }
  const day = received === false ? undefined : pickField(on, entry.bonus_received_on);
  const isTold = typeof on === "string" && received === undefined;
  const said = isTold && entry.bonus_received === false ? true : entry.bonus_received;
  return { ...entry, bonus_received: pickField(received, said), bonus_received_on: day };
};

const withChoices: Step = (entry, { chosen_categories: choices }, { facts, today }, card) => {
  if (choices === undefined) return entry;
  if (choices === null) return { ...entry, chosen_categories: {} };
  const chosen = resolveChoices(facts, card, choices, today);
  return { ...entry, chosen_categories: { ...entry.chosen_categories, ...chosen } };
};

const MAX_ACTIVATIONS = 100;

const withActivations: Step = (entry, { activations, deactivate = [] }, scene, card) => {
  const { facts, today } = scene;
  const added = resolveActivations(facts, card, activations ?? [], today);
  const dropped = new Set(resolveActivations(facts, card, deactivate, today));
  const before = activations === null ? [] : entry.activations;
  const all = [...new Set([...before, ...added])].filter((key) => !dropped.has(key));
  return { ...entry, activations: all.slice(-MAX_ACTIVATIONS) };
};

const withLevels: Step = (entry, { meets, boost_level: level, enrolments }, scene, card) => {
  const { facts, today } = scene;
  return {
    ...entry,
    meets: pickField(meets && [...new Set(meets.map(getRequirement))], entry.meets),
    boost_level: pickField(level && getBoostLevel(facts, card, level, today), entry.boost_level),
    enrolments: mergeRecord(entry.enrolments, enrolments, (name) =>
      getEnrollable(facts, card, name),
    ),
  };
};

const withSpent: Step = (entry, { cap_spent: spent, cap_spent_on: day }, scene, card) => {
  const { facts, today } = scene;
  const on = day ?? today;
  if (on > today) throw new ToolError(`cap_spent_on ${on} is in the future.`);
  if (spent === undefined) return entry;
  if (spent === null) return { ...entry, cap_spent: undefined };
  const added = spent.map(({ category, spent_usd: usd }) => ({
    cap: getCap(facts, card, category, on),
    spent_usd: usd,
    on,
  }));
  const others = (entry.cap_spent ?? []).filter(({ cap }) => added.every((one) => one.cap !== cap));
  const counted = added.flatMap(({ spent_usd: usd, ...one }) =>
    usd === null ? [] : { ...one, spent_usd: usd },
  );
  return { ...entry, cap_spent: listed([...others, ...counted]) };
};

/** Adds or replaces entries by name; null clears an entry, or the whole record. */
export function mergeRecord<Value>(
  before: Readonly<Record<string, Value>> | undefined,
  changes: Readonly<Record<string, Value | null>> | null | undefined,
  nameOf: (written: string) => string,
): Record<string, Value> | undefined {
  if (changes === null) return undefined;
  if (changes === undefined) return before;
  const merged = new Map(Object.entries(before ?? {}));
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) merged.delete(nameOf(name));
    else merged.set(nameOf(name), value);
  }
  return merged.size === 0 ? undefined : Object.fromEntries(merged);
}

/** The first day on which the account may have been its current product. */
const currentSince = ({ opened_on: opened, former_products: former }: WalletCard) =>
  [opened, ...former.map(({ until }) => until)]
    .flatMap((date) => (date === undefined ? [] : spanOf(date).first))
    .toSorted()
    .at(-1);

function checkDays(entry: WalletCard, today: string): void {
  const { opened_on: opened, closed_on: closed, bonus_received_on: bonus } = entry;
  for (const [field, date] of Object.entries({ opened_month: opened, bonus_received_on: bonus })) {
    if (date === undefined) continue;
    if (spanOf(date).first > today) throw new ToolError(`${field} ${date} is in the future.`);
  }
  if (closed !== undefined) checkEnd("closing", closed, entry, today);
  if (opened !== undefined && bonus !== undefined && spanOf(bonus).last < spanOf(opened).first) {
    throw new ToolError(`bonus_received_on ${bonus} is before the opening, ${opened}.`);
  }
}

/** Throws if the account cannot have been closed or changed on that day. */
export function checkEnd(
  event: "closing" | "change",
  day: string,
  entry: WalletCard,
  today: string,
): void {
  const field = event === "closing" ? "closed_on" : "changed_on";
  const first = currentSince(entry);
  if (first !== undefined && day < first) {
    throw new ToolError(
      `${field} ${day} is before ${first}, when the account was opened or last changed.`,
    );
  }
  // It may be tomorrow already where the member is; plans are not recorded.
  if (day > addDays(today, 1)) {
    throw new ToolError(
      `${field} ${day} is in the future. Record a ${event} once it has happened.`,
    );
  }
}

const shape = ownCard.shape;
const most = 30;

/** A card that the catalog does not track, as its holder describes it. */
export const ownInput = ownCard
  .omit({ as_of: true })
  .partial()
  .extend({
    annual_fee_usd: shape.annual_fee_usd.nullable(),
    fee_month: shape.fee_month.nullable(),
    foreign_fee_percent: shape.foreign_fee_percent.nullable(),
    program: programParam.nullish(),
    earn: z
      .array(ownEarn.extend({ category: categoryParam }))
      .max(most)
      .optional(),
  });

type OwnInput = z.infer<typeof ownInput>;

export const OWN_SHAPE =
  "{name,issuer,card_type,annual_fee_usd,fee_month,foreign_fee_percent,program,earn:[{category,rate,cap_usd,cap_period}],credits:[{name,usd,period}]}";

/** Reads an own card: absent fields stay, null clears one. Throws without a name and issuer. */
export function toOwnCard(given: OwnInput, scene: Scene, before?: OwnCard): OwnCard {
  const { facts, today } = scene;
  const name = given.name ?? before?.name;
  const issuer = given.issuer === undefined ? before?.issuer : issuerOf(scene, given.issuer);
  if (name === undefined || issuer === undefined) {
    throw new ToolError("A card of your own needs at least own.name and own.issuer.");
  }
  const program = given.program && getProgram(facts, given.program).key;
  const earn = given.earn?.map((rate) => ({
    ...rate,
    category: getCategory(facts, rate.category).key,
  }));
  const unbound = earn?.find(
    (one) => (one.cap_usd === undefined) !== (one.cap_period === undefined),
  );
  if (unbound !== undefined) {
    throw new ToolError(`own.earn: ${unbound.category} needs cap_usd and cap_period together.`);
  }
  return {
    name,
    issuer,
    card_type: given.card_type ?? before?.card_type ?? "personal",
    annual_fee_usd: pickField(given.annual_fee_usd, before?.annual_fee_usd),
    fee_month: pickField(given.fee_month, before?.fee_month),
    foreign_fee_percent: pickField(given.foreign_fee_percent, before?.foreign_fee_percent),
    program: pickField(program, before?.program),
    earn: earn ?? before?.earn ?? [],
    credits: given.credits ?? before?.credits ?? [],
    as_of: today,
  };
}

/** A catalog bank by its catalog name, so that its rules count the card; others as given. */
function issuerOf({ facts }: Scene, name: string): string {
  const match = matchName(lexiconsOf(facts).issuers.matcher, name);
  return match.kind === "found" ? match.value.name : name;
}
