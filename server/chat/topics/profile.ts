import { SELF } from "../../accounts/wallet.ts";
import { ask, type DataOf } from "../ask.ts";
import { answer, type Draft } from "../compose/draft.ts";
import { counted, percent, text } from "../compose/figures.ts";
import { bold, EMPTY, join, type Line, line, listed } from "../compose/line.ts";
import { sumOf } from "../compose/rows.ts";
import type { Askable } from "../compose/row-topic.ts";
import { holder } from "../compose/whose.ts";
import { ACCOUNT_PATH } from "../../contract/addresses.ts";
import type { Frame } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "./topic.ts";

/* Settings kept about a member, with their values; free text is only counted. */

type Profile = NonNullable<DataOf<"get_wallet">["profile"]>;

interface Setting extends Askable {
  /** Undefined when it was never set. */
  readonly says: (profile: Profile, goals: number) => Line | undefined;
}

const setting = (words: readonly string[], says: Setting["says"]): Setting => ({
  unit: "text",
  words,
  says,
});

const SETTINGS: Readonly<Record<string, Setting>> = {
  household: setting(
    ["household", "family", "wife", "husband", "spouse", "partner", "who is in"],
    ({ household }) =>
      line`Household: ${listed([SELF, ...household].map((one) => bold(holder(one))))}`,
  ),
  home_airport: setting(
    ["airport", "home airport", "fly from", "go from", "home base"],
    ({ home_airport: airport }) =>
      airport === undefined ? undefined : line`Home airport: **${text(airport)}**`,
  ),
  business_eligible: setting(
    ["business", "business cards", "business eligible"],
    ({ business_eligible: may }) =>
      may === undefined
        ? undefined
        : line`Business cards: you are set as **${text(may ? "eligible" : "not eligible")}**`,
  ),
  time_zone: setting(
    ["time zone", "timezone"],
    ({ time_zone: zone }) => line`Time zone: **${text(zone)}**`,
  ),
  value_style: setting(
    ["point values", "style", "valuation style"],
    ({ value_style: style }) => line`Point values: **${text(style)}** estimates`,
  ),
  baseline_percent: setting(
    ["baseline", "compared with", "compare with"],
    ({ baseline_percent: share }) =>
      line`Cash back that cards are compared with: ${percent(share)}`,
  ),
  memberships: setting(["memberships", "membership", "member of"], ({ memberships }) =>
    memberships.length === 0
      ? undefined
      : line`Memberships: ${listed(memberships.map((one) => line`${text(one)}`))}`,
  ),
  goals: setting(["goals", "goal", "aims"], (_, goals) =>
    goals === 0 ? undefined : line`Goals: you have saved **${counted(goals, ["goal", "goals"])}**`,
  ),
  secrets: setting(
    ["ssn", "social security", "password", "pin", "cvv", "card numbers", "income", "birthday"],
    () => line`**No**: nothing of that kind is kept here`,
  ),
};

const LISTED = Object.keys(SETTINGS).filter((column) => column !== "secrets");

export const profile = definePlan(tellProfile, { takes: [], columns: SETTINGS });

function tellProfile({ column }: Frame, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "get_wallet", { include: ["profile"] });
  const { profile: kept, totals } = data;
  if (kept === undefined) return answer({ lead: [NOT_SET], envelopes: [envelope] });
  const goals = sumOf(
    toolbox,
    kept.goals.map(() => 1),
    [envelope],
  );
  const said = (one: string): Line => SETTINGS[one]?.says(kept, goals) ?? EMPTY;
  const end = line`You can see, download and delete all of it on your account page (${text(ACCOUNT_PATH)}).`;
  if (column !== undefined) {
    const asked = said(column);
    const lead = asked === EMPTY ? NOT_SET : line`${asked}.`;
    return answer({ lead: [lead], caveats: [end], envelopes: [envelope] });
  }
  const about = join([said("household"), said("home_airport")], "; ");
  return answer({
    lead: [
      line`${about}. Your wallet also keeps ${counted(totals.cards, ["open card", "open cards"])}, your balances, spending, credits used, certificates and bonuses, and these settings; nothing else.`,
    ],
    details: LISTED.slice(2).map(said),
    caveats: [end],
    envelopes: [envelope],
  });
}

const NOT_SET = line`That is not set: your wallet has nothing on it.`;
