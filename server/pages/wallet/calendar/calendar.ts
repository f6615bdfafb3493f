import { readCalendarFeed } from "../../../accounts/calendar-feeds.ts";
import { ADD_PATH, CALENDAR_PATH } from "../../../contract/addresses.ts";
import { type Html, html } from "../../../look/html.ts";
import { usedList } from "../card/credit-use.ts";
import { deskOf } from "../desk.ts";
import { undatedFees, undatedOf } from "../overview/fees.ts";
import { feeSentence, lapseSentence } from "../overview/lead.ts";
import { ownerIn, ownerTabs, toOwnerPath } from "../owners.ts";
import { toWalletPage } from "../wallet-page.ts";
import { readNext } from "../todo/next-list.ts";
import { feedSection } from "./feed.ts";
import { toMonthLists } from "./month-list.ts";
import { type Calendar, readCalendar } from "./read.ts";
import { toStrip } from "./strip.ts";
import type { MemberRoute, MemberVisit, Reply } from "../../page/route.ts";

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
  const next = await readNext(desk, owner);
  const feed = await readCalendarFeed(deps, account.id);
  await desk.pause();
  const content = html`${isEmpty ? toEmpty() : toFull(calendar, formToken, toOwnerPath(CALENDAR_PATH, owner))}
  ${feedSection(feed, formToken)}`;
  return toWalletPage(visit, {
    title: "Calendar",
    path: CALENDAR_PATH,
    owner,
    people: ownerTabs(CALENDAR_PATH, desk, owner),
    lead: isEmpty
      ? emptyLead(calendar)
      : html`${lapseSentence(next, calendar.labels)} ${feeSentence(calendar)}`,
    content,
    rests: [fees, credits, next],
    questions: ["When is my next annual fee due?", "Which credits reset this month?"],
  });
}

const emptyLead = ({ fees }: Calendar): Html =>
  html`Nothing lapses ${undatedOf(fees.data).length === 0 && "or falls due "}in the next twelve
  months. ${feeSentence({ fees })}`;

const toEmpty = (): Html =>
  html`<p><a class="button" href="${ADD_PATH}">Add cards or points</a></p>`;

const toFull = (calendar: Calendar, token: string, back: string): Html =>
  html`${toStrip(calendar)}
    <p class="hint">Later months assume that credits renewed by then are unused.</p>
    ${calendar.fees.data.upcoming > 0 && undatedFees(calendar.fees.data)}
    ${toMonthLists(calendar, token, back)} ${usedList(calendar.credits.data.credits, token, back)}`;
