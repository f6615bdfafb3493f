import * as z from "zod";
import { type Profile, SELF, VALUE_STYLES, type Wallet } from "../../accounts/wallet.ts";
import { REQUIREMENTS } from "../../../data/vocab-terms.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { FactIndex } from "../../member/facts.ts";
import { count } from "../../member/money.ts";
import { pick } from "../frame/pick.ts";
import { getTimeZone } from "./time-zones.ts";

const name = z.string().trim().min(1).max(60);
/** Or null, which clears it. */
const flag = z.boolean().describe("Whether it is so.");

export const profileInput = {
  goals: z.array(name).max(20).nullish().describe("Replaces the list; null clears it."),
  baseline_percent: z
    .number()
    .nonnegative()
    .max(10)
    .nullish()
    .describe("Per cent of a plain cash-back card to compare with; 2 unless told."),
  value_style: z
    .enum(VALUE_STYLES)
    .nullish()
    .describe("Which of the published point values counts; typical unless told."),
  time_zone: name.nullish().describe("Such as Pacific, New York or America/Chicago."),
  home_airport: z
    .string()
    .trim()
    .regex(/^[A-Za-z]{3}$/, "a code of three letters, such as JFK")
    .nullish(),
  memberships: z
    .array(name)
    .max(50)
    .nullish()
    .describe("Such as Costco, Amazon Prime; replaces the list."),
  business_eligible: flag.nullish().describe("Whether the member may have business cards."),
  relationships: z
    .record(z.string().trim().min(1).max(64), flag.nullable())
    .nullish()
    .describe('What rules and rates ask about: {"bank_relationship": true}; null forgets one.'),
  add_household: z.array(name).max(10).optional().describe("People whose cards are here as well."),
  remove_household: z.array(name).max(10).optional(),
} as const;

const shape = z.object(profileInput);
export type ProfileInput = Partial<z.infer<typeof shape>>;

/** A profile with what the member says. Left out: stays. Null: cleared, or as for a new member. */
export function applyProfile(
  wallet: Wallet,
  given: ProfileInput,
  facts: FactIndex,
  fresh: Profile,
): Profile {
  const { profile: before } = wallet;
  return {
    ...before,
    goals: unique(orFresh(given.goals, before.goals, fresh.goals)),
    baseline_percent: orFresh(
      given.baseline_percent,
      before.baseline_percent,
      fresh.baseline_percent,
    ),
    value_style: orFresh(given.value_style, before.value_style, fresh.value_style),
    time_zone: orFresh(
      given.time_zone && getTimeZone(given.time_zone),
      before.time_zone,
      fresh.time_zone,
    ),
    memberships: unique(orFresh(given.memberships, before.memberships, fresh.memberships)),
    home_airport: orCleared(given.home_airport, before.home_airport)?.toUpperCase(),
    business_eligible: orCleared(given.business_eligible, before.business_eligible),
    relationships: toRelationships(before.relationships, given.relationships, facts),
    household: toHousehold(wallet, given),
  };
}

const orFresh = <Value>(given: Value | null | undefined, before: Value, fresh: Value): Value =>
  given === undefined ? before : (given ?? fresh);

const orCleared = <Value>(given: Value | null | undefined, before: Value | undefined) =>
  given === undefined ? before : (given ?? undefined);

/** Each name once, however it is written; the first stays. */
const unique = (names: readonly string[]): string[] =>
  names.filter((one, at) => names.findIndex((other) => isSame(one, other)) === at);

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function toHousehold(wallet: Wallet, given: ProfileInput): string[] {
  const { add_household: added = [], remove_household: removed = [] } = given;
  const own = added.find((one) => isSame(one, SELF));
  if (own !== undefined) throw new ToolError(`"${own}" is the member; name the others only.`);
  const gone = removed.map((one) => getMember(wallet, one));
  for (const one of gone) refuseHolder(wallet, one);
  return unique([...wallet.profile.household, ...added]).filter((one) => !gone.includes(one));
}

function getMember({ profile: { household } }: Wallet, asked: string): string {
  const found = household.find((one) => isSame(one, asked));
  if (found !== undefined) return found;
  const names = household.length === 0 ? "nobody" : household.join(", ");
  throw new ToolError(`Nobody of the household is called "${asked}". There is: ${names}.`);
}

/** Whoever holds something stays known, or the things would have no owner. */
function refuseHolder({ cards, balances, certificates }: Wallet, owner: string): void {
  const isHis = (one: { readonly owner: string }) => one.owner === owner;
  const held = [
    [cards.filter(isHis).length, "card"],
    [balances.filter(isHis).length, "balance"],
    [certificates.filter(isHis).length, "certificate"],
  ] as const;
  const told = held.filter(([many]) => many > 0).map(([many, what]) => count(many, what));
  if (told.length === 0) return;
  throw new ToolError(
    `"${owner}" still has ${told.join(", ")} in this wallet. Give them another owner or remove them first.`,
  );
}

function toRelationships(
  before: Profile["relationships"],
  given: ProfileInput["relationships"],
  facts: FactIndex,
): Profile["relationships"] {
  if (given === undefined) return before;
  if (given === null) return undefined;
  const merged = new Map(Object.entries(before ?? {}));
  for (const [asked, value] of Object.entries(given)) {
    // What was recorded when the catalog had it can be forgotten by its own name.
    const key = merged.has(asked) ? asked : getRelationship(facts, asked);
    if (value === null) merged.delete(key);
    else merged.set(key, value);
  }
  return merged.size === 0 ? undefined : Object.fromEntries(merged);
}

/** A requirement of rates and benefits, or the id of a rule that needs something. */
function getRelationship({ facts }: FactIndex, asked: string): string {
  const needs = facts.tables.issuerRules.filter(({ kind }) => kind === "needs");
  return pick(
    "relationship",
    [
      ...REQUIREMENTS.map((key) => ({ value: key, id: key, label: key, names: words(key) })),
      ...needs.map(({ rule_id: id, name: called, issuer }) => ({
        value: id,
        id,
        label: id,
        names: [called, `${issuer} ${called}`],
      })),
    ],
    asked,
  );
}

const words = (key: string): readonly string[] => [key.replaceAll("_", " ")];
