import { formatPoints, formatUsd } from "../../../advice/money.ts";
import { POINTS_PATH } from "../../../contract/addresses.ts";
import { type Html, html } from "../../../look/html.ts";
import type { DataOf, Desk, Found } from "../../../tools/desk.ts";
import { calculateTransfer } from "../../../tools/transfers/calculate-transfer.ts";
import { hiddenField, selectField, suggestions, textField } from "../../forms/fields.ts";
import type { FieldError } from "../../forms/form.ts";
import { factList } from "../../page/lists.ts";
import { OWNER_FIELD } from "../owners.ts";
import { tryAsk } from "../try-read.ts";
import { toPlain, toSentences } from "../words.ts";
import { NO_POINTS, toPoints } from "./points-form.ts";

const FIELDS = { from: "from", to: "to", points: "points", way: "way" } as const;

type Query = Readonly<Record<string, string>>;

/** The query of the page that calculates a transfer. */
export const toTransferQuery = (query: Query): string => new URLSearchParams(query).toString();

const WAYS = [
  ["send", "Points to send"],
  ["need", "Points that you need"],
] as const;

type Calculation = Found<DataOf<typeof calculateTransfer>>;

/** A transfer calculation with its input. */
export interface Transfer {
  readonly typed: Query;
  readonly found?: Calculation;
  readonly errors: readonly FieldError[];
}

/** The transfer that the address asks for. */
export function readTransfer(desk: Desk, query: URLSearchParams, owner?: string): Transfer {
  const typed = Object.fromEntries(
    Object.values(FIELDS).map((name) => [name, (query.get(name) ?? "").trim()]),
  );
  if (!query.has(FIELDS.from)) return { typed, errors: [] };
  const { from = "", to = "", points = "", way = "" } = typed;
  const amount = toPoints(points);
  const errors = [
    ...(from === "" ? [{ field: FIELDS.from, message: "Type the program to transfer from." }] : []),
    ...(to === "" ? [{ field: FIELDS.to, message: "Type the program to transfer to." }] : []),
    ...(amount >= 1 ? [] : [{ field: FIELDS.points, message: NO_POINTS }]),
  ];
  if (errors.length > 0) return { typed, errors };
  const kind = way === "need" ? "need" : "send";
  const tried = tryAsk(() => desk.ask(calculateTransfer, { from, to, [kind]: amount, owner }));
  if ("found" in tried) return { typed, found: tried.found, errors: [] };
  const [message, isFrom] =
    "wrong" in tried
      ? [tried.wrong, tried.wrong.includes(`"${from}"`)]
      : [`It may be ${tried.mayBe.join(", or ")}. Type which one.`, tried.argument === FIELDS.from];
  const field = isFrom ? FIELDS.from : FIELDS.to;
  return { typed, errors: [{ field, message }] };
}

/** The calculator, with the answer and its steps above it. */
export const transferSection = (
  { typed, found, errors }: Transfer,
  programs: { readonly from: readonly string[]; readonly to: readonly string[] },
  owner: string | undefined,
): Html => {
  const { from = "", to = "", points = "", way = "" } = typed;
  return html`<h2 id="transfer">Transfer calculator</h2>
    ${found && toAnswer(found)}
    <form method="get" action="${POINTS_PATH}#transfer" novalidate>
      ${owner !== undefined && hiddenField(OWNER_FIELD, owner)}
      <div class="grid roomy">
        ${textField({ name: FIELDS.from, label: "From", list: "from-programs", value: from }, errors)}
        ${suggestions("from-programs", programs.from)}
        ${textField({ name: FIELDS.to, label: "To", list: "to-programs", value: to }, errors)}
        ${suggestions("to-programs", programs.to)}
        ${textField({ name: FIELDS.points, label: "Points", numeric: true, value: points }, errors)}
        ${selectField({ name: FIELDS.way, label: "Counted as", options: WAYS, value: way })}
      </div>
      <button>Calculate</button>
    </form>`;
};

function toAnswer({ data, summary, warnings }: Calculation): Html {
  const { ratio, min, increment, hours, leftover, fee_usd: fee, gives_up: out, gets } = data;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ["Ratio", ratio],
    ["Smallest transfer", min === undefined ? undefined : `${formatPoints(min)} points`],
    ["Steps", increment === undefined ? undefined : formatPoints(increment)],
    ["Time", hours === undefined ? undefined : timeText(hours)],
    ["Left", leftover.of_balance === undefined ? undefined : formatPoints(leftover.of_balance)],
    ["Fee", fee === 0 ? "none" : formatUsd(fee)],
    ["Worth before", valueText(out)],
    ["Worth after", valueText(gets)],
  ];
  return html`<p class="lead">${toPlain(summary)}</p>
    <ol>
      ${data.steps.map((step) => html`<li>${step}</li>`)}
    </ol>
    ${factList(facts.map(([name, value]) => [name, value ?? "unknown"]))}
    ${warnings.length > 0 && html`<p class="hint below">${toSentences(warnings)}</p>`}`;
}

const valueText = ({ value_usd: usd, cpp }: Calculation["data"]["gets"]): string | undefined =>
  usd === undefined ? undefined : `${formatUsd(usd)} at ${cpp}¢ each`;

const HOURS_A_DAY = 24;

/** The longest usual time of a transfer. */
export function timeText(hours: number): string {
  if (hours === 0) return "instantly";
  if (hours < HOURS_A_DAY) return hours === 1 ? "within an hour" : `within ${hours} hours`;
  const days = Math.ceil(hours / HOURS_A_DAY);
  return days === 1 ? "within a day" : `within ${days} days`;
}
