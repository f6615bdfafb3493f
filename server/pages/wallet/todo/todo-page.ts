import { ACTIVATED_PATH, toCardPath, TODO_PATH } from "../../../contract/addresses.ts";
import { formatPoints, formatUsd } from "../../../member/money.ts";
import { updateWalletCard } from "../../../tools/wallet/update-wallet-card.ts";
import { daysAfter, toShortDay } from "../../dates.ts";
import { notFound } from "../../errors.ts";
import { hiddenField, postForm } from "../../fields.ts";
import { type Html, html } from "../../../look/html.ts";
import { toPage } from "../../layout.ts";
import { keepNotice } from "../../notices.ts";
import { page, redirect, type Reply } from "../../reply.ts";
import type { MemberRoute } from "../../route.ts";
import type { MemberVisit } from "../../visit.ts";
import { usedButton } from "../card/credit-use.ts";
import { deskOf } from "../desk.ts";
import { cardOf } from "../overview/lapsing.ts";
import { netText } from "./net.ts";
import { sourcesOf } from "../sources.ts";
import { walletTabs } from "../tabs.ts";
import { readTodos, type Todo, type TodoList } from "./todo.ts";
import { cardLabel, problemWords, toSentences } from "../words.ts";

export const todoRoutes: readonly MemberRoute[] = [
  { for: "members", path: TODO_PATH, get: show },
  { for: "members", path: ACTIVATED_PATH, post: noteActivation },
];

async function show(visit: MemberVisit): Promise<Reply> {
  const list = readTodos(await deskOf(visit));
  const content = html`${walletTabs(TODO_PATH)}
    <p class="lead">${toLead(list)}</p>
    ${toSpans(list).map(([name, todos]) => toSpan(name, todos, list, visit.member.formToken))}
    ${sourcesOf(list.founds)}`;
  return page(toPage(visit, { title: "What to do next", content }));
}

function toLead({ todos, until, lapsingUsd, feesUsd }: TodoList): Html {
  if (todos.length === 0) return html`Nothing is to be done by ${toShortDay(until)}.`;
  const fees =
    feesUsd > 0 && html` <strong>${formatUsd(feesUsd)}</strong> of annual fees comes due by then.`;
  return lapsingUsd > 0
    ? html`<strong>${formatUsd(lapsingUsd)}</strong> lapses by ${toShortDay(until)} unless you use
        it.${fees}`
    : html`Nothing that counts lapses by ${toShortDay(until)}.${fees}`;
}

const WEEK_DAYS = 7;
const MONTH_DAYS = 31;

/** The list in parts that can be taken in at once. */
function toSpans({ today, todos }: TodoList): readonly (readonly [string, readonly Todo[]])[] {
  const [week, month] = [daysAfter(today, WEEK_DAYS), daysAfter(today, MONTH_DAYS)];
  return [
    ["Within 7 days", todos.filter(({ by }) => by <= week)],
    ["Within 31 days", todos.filter(({ by }) => by > week && by <= month)],
    ["Later", todos.filter(({ by }) => by > month)],
  ];
}

const toSpan = (name: string, todos: readonly Todo[], { labels }: TodoList, token: string): Html =>
  todos.length === 0
    ? html``
    : html`<h2>${name}</h2>
        <ul class="due">
          ${todos.map((todo) => toItem(todo, toRow(todo, labels, token)))}
        </ul>`;

/** What the list says of one thing. */
interface Row {
  readonly title: Html;
  readonly hint: string | Html;
  readonly amount: string;
  readonly act?: Html | undefined;
}

const toItem = ({ by }: Todo, { title, hint, amount, act }: Row): Html =>
  html`<li>
    <span class="when">by ${toShortDay(by)}</span>
    <span class="what">${title}<span class="hint">${hint}</span></span>
    <span class="amount">${amount}</span>
    ${act !== undefined && html`<div class="act">${act}</div>`}
  </li>`;

function toRow(todo: Todo, labels: TodoList["labels"], token: string): Row {
  if (todo.kind === "lapse") return lapseRow(todo.item, labels, token);
  if (todo.kind === "fee") return feeRow(todo);
  return todo.kind === "bonus" ? bonusRow(todo) : activationRow(todo, token);
}

type Of<Kind extends Todo["kind"]> = Extract<Todo, { readonly kind: Kind }>;

function lapseRow(item: Of<"lapse">["item"], labels: TodoList["labels"], token: string): Row {
  const { kind, name, points, value_usd: usd, wallet_card_id: walletCardId = "" } = item;
  const card = cardOf(item, labels);
  const conditions = toSentences([
    ...(item.conditions ?? []),
    ...(item.counted ? [] : [UNCOUNTED]),
  ]);
  return {
    title: html`${kind === "points" ? "Use or move" : "Use"}
    ${name}${card !== undefined && html` (${card})`}`,
    hint: points === undefined ? conditions : `${formatPoints(points)} points`,
    amount: usd === undefined ? "" : formatUsd(usd),
    act:
      kind === "credit"
        ? usedButton(token, { walletCardId, credit: name, back: TODO_PATH })
        : undefined,
  };
}

const UNCOUNTED = "Not in the total.";

function feeRow({ fee, renewal }: Of<"fee">): Row {
  const { card, status, decide_by: decideBy } = fee;
  const worth = renewal !== undefined && html`A year is worth ${netText(renewal.net_usd)}. `;
  const refund =
    status === "posted"
      ? html`The fee is due already; close or change the card by this day to get it back.`
      : decideBy !== undefined &&
        html`Refunded if you close or change it by ${toShortDay(decideBy)}.`;
  return {
    title: html`Keep or cancel <a href="${toCardPath(card.wallet_card_id)}">${cardLabel(card)}</a>`,
    hint: html`${worth}${refund}`,
    amount: `${formatUsd(fee.fee_usd)} fee`,
  };
}

function bonusRow({ bonus }: Of<"bonus">): Row {
  const { card, left_usd: left, per_week_usd: week, so_far: pace, reward } = bonus;
  const weekly = week === undefined ? "" : `${formatUsd(week)} a week from now on.`;
  const behind = pace?.in_time === false ? "At your pace so far you would miss it. " : "";
  return {
    title: html`Spend ${formatUsd(left)} more on ${cardLabel(card)} for its bonus`,
    hint: `${behind}${weekly}`,
    amount: reward.value_usd === undefined ? (reward.text ?? "") : formatUsd(reward.value_usd),
  };
}

function activationRow({ activation }: Of<"activation">, token: string): Row {
  const { card, on, activation: name } = activation;
  return {
    title: html`Activate ${on.join(", ")} on ${cardLabel(card)}`,
    hint: "With the bank, on its site or in its app.",
    amount: "",
    act: postForm(
      ACTIVATED_PATH,
      token,
      html`${hiddenField("card", card.wallet_card_id)}${hiddenField("activation", name)}
        <button class="quiet small">I have activated it</button>`,
    ),
  };
}

async function noteActivation(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const desk = await deskOf(visit);
  const { problem } = await desk.write(updateWalletCard, {
    wallet_card_id: form.get("card") ?? "",
    activations: [form.get("activation") ?? ""],
  });
  if (problem !== undefined) throw notFound(problemWords(problem));
  return redirect(TODO_PATH, [keepNotice(visit.context.secure, "rate-activated")]);
}
