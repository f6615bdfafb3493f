import { type Html, html } from "../../../look/html.ts";
import type { DataOf } from "../../../tools/desk.ts";
import type { getApplicationHistory } from "../../../tools/offers/get-application-history.ts";
import { toShortDay } from "../../page/dates.ts";
import { dayList, foldedList, type Line } from "../../page/lists.ts";
import type { Labels } from "../todo/next-list.ts";

type History = DataOf<typeof getApplicationHistory>;
type Count = History["counts"][string];

/** The rule that most members ask for. */
const FIVE_24 = "chase-5-24";

/** The number of accounts that count towards Chase's 5/24, with its limit. */
export function toLead(history: History, labels: Labels): Html {
  const chase = history.counts[FIVE_24];
  if (chase === undefined) return html`No rule that counts accounts is known.`;
  const { issuer, name, count, may_count: may, limit, next_drop_off: drop } = chase;
  const undated = undatedIn(history);
  const names = [...undated].map((id) => labels.get(id) ?? "a card").join(", ");
  return html`<strong>${count}</strong> ${count === 1 ? "card counts" : "cards count"} towards
    ${issuer}'s ${name}, which allows fewer than ${limit}${may > 0 && `; ${may} more may count`}.
    ${
      chase.room === 0
        ? toClearing(chase.clears_on)
        : `By this rule you can open ${chase.room} more today; other rules are below.`
    }
    ${
      undated.size > 0
        ? html`The dates are missing: add when you opened ${names}.`
        : drop !== undefined && html`The next drops off on ${toShortDay(drop)}.`
    }`;
}

/** Accounts without an opening date, which count as if they were opened today. */
const undatedIn = ({ accounts }: History): ReadonlySet<string> =>
  new Set(
    accounts
      .filter(({ opened_on: opened }) => opened === undefined)
      .map(({ card }) => card.wallet_card_id),
  );

const toClearing = (day: string | undefined): Html =>
  day === undefined
    ? html`Waiting alone does not clear it.`
    : html`If you open nothing new, it clears on <strong>${toShortDay(day)}</strong>.`;

/** The count under each rule today: failing rules first, then by the day the count falls. */
export function toCounts(history: History, labels: Labels): Html {
  const rules = Object.values(history.counts);
  const undated = undatedIn(history);
  const counting = rules
    .filter(({ counted, result }) => counted.length > 0 || result !== "pass")
    .toSorted((a, b) => toOrder(a).localeCompare(toOrder(b), "en"));
  const idle = rules.filter((rule) => !counting.includes(rule));
  return html`<h2 id="rules">What issuers count</h2>
    ${dayList(counting.map((rule) => toRow(rule, labels, undated)))}
    ${foldedList(
      "Rules with nothing counted",
      idle.map(({ issuer, name }) => `${issuer}: ${name}`),
    )}`;
}

const toOrder = ({ result, clears_on: clears, next_drop_off: drop = "9999" }: Count): string =>
  result === "pass" ? `1 ${drop}` : `0 ${clears ?? "9999"}`;

export const RESULT_WORDS = { pass: "OK", fail: "Blocked", unknown: "Not sure" } as const;

function toRow(rule: Count, labels: Labels, undated: ReadonlySet<string>): Line {
  const { name, issuer, count, may_count: may, limit, room, window: within, result } = rule;
  const { clears_on: clears, next_drop_off: drop } = rule;
  const isDated = rule.counted.every(({ wallet_card_id: id = "" }) => !undated.has(id));
  const day = isDated ? (clears ?? drop) : undefined;
  const span = within && ` in ${within.length} ${within.unit}`;
  return {
    when: html`${day !== undefined && toShortDay(day)}
    ${day && html`<span class="hint">${clears ? "clears" : "one fewer counts"}</span>`}`,
    what: `${issuer}: ${name}`,
    hint: html`${count} counted${may > 0 && ` and ${may} that may count`}${span}, fewer than
    ${limit} allowed, ${room === 0 ? "no room" : `room for ${room} more`}.
    ${rule.counted.map((one) => toAccount(one, labels, undated))}`,
    amount: RESULT_WORDS[result],
  };
}

const toAccount = (
  account: Count["counted"][number],
  labels: Labels,
  undated: ReadonlySet<string>,
): Html => {
  const { wallet_card_id: id = "", card_name: name, counts_until: until, certain } = account;
  const isUndated = undated.has(id);
  return html`${labels.get(id) ?? name}${!certain && " may count"}${isUndated && ", date missing"}${
    !isUndated && until !== undefined && html` until ${toShortDay(until)}`
  }. `;
};
