import { ask, type DataOf } from "../ask.ts";
import { answer, askBack, CAVEATS, type Draft } from "../compose/draft.ts";
import { count, counted, date, text } from "../compose/figures.ts";
import { bold, EMPTY, type Line, line } from "../compose/line.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";

type Eligibility = DataOf<"check_eligibility">;
type Verdict = Eligibility["verdicts"][number];

/** What an issuer's application rules say, and what counts for them. */
export const issuerRules = definePlan(answerRules, {
  takes: ["issuer", "card", "rule", "owner"],
  columns: {
    users: {
      unit: "text",
      words: [
        "authorized user",
        "authorized users",
        "au",
        "additional cardholder",
        "added me",
        "puts me",
        "employee card",
        "add my",
        "extra person",
      ],
    },
    business: {
      unit: "flag",
      words: ["business card", "business cards", "business", "biz", "ink", "inks"],
    },
  },
});

const MOST_RULES = 4;
const TWENTY_FOUR = "chase-5-24";
/** As its row is called, which the answer rests on. */
const FIVE = "5/24";

/** Whether a card of the wallet counts for 5/24. */
function ofHeldCard(frame: Frame, toolbox: Toolbox): Draft | undefined {
  const [id] = idsOf(frame, "card");
  const entry = toolbox.scene.wallet.cards.find(({ card_id: card }) => card === id);
  if (frame.column !== "counts" || entry === undefined) return undefined;
  const { data, envelope } = ask(toolbox, "get_application_history", { owner: entry.owner });
  const own = data.counts[TWENTY_FOUR]?.counted.find(({ card_id: card }) => card === id);
  const name = bold(text(toolbox.scene.facts.cards.get(entry.card_id)?.card_name ?? ""));
  const until = own?.counts_until;
  const last = until === undefined ? EMPTY : line`, until **${date(until)}**`;
  return answer({
    lead: [
      own === undefined
        ? line`**No**: the ${name} does not count for ${text(FIVE)}.`
        : line`**Yes**: the ${name} counts for ${text(FIVE)}${last}.`,
    ],
    caveats: [CAVEATS.terms],
    envelopes: [envelope],
  });
}

function answerRules(frame: Frame, toolbox: Toolbox): Draft {
  const own = ofHeldCard(frame, toolbox);
  if (own !== undefined) return own;
  const [rule] = idsOf(frame, "rule");
  const kinds = kindsOf(frame, toolbox);
  const [named] = kinds === undefined ? idsOf(frame, "card") : [];
  const card = named ?? cardOf(frame, toolbox, rule);
  if (card === undefined) {
    return askBack(
      line`Which bank's rules do you mean?`,
      ["Chase", "American Express", "Citi", "Capital One", "Bank of America"].map(
        (one) => line`${text(one)}`,
      ),
    );
  }
  const { data, envelope } = ask(toolbox, "check_eligibility", { card, owner: frame.owner });
  const rows = wantedOf(frame, data, rule);
  const [first] = rows;
  const lead =
    kinds ??
    (first === undefined
      ? line`No such rule of ${text(data.card.issuer)} is known to us.`
      : meaningOf(first, data));
  return answer({
    lead: [lead],
    details: rows.slice(kinds === undefined ? 1 : 0, MOST_RULES).map((row) => meaningOf(row, data)),
    caveats: [
      line`These are the rules as we know them, checked against the accounts in your wallet.`,
      CAVEATS.terms,
    ],
    envelopes: [envelope],
  });
}

/** An open card by which an issuer's rules can be checked; Chase's for 5/24. */
function cardOf(frame: Frame, { scene }: Toolbox, rule: string | undefined): string | undefined {
  const { issuerRules: rules, cards } = scene.facts.facts.tables;
  const named = rules.find(({ name }) => rule !== undefined && name.startsWith(rule));
  const issuer =
    (isOfKinds(frame) ? "Chase" : undefined) ??
    idsOf(frame, "issuer")[0] ??
    named?.issuer ??
    (frame.column === undefined ? undefined : "Chase");
  const type = named?.card_types?.[0] ?? "personal";
  return cards.find(
    (one) => one.issuer === issuer && one.status === "open" && one.card_type === type,
  )?.id;
}

function wantedOf(
  frame: Frame,
  { verdicts }: Eligibility,
  rule: string | undefined,
): readonly Verdict[] {
  if (frame.column !== undefined) return verdicts.filter((one) => one.rule === TWENTY_FOUR);
  const named = rule === undefined ? [] : verdicts.filter(({ name }) => name.startsWith(rule));
  if (named.length > 0 || rule !== undefined) return named;
  return verdicts
    .filter(({ kind }) => kind === "max_opened" || kind === "max_held")
    .toSorted((a, b) => Number(b.rule === TWENTY_FOUR) - Number(a.rule === TWENTY_FOUR));
}

const UNITS = { days: ["day", "days"], months: ["month", "months"] } as const;

/** "5/24: no more than 4 cards opened in 24 months; 3 of yours count." */
function meaningOf(row: Verdict, { card: { issuer } }: Eligibility): Line {
  const { limit, window, counted: accounts } = row;
  const reported = row.basis === "pattern" ? line`, as applicants report` : EMPTY;
  const name = line`${bold(text(row.name))} (${text(issuer)}${reported})`;
  const own = accounts.filter(({ certain }) => certain).length;
  if (limit === undefined) return line`${name}: ${text(row.reason)}`;
  const isUnknown = row.result === "unknown" && accounts.length === 0;
  const yours = isUnknown ? EMPTY : line` Of yours **${count(own)}** count.`;
  const span =
    window === undefined ? EMPTY : line` within ${counted(window.length, UNITS[window.unit])}`;
  if (row.kind === "bonus_window")
    return line`${name}: the welcome bonus is refused to those who have or had the card.`;
  const what = row.kind === "max_held" ? line`open at once` : line`opened${span}`;
  return line`${name}: an application is refused with **${count(limit)}** or more cards ${what}.${yours}`;
}

const isOfUsers = ({ column }: Frame): boolean => column === "users";
const isOfBusiness = ({ constraints }: Frame): boolean =>
  constraints.some(({ column, op }) => column === "business" && op === "has");

const COUNTED: ReadonlySet<string> = new Set(["users", "counts"]);

/** True when it is about what sort of account counts, rather than about a rule. */
const isOfKinds = (frame: Frame): boolean => COUNTED.has(frame.column ?? "");

/** Whether accounts of a kind count for 5/24, by what each bank reports. */
function kindsOf(frame: Frame, { scene }: Toolbox): Line | undefined {
  if (!isOfKinds(frame)) return undefined;
  const { facts, cards } = scene.facts;
  const types = idsOf(frame, "card").map((id) => cards.get(id)?.card_type);
  const isBusiness = isOfBusiness(frame) || types.includes("business");
  if (!isBusiness && !isOfUsers(frame)) return undefined;
  const reporting = facts.tables.issuerPolicies
    .filter(({ policy, value }) => policy === "reports_business_to_personal" && value === "true")
    .map(({ issuer }) => issuer);
  if (isBusiness) return ofBusiness(isOfUsers(frame), reporting);
  return line`**Yes**, as a rule: a card on which somebody is an **authorized user** stands on that person's credit report and counts for ${text(FIVE)} until Chase is asked to leave it out.`;
}

function ofBusiness(isOfAUser: boolean, reporting: readonly string[]): Line {
  const what = isOfAUser
    ? line`a business card, and so an **authorized user** of it,`
    : line`a business card`;
  const others =
    reporting.length === 0
      ? EMPTY
      : line` Those of ${text(reporting.join(", "))} stand on it and do count.`;
  return line`**No**, as a rule: ${what} does not count for ${text(FIVE)}, because most banks do not put business cards on your personal credit report.${others}`;
}
