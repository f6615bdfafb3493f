import * as z from "zod";
import {
  wallet as walletShape,
  EMPTY_WALLET,
  isTimeZone,
  type Profile,
  SELF,
  VALUE_STYLES,
  type Wallet,
} from "../../accounts/wallet.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { Scene } from "../../member/scene.ts";
import { changeSpend, spendParams } from "../spending/change-spend.ts";
import { defineWriter } from "../frame/writer.ts";
import { count } from "../../advice/money.ts";
import { changesBetween, fieldNames, mergeRecord, pickField } from "./apply-input.ts";
import { refuseCardNumbers } from "../frame/refuse-digits.ts";
import { changeRow } from "./wallet-card-row.ts";
import { REQUIREMENTS } from "../../../data/vocab-terms.ts";
import type { FactIndex } from "../../member/facts.ts";
import { toWords } from "../card-rows/row-words.ts";
import { pick, toPickable } from "../frame/pick.ts";
import { UnknownName } from "../../member/needs-input.ts";

const shortText = z.string().trim().min(1).max(60);
const shortTexts = (most: number) => z.array(shortText).max(most);
const flag = z.boolean().describe("Whether it is so.");

const profileInput = {
  goals: shortTexts(20).nullish().describe("Replaces the list; null clears it."),
  baseline_percent: z
    .number()
    .nonnegative()
    .max(10)
    .nullish()
    .describe("Of a plain card to compare with; 2 by default."),
  value_style: z.enum(VALUE_STYLES).nullish().describe("Of published point values."),
  time_zone: shortText.nullish().describe("Such as Pacific, New York or America/Chicago."),
  home_airport: z
    .string()
    .trim()
    .regex(/^[A-Za-z]{3}$/, "a code of three letters, such as JFK")
    .nullish(),
  memberships: shortTexts(50)
    .nullish()
    .describe("Such as Costco, Amazon Prime; replaces the list."),
  business_eligible: flag.nullish().describe("May have business cards."),
  relationships: z
    .record(z.string().trim().min(1).max(64), flag.nullable())
    .nullish()
    .describe('What rules and rates ask about: {"bank_relationship": true}; null forgets one.'),
  add_household: shortTexts(10).optional().describe("People whose cards are here too."),
  remove_household: shortTexts(10).optional(),
} as const;

const shape = z.object(profileInput);
type ProfileInput = Partial<z.infer<typeof shape>>;

/** Absent fields stay; null clears a field or resets it to that of a new member. */
function applyProfile(wallet: Wallet, given: ProfileInput, facts: FactIndex): Profile {
  const { profile: fresh } = EMPTY_WALLET;
  const { profile: before } = wallet;
  const { time_zone: zone, baseline_percent: percent } = given;
  return {
    ...before,
    goals: unique(pickField(given.goals, before.goals) ?? fresh.goals),
    baseline_percent: pickField(percent, before.baseline_percent) ?? fresh.baseline_percent,
    value_style: pickField(given.value_style, before.value_style) ?? fresh.value_style,
    time_zone: pickField(zone && getTimeZone(zone), before.time_zone) ?? fresh.time_zone,
    memberships: unique(pickField(given.memberships, before.memberships) ?? fresh.memberships),
    home_airport: pickField(given.home_airport, before.home_airport)?.toUpperCase(),
    business_eligible: pickField(given.business_eligible, before.business_eligible),
    // A rule that has left the catalog can still be cleared by its own id.
    relationships: mergeRecord(before.relationships, given.relationships, (name) =>
      Object.hasOwn(before.relationships ?? {}, name) ? name : getRelationship(facts, name),
    ),
    household: toHousehold(wallet, given),
  };
}

/** Removes duplicates that differ only in case; the first one stays. */
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

function getMember({ profile: { household } }: Wallet, name: string): string {
  const member = household.find((one) => isSame(one, name));
  if (member !== undefined) return member;
  const names = household.join(", ") || "nobody";
  throw new ToolError(`Nobody in the household is called "${name}". It has: ${names}.`);
}

/** A card or balance must not lose its owner. */
function refuseHolder({ cards, balances, certificates }: Wallet, owner: string): void {
  const holdings = Object.entries({ card: cards, balance: balances, certificate: certificates })
    .map(([noun, rows]) => ({ noun, many: rows.filter((one) => one.owner === owner).length }))
    .filter(({ many }) => many > 0)
    .map(({ noun, many }) => count(many, noun));
  if (holdings.length === 0) return;
  throw new ToolError(
    `"${owner}" still has ${holdings.join(", ")} in this wallet. Give them another owner or remove them first.`,
  );
}

/** A requirement of rates and benefits, or the id of a rule that needs something. */
function getRelationship(facts: FactIndex, name: string): string {
  const rules = facts.tables.issuerRules
    .filter(({ kind }) => kind === "needs")
    .map(({ rule_id: id, name: title, issuer }) => toPickable(id, [title, `${issuer} ${title}`]));
  const requirements = REQUIREMENTS.map((id) => toPickable(id, [toWords(id)]));
  return pick("relationship", [...requirements, ...rules], name);
}

/** American names of time zones. As tz names, `EST` and `MST` have no daylight saving time. */
const US_NAMES: Readonly<Record<string, string>> = {
  "America/New_York":
    "eastern;est;edt;et;us eastern;new york city;nyc;boston;miami;atlanta;washington;washington dc;philadelphia;florida",
  "America/Chicago":
    "central;cst;cdt;ct;us central;houston;dallas;austin;minneapolis;texas;illinois",
  "America/Denver": "mountain;mst;mdt;mt;us mountain;salt lake city;colorado;utah",
  "America/Phoenix": "arizona;us arizona",
  "America/Los_Angeles":
    "pacific;pst;pdt;pt;us pacific;la;san francisco;sf;seattle;portland;san diego;las vegas;california",
  "America/Anchorage": "alaska;akst;akdt;us alaska",
  "Pacific/Honolulu": "hawaii;hst;hawaiian;us hawaii",
  "America/Puerto_Rico": "puerto rico;san juan;atlantic;ast",
  "Pacific/Guam": "chst",
  UTC: "gmt;utc;z;zulu",
};

const byName: ReadonlyMap<string, string> = new Map(
  Object.entries(US_NAMES).flatMap(([zone, names]) =>
    names.split(";").map((name) => [name, zone] as const),
  ),
);

const zones = Intl.supportedValuesOf("timeZone");

/** The time zone that a loose name means: Pacific, PST, New York, America/New_York. */
export function getTimeZone(text: string): string {
  const name = normal(text);
  const short = name.replace(/ (?:standard |daylight )?(?:time|time zone|timezone|zone)$/, "");
  const known = byName.get(name) ?? byName.get(short);
  if (known !== undefined) return known;
  const fitting = zones.filter(
    (zone) => normal(zone) === name || normal(zone.split("/").at(-1) ?? "") === short,
  );
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1) return only;
  // Some valid zones are not listed, such as US/Pacific; excludes abbreviations and offsets.
  const written = text.trim();
  if (/^[A-Za-z_]+\/[A-Za-z_/+-]+$/.test(written) && isTimeZone(written)) return written;
  throw new UnknownName(
    `No time zone is called "${text.slice(0, 60)}". Give one such as America/New_York, Pacific or Chicago.`,
    { given: text, candidates: Object.keys(US_NAMES).map((id) => ({ id, label: id })) },
  );
}

const normal = (name: string): string => name.trim().toLowerCase().replaceAll("_", " ");

export const profileRow = z.object(walletShape.shape.profile.shape);

export const updateProfile = defineWriter({
  name: "update_profile",
  title: "Change the profile",
  description:
    "Change my preferences: home airport (we moved), time zone, goals such as travel or cash " +
    "back, our household (wife, kids), memberships such as Costco or Prime, business cards or " +
    "not, bank relationships, conservative or high point values, the cash-back card to " +
    "compare against by default; my monthly spend (budget, expenses) by category: we spend 800 " +
    "per month on groceries, our gas is 250 now. What is left out stays, null clears it.",
  idempotent: true,
  input: z.strictObject({ ...profileInput, ...spendParams }),
  data: z.object({
    profile: profileRow,
    changed: z.array(changeRow).readonly(),
    spend: z.record(z.string(), z.number()).optional(),
  }),
  decide: (given, scene) => {
    const { spend, replace_spend: replace, ...fields } = given;
    refuseCardNumbers(given, scene.wallet);
    if (Object.keys(given).length === 0) throw new ToolError("Give at least one field to change.");
    const own = changeFields(fields, scene);
    if (spend === undefined) return own;
    const { after, reply } = changeSpend({ spend, replace }, { ...scene, wallet: own.after });
    const changed = reply.data.changed.map((row) => ({
      field: `spend.${row.category}`,
      previous: row.before_usd,
      new: row.after_usd,
    }));
    const isAlone = Object.keys(fields).length === 0;
    return {
      after,
      reply: {
        summary: isAlone ? reply.summary : `${own.reply.summary} ${reply.summary}`,
        data: {
          profile: own.reply.data.profile,
          changed: [...own.reply.data.changed, ...changed],
          spend: { ...reply.data.spend },
        },
        warnings: [isAlone ? [] : own.reply.warnings, reply.warnings],
        next_actions: [own.reply.next_actions, reply.next_actions],
      },
    };
  },
});

function changeFields(given: ProfileInput, { wallet, facts }: Scene) {
  const profile = applyProfile(wallet, given, facts);
  const changed = changesBetween(wallet.profile, profile);
  const isUnchanged = changed.length === 0;
  const isMoved = changed.some(({ field }) => field === "time_zone");
  return {
    after: isUnchanged ? wallet : { ...wallet, profile },
    reply: {
      summary: isUnchanged
        ? "The profile is unchanged."
        : `${count(changed.length, "field")} of the profile changed: ${fieldNames(changed)}.`,
      data: { profile, changed },
      warnings: isUnchanged ? ["Nothing has changed."] : [],
      next_actions: isMoved ? [`Days are counted in ${profile.time_zone} from now on.`] : [],
    },
  };
}
