import { readCalendarFeed } from "../../../accounts/calendar-feeds.ts";
import { ADD_PATH, CALENDAR_PATH } from "../../../contract/addresses.ts";
import { type Html, html } from "../../../look/html.ts";
import { formatUsd } from "../../../advice/money.ts";
import { toShortDay } from "../../dates.ts";
import { toPage } from "../../layout.ts";
import { page, type Reply } from "../../reply.ts";
import type { MemberRoute } from "../../route.ts";
import type { MemberVisit } from "../../visit.ts";
import { usedList } from "../card/credit-use.ts";
import { deskOf } from "../desk.ts";
import { undatedFees, undatedOf } from "../overview/fees.ts";
import { feeSentence } from "../overview/lead.ts";
import { ownerIn, ownerTabs, toOwnerPath } from "../owners.ts";
import { sourcesOf } from "../sources.ts";
import { walletTabs } from "../tabs.ts";
import { bySoonest, cardOf } from "../todo/next-list.ts";
import { feedSection } from "./feed.ts";
import { toMonthLists } from "./month-list.ts";
import { type Calendar, readCalendar } from "./read.ts";
import { toStrip } from "./strip.ts";

export const calendarRoute: MemberRoute = { for: "members", path: CALENDAR_PATH, get: show };

async function show(visit: MemberVisit): Promise<Reply> {
  const desk = await deskOf(visit);
  const owner = ownerIn(visit, desk);
  const calendar = await readCalendar(desk, owner);
  const { deps } = visit.context;
  const { account, formToken } = visit.member;
  const { months, fees, credits } = calendar;
  const isEmpty =
    fees.data.fees.length === 0 && months.every(({ lapsing }) => lapsing.items.length === 0);
  const content = html`${walletTabs(CALENDAR_PATH, owner)} ${ownerTabs(CALENDAR_PATH, desk, owner)}
  ${isEmpty ? toEmpty(calendar) : toFull(calendar, formToken, toOwnerPath(CALENDAR_PATH, owner))}
  ${feedSection(await readCalendarFeed(deps, account.id), formToken)} ${sourcesOf([fees, credits])}`;
  return page(toPage(visit, { title: "Calendar", content }));
}

const toEmpty = ({ fees }: Calendar): Html =>
  html`<p class="lead">
      Nothing lapses ${undatedOf(fees.data).length === 0 && "or falls due "}in the next twelve
      months. ${feeSentence({ fees })}
    </p>
    <p><a class="button" href="${ADD_PATH}">Add cards or points</a></p>`;

const toFull = (calendar: Calendar, token: string, back: string): Html =>
  html`<p class="lead">${lapseSentence(calendar)} ${feeSentence(calendar)}</p>
    ${toStrip(calendar)}
    <p class="hint">Later months assume that credits renewed by then are unused.</p>
    ${calendar.fees.data.upcoming > 0 && undatedFees(calendar.fees.data)}
    ${toMonthLists(calendar, token, back)} ${usedList(calendar.credits.data.credits, token, back)}`;

/** What lapses next, and what it is worth. */
function lapseSentence({ months, labels }: Calendar): Html {
  const found = months.find(({ lapsing }) => lapsing.totals.value_usd > 0);
  const [first] = (found?.lapsing.items ?? [])
    .filter(({ counted, value_usd: usd, value_basis: basis }) => {
      return counted && usd !== undefined && basis !== "upper_bound";
    })
    .toSorted(bySoonest);
  if (found === undefined || first?.value_usd === undefined)
    return html`Nothing that counts lapses.`;
  const { totals, until } = found.lapsing;
  const card = cardOf(first, labels);
  return html`<strong>${formatUsd(totals.value_usd)}</strong> lapses by ${toShortDay(until)} unless
    you use it; next is ${formatUsd(first.value_usd)} of ${first.name}${card && ` (${card})`} on
    ${toShortDay(first.expires_on)}.`;
}
