import { SELF } from "../../../accounts/wallet.ts";
import { ask, type DataOf } from "../../ask.ts";
import { answer, askBack, CAVEATS, type Draft } from "../../compose/draft.ts";
import { count, counted, date, type Figure, text } from "../../compose/figures.ts";
import { EMPTY, type Line, line } from "../../compose/line.ts";
import { possessive } from "../../compose/whose.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";
import { namedAs } from "../named-as.ts";

type Verdict = DataOf<"check_eligibility">["verdicts"][number];

/** An issuer's application rules, and the accounts that count for them. */
export const issuerRules = definePlan(answerRules, {
  takes: ["issuer", "card", "rule", "owner"],
  columns: {
    users: {
      unit: "text",
      words: namedAs(
        "authorized user|authorized users|au|additional cardholder|added me|puts me|extra person|employee card",
      ),
    },
    business: {
      unit: "flag",
      words: ["business card", "business cards", "business", "biz"],
    },
  },
});

const MAX_RULES = 4;
const FIVE_24 = "chase-5-24";
/** The rule's name in the data, which the answer cites. */
const FIVE = text("5/24");
const BANKS = ["Chase", "American Express", "Citi", "Capital One", "Bank of America"];

function answerRules(frame: Frame, toolbox: Toolbox): Draft {
  const [named] = idsOf(frame, "card");
  const entry = toolbox.scene.wallet.cards.find(({ card_id: id }) => id === named);
  if (frame.column === "counts" && entry !== undefined) {
    return ofHeldCard(entry.card_id, entry.owner, toolbox);
  }
  const kinds = kindsOf(frame, toolbox);
  const card = (kinds === undefined ? named : undefined) ?? cardOf(frame, toolbox);
  if (card === undefined)
    return askBack(
      line`Which bank's rules do you mean?`,
      BANKS.map((one) => line`${text(one)}`),
    );
  const { data, envelope } = ask(toolbox, "check_eligibility", { card, owner: frame.owner });
  const issuer = text(data.card.issuer);
  const rules = wantedOf(frame, data.verdicts).slice(0, MAX_RULES);
  const meanings = rules.map((row) => meaningOf(row, issuer, frame.owner ?? SELF));
  const [first = line`We know of no such rule from ${issuer}.`, ...others] = [
    ...(kinds === undefined ? [] : [kinds]),
    ...meanings,
  ];
  return answer({
    lead: [first],
    details: others,
    caveats: [
      line`These are the rules as we know them, checked against the accounts in your wallet.`,
      CAVEATS.terms,
    ],
    envelopes: [envelope],
  });
}

/** Says if a card of the wallet counts for 5/24. */
function ofHeldCard(card: string, owner: string, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "get_application_history", { owner });
  const own = data.counts[FIVE_24]?.counted.find(({ card_id: id }) => id === card);
  const name = line`**${text(toolbox.scene.facts.cards.get(card)?.card_name ?? card)}**`;
  const until = own?.counts_until;
  const last = until === undefined ? EMPTY : line`, until **${date(until)}**`;
  return answer({
    lead: [
      own === undefined
        ? line`**No**: the ${name} does not count toward ${FIVE}.`
        : line`**Yes**: the ${name} counts toward ${FIVE}${last}.`,
    ],
    caveats: [CAVEATS.terms],
    envelopes: [envelope],
  });
}

/** An open card by which an issuer's rules can be checked; Chase's for 5/24. */
function cardOf(frame: Frame, { scene }: Toolbox): string | undefined {
  const { tables } = scene.facts.facts;
  const [rule] = idsOf(frame, "rule");
  const named = tables.issuerRules.find(({ name }) => rule !== undefined && name.startsWith(rule));
  const [asked = named?.issuer] = idsOf(frame, "issuer");
  const issuer = isOfKinds(frame) ? "Chase" : asked;
  const type = named?.card_types?.[0] ?? "personal";
  return tables.cards.find(
    (one) => one.issuer === issuer && one.status === "open" && one.card_type === type,
  )?.id;
}

function wantedOf(frame: Frame, verdicts: readonly Verdict[]): readonly Verdict[] {
  const [rule] = idsOf(frame, "rule");
  if (isOfKinds(frame)) return verdicts.filter((one) => one.rule === FIVE_24);
  if (rule !== undefined) return verdicts.filter(({ name }) => name.startsWith(rule));
  return verdicts
    .filter(({ kind }) => kind === "max_opened" || kind === "max_held")
    .toSorted((a, b) => Number(b.rule === FIVE_24) - Number(a.rule === FIVE_24));
}

const UNITS = { days: ["day", "days"], months: ["month", "months"] } as const;

/** "5/24: an application is refused with 5 or more cards opened within 24 months." */
function meaningOf(row: Verdict, issuer: Figure, owner: string): Line {
  const { limit, window, counted: accounts } = row;
  const reported = row.basis === "pattern" ? line`, as applicants report` : EMPTY;
  const name = line`**${text(row.name)}** (${issuer}${reported})`;
  if (limit === undefined) return line`${name}: ${text(row.reason)}`;
  if (row.kind === "bonus_window")
    return line`${name}: no welcome bonus for those who have or had the card.`;
  const own = accounts.filter(({ certain }) => certain).length;
  const isUnknown = row.result === "unknown" && accounts.length === 0;
  const yours = isUnknown
    ? EMPTY
    : line` Of ${owner === SELF ? line`yours` : line`${possessive(owner)} cards`}, **${count(own)}** count.`;
  const span =
    window === undefined ? EMPTY : line` within ${counted(window.length, UNITS[window.unit])}`;
  const what = row.kind === "max_held" ? line`open at once` : line`opened${span}`;
  return line`${name}: an application is refused with **${count(limit)}** or more cards ${what}.${yours}`;
}

/** True when it is about what sort of account counts, rather than about a rule. */
const isOfKinds = ({ column }: Frame): boolean => column === "users" || column === "counts";

/** Says if business or authorized-user accounts count for 5/24, by what each bank reports. */
function kindsOf(frame: Frame, { scene: { facts } }: Toolbox): Line | undefined {
  if (!isOfKinds(frame)) return undefined;
  const isOfUsers = frame.column === "users";
  const isBusiness =
    frame.constraints.some(({ column, op }) => column === "business" && op === "has") ||
    idsOf(frame, "card").some((id) => facts.cards.get(id)?.card_type === "business");
  if (isBusiness) {
    const what = isOfUsers
      ? line`a business card, and so an **authorized user** of it,`
      : line`a business card`;
    const reporting = facts.facts.tables.issuerPolicies
      .filter(({ policy, value }) => policy === "reports_business_to_personal" && value === "true")
      .map(({ issuer }) => issuer);
    return line`**No**, as a rule: ${what} does not count toward ${FIVE}, because most banks do not put business cards on your personal credit report. Business cards from ${text(reporting.join(", "))} are on it and do count.`;
  }
  return isOfUsers
    ? line`**Yes**, as a rule: a card on which someone is an **authorized user** is on that person's credit report and counts toward ${FIVE} until Chase is asked to exclude it.`
    : undefined;
}
