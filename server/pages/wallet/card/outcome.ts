import { WALLET_PATH } from "../../../contract/addresses.ts";
import { formatPoints, formatUsd } from "../../../advice/money.ts";
import type * as z from "zod";
import { type Html, html } from "../../../look/html.ts";
import type { Problem } from "../../../tools/desk.ts";
import type { closeWalletCard } from "../../../tools/wallet/close-wallet-card.ts";
import { plansLink, toPage } from "../../page/layout.ts";
import { foldedList } from "../../page/lists.ts";
import { problemWords } from "../words.ts";
import type { MemberVisit, Reply } from "../../page/route.ts";

/** A change of a card with its consequences, and the form that undoes it. */
interface Outcome {
  readonly title: string;
  readonly lead: string;
  readonly details?: Html;
  readonly undo: Html;
  /** The page to go on to. */
  readonly next?: readonly [path: string, label: string];
}

export function toOutcomePage(visit: MemberVisit, outcome: Outcome): Reply {
  const { title, lead, details, undo, next = [WALLET_PATH, "Your wallet"] } = outcome;
  const [path, label] = next;
  const content = html`<p class="lead">${lead}</p>
    ${details}
    <div class="buttons">${undo} <a class="button" href="${path}">${label}</a></div>`;
  return toPage(visit, { title, content });
}

/** Says that nothing was done, and why. */
export function toRefusalPage(visit: MemberVisit, problem: Problem): Reply {
  const content = html`<p>${problemWords(problem)}</p>
    ${problem.resetsAt !== undefined && plansLink}
    <p><a href="${WALLET_PATH}">Your wallet</a></p>`;
  return toPage(visit, { title: "Nothing was done", content, status: 422 });
}

type Closed = z.infer<(typeof closeWalletCard)["data"]>;

/** Benefits by name, in a collapsed list. */
export const benefitList = (
  name: string,
  benefits: readonly Pick<Closed["lost"][number], "name" | "detail">[],
): Html | false =>
  foldedList(
    name,
    benefits.map((one) => `${one.name}: ${one.detail}`),
  );

const RISKS = {
  account_closure: "are lost with the account",
  no_transfers: "can no longer move to partners",
  worse_transfers: "move at worse ratios",
  less_value: "are worth less",
} as const;

/** Warns of points that closing or changing the card takes away or makes worth less. */
export const riskList = (risks: Closed["points_at_risk"]): Html =>
  html`${risks.map(
    ({ program_name: name, points, risk, value_usd: usd }) =>
      html`<p class="warning">
        ${formatPoints(points)} points of
        ${name}${usd !== undefined && `, worth ${formatUsd(usd)},`} ${RISKS[risk]}.
      </p>`,
  )}`;
