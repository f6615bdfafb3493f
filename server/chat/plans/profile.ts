import { ask, type DataOf } from "../ask.ts";
import { answer, type Draft } from "../compose/draft.ts";
import { counted, percent, text } from "../compose/figures.ts";
import { bold, type Line, line, listed } from "../compose/line.ts";
import { unreadOf } from "../compose/rows.ts";
import type { Frame } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { type Answerable, definePlan } from "../topics/topic.ts";

type Kept = NonNullable<DataOf<"get_wallet">["profile"]>;

const COLUMNS: Answerable["columns"] = {
  time_zone: { unit: "text", words: ["time zone", "timezone", "zone"] },
  home_airport: {
    unit: "text",
    words: ["airport", "home airport", "fly from", "where i fly from"],
  },
  household: {
    unit: "text",
    words: ["household", "family", "who lives with me", "my people", "members", "my partner"],
  },
  goals: { unit: "text", words: ["goal", "goals", "aims", "saving for", "saving up for"] },
  memberships: {
    unit: "text",
    words: ["membership", "memberships", "clubs", "club", "status", "a member"],
  },
  business_eligible: {
    unit: "text",
    words: ["business", "business cards", "eligible for business cards", "own a business"],
  },
  value_style: { unit: "text", words: ["value style", "valuation style", "style"] },
  baseline_percent: { unit: "percent", words: ["baseline", "base line", "compare with"] },
  secret: {
    unit: "text",
    words: [
      "ssn",
      "social security",
      "password",
      "passwords",
      "pin",
      "cvv",
      "card number",
      "card numbers",
      "account number",
      "birthday",
      "birth date",
      "date of birth",
      "age",
      "address",
      "income",
      "salary",
      "phone number",
      "email",
      "job",
    ],
  },
};

/** What the member has told of himself and his household, and what figures are counted with. */
export const profile = definePlan(answerProfile, { takes: [], columns: COLUMNS });

function answerProfile(frame: Frame, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "get_wallet", { include: ["profile"] });
  const kept = data.profile;
  const rows = kept === undefined ? [] : rowsOf(kept);
  const held = line`Besides, your wallet keeps ${counted(data.totals.cards, ["open card", "open cards"])}, balances, spending, credits used, certificates and bonuses; nothing else.`;
  const [told = ""] = frame.column === undefined ? [] : [frame.column];
  const asked = rows.find(([column]) => column === told)?.[1];
  const whole = listed(rows.filter(([, , isSet]) => isSet).map(([, row]) => row));
  return answer({
    lead: asked === undefined ? [...secretOf(frame), line`On file about you: ${whole}.`] : [asked],
    details: asked === undefined ? [held] : [],
    caveats: unreadOf(frame),
    envelopes: [envelope],
  });
}

const secretOf = ({ column }: Frame): readonly Line[] =>
  column === "secret" ? [line`${bold(text("No"))}, nothing of that kind is kept here.`] : [];

type Row = readonly [column: string, told: Line, isSet: boolean];

function rowsOf(kept: Kept): readonly Row[] {
  const people = ["you", ...kept.household].map((one) => line`${text(one)}`);
  return [
    ["household", line`your household is ${bold(listed(people))}`, true],
    named("home_airport", "home airport", kept.home_airport),
    ["time_zone", line`your time zone is ${bold(text(kept.time_zone))}`, true],
    several("goals", "goals", kept.goals),
    several("memberships", "memberships", kept.memberships),
    [
      "business_eligible",
      kept.business_eligible === undefined
        ? line`whether you can get business cards is not on file`
        : line`business cards are ${bold(text(kept.business_eligible ? "counted in" : "left out"))} for you`,
      kept.business_eligible !== undefined,
    ],
    ["value_style", line`points are counted at ${bold(text(kept.value_style))} values`, true],
    [
      "baseline_percent",
      line`cards are compared with ${bold(percent(kept.baseline_percent))} cash back`,
      true,
    ],
  ];
}

const named = (column: string, noun: string, value: string | undefined): Row => [
  column,
  value === undefined
    ? line`no ${text(noun)} is on file for you`
    : line`your ${text(noun)} is ${bold(text(value))}`,
  value !== undefined,
];

const several = (column: string, noun: string, values: readonly string[]): Row => [
  column,
  values.length === 0
    ? line`no ${text(noun)} are on file for you`
    : line`your ${text(noun)} are ${bold(listed(values.map((one) => line`${text(one)}`)))}`,
  values.length > 0,
];
