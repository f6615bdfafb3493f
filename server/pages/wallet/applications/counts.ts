import { type Html, html } from "../../../look/html.ts";
import type { DataOf } from "../../../tools/desk.ts";
import type { getApplicationHistory } from "../../../tools/offers/get-application-history.ts";
import { toShortDay } from "../../dates.ts";
import type { Labels } from "../todo/next-list.ts";

type History = DataOf<typeof getApplicationHistory>;
type Count = History["counts"][string];

/** The rule that most members ask for. */
const FIVE_24 = "chase-5-24";

/** How many accounts count towards Chase's 5/24, and when that changes. */
export function toLead({ counts }: History): Html {
  const chase = counts[FIVE_24];
  if (chase === undefined) return html`No rule that counts accounts is known.`;
  const { issuer, name, count, may_count: may, limit, room, next_drop_off: drop } = chase;
  return html`<strong>${count}</strong> ${count === 1 ? "card counts" : "cards count"} towards
    ${issuer}'s ${name}, which allows fewer than ${limit}${may > 0 && `; ${may} more may count`}.
    ${room === 0 ? toClearing(chase.clears_on) : `You can open ${room} more today.`}
    ${drop !== undefined && html`The next drops off on ${toShortDay(drop)}.`}`;
}

const toClearing = (day: string | undefined): Html =>
  day === undefined
    ? html`Waiting alone does not clear it.`
    : html`If you open nothing new, it clears on <strong>${toShortDay(day)}</strong>.`;

/** What each rule counts today: those not met first, then by the day one fewer counts. */
export function toCounts({ counts }: History, labels: Labels): Html {
  const rules = Object.values(counts);
  const counting = rules
    .filter(({ counted, result }) => counted.length > 0 || result !== "pass")
    .toSorted((a, b) => toOrder(a).localeCompare(toOrder(b), "en"));
  const idle = rules.filter((rule) => !counting.includes(rule));
  return html`<h2 id="rules">What issuers count</h2>
    <ul class="due">
      ${counting.map((rule) => toRow(rule, labels))}
    </ul>
    <p class="hint">
      Nothing counts towards ${idle.map(({ issuer, name }) => `${issuer} ${name}`).join("; ")}.
    </p>`;
}

const toOrder = ({ result, clears_on: clears, next_drop_off: drop = "9999" }: Count): string =>
  result === "pass" ? `1 ${drop}` : `0 ${clears ?? "9999"}`;

export const RESULT_WORDS = { pass: "met", fail: "not met", unknown: "not sure" } as const;

function toRow(rule: Count, labels: Labels): Html {
  const { name, issuer, count, may_count: may, limit, room, window: within, result } = rule;
  const { clears_on: clears, next_drop_off: drop } = rule;
  const day = clears ?? drop;
  const span = within && ` in ${within.length} ${within.unit}`;
  return html`<li>
    <span class="when"
      >${day !== undefined && toShortDay(day)}
      ${day && html`<span class="hint">${clears ? "clears" : "one fewer counts"}</span>`}</span
    >
    <span class="what"
      >${issuer}: ${name}
      <span class="hint"
        >${count} counted${may > 0 && ` and ${may} that may count`}${span}, fewer than ${limit}
        allowed, ${room === 0 ? "no room" : `room for ${room} more`}.
        ${rule.counted.map((one) => toAccount(one, labels))}</span
      ></span
    >
    <span class="amount">${RESULT_WORDS[result]}</span>
  </li>`;
}

const toAccount = (account: Count["counted"][number], labels: Labels): Html => {
  const { wallet_card_id: id = "", card_name: name, counts_until: until, certain } = account;
  return html`${labels.get(id) ?? name}${!certain && " may count"}${
    until !== undefined && html` until ${toShortDay(until)}`
  }. `;
};
