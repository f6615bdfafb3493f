import { SPEND_PATH, YEAR_PATH } from "../../../contract/addresses.ts";
import { formatUsd } from "../../../advice/money.ts";
import { type Html, html } from "../../../look/html.ts";
import { listCredits } from "../../../tools/benefits/list-credits.ts";
import type { DataOf } from "../../../tools/desk.ts";
import { getSpendingProfile } from "../../../tools/spending/get-spending-profile.ts";
import { estimateAnnualRewards } from "../../../tools/year/estimate-annual-rewards.ts";
import { addLink } from "../add/paste.ts";
import { deskOf } from "../desk.ts";
import { NO_EDITS } from "../../forms/edits.ts";
import { ownerIn, ownerTabs } from "../owners.ts";
import { toWalletPage } from "../wallet-page.ts";
import { ownerName } from "../words.ts";
import { saveSpend, spendSection } from "./spend.ts";
import { toCards, toCategories, toCredits, toMore, type Year } from "./charts.ts";
import type { MemberRoute, MemberVisit, Reply } from "../../page/route.ts";

export const yearRoutes: readonly MemberRoute[] = [
  { for: "members", path: YEAR_PATH, get: (visit) => toYearPage(visit) },
  { for: "members", path: SPEND_PATH, post: save },
];

async function save(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const saved = await saveSpend(visit, form);
  return "errors" in saved ? toYearPage(visit, saved) : saved;
}

async function toYearPage(visit: MemberVisit, edits = NO_EDITS): Promise<Reply> {
  const desk = await deskOf(visit);
  const owner = ownerIn(visit, desk);
  const { data: profile } = await desk.readInTurn(getSpendingProfile, {});
  const isKnown = profile.source !== "none";
  const credits = await desk.readInTurn(listCredits, { owner });
  const year = isKnown ? await desk.readInTurn(estimateAnnualRewards, { owner }) : undefined;
  const asRecorded =
    isKnown && (await desk.readInTurn(estimateAnnualRewards, { owner, assume_activations: false }));
  const spend = await spendSection(desk, visit.member.formToken, { profile, edits });
  await desk.pause();
  const content = html`${year && asRecorded && html`${toCategories(year.data, asRecorded.data)} ${toMore(year.data)} ${toCards(year.data)}`}
  ${year === undefined && (spend ?? addLink)} ${toCredits(credits.data)} ${year && spend}`;
  return toWalletPage(visit, {
    title: "This year",
    path: YEAR_PATH,
    owner,
    people: ownerTabs(YEAR_PATH, desk, owner),
    lead: asRecorded ? toLead(asRecorded.data, profile.source, owner) : spend ? NO_SPEND : NO_CARDS,
    content,
    rests: [...(year === undefined ? [] : [year]), credits],
    questions: ["Which of my cards is worth least?", "What would I earn on dining in a year?"],
    errors: edits.errors,
  });
}

const NO_CARDS = "Add your cards, and this page shows whether they earn more than their fees.";

const NO_SPEND = html`Enter below what you spend a month, or add a statement, and this page shows
whether your cards earn more than their fees.`;

/** Tells if the cards pay for themselves, and what a plain card would earn. */
function toLead(
  year: Year,
  source: DataOf<typeof getSpendingProfile>["source"],
  owner: string | undefined,
): Html {
  const { total_usd: total, net_of_fees_usd: net, fees_usd: fees } = year;
  const { baseline_pct: percent, baseline_usd: plain, above_baseline_usd: above } = year;
  const whose =
    owner === undefined ? "you are" : `with the cards of ${ownerName(owner)} alone you are`;
  const paid = fees === 0 ? "" : `: ${formatUsd(total)} of rewards less ${formatUsd(fees)} of fees`;
  return html`By ${source === "log" ? "your statements" : "the spending you entered"}, ${whose}
    <strong>${size(net)} ${net < 0 ? "behind" : "ahead of"} your fees</strong> this year${paid},
    before credits. A plain ${percent}% card would earn ${formatUsd(plain)}, ${size(above)}
    ${above < 0 ? "more" : "less"}.`;
}

const size = (usd: number): string => formatUsd(Math.abs(usd));
