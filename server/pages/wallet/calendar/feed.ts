import type { H3Event } from "h3";
import {
  findFeedAccount,
  type readCalendarFeed,
  removeCalendarFeed,
  renewCalendarFeed,
} from "../../../accounts/calendar-feeds.ts";
import { digestOf } from "../../../accounts/deps.ts";
import { findAccount } from "../../../accounts/users.ts";
import {
  CALENDAR_PATH,
  FEED_FILE_PATH,
  FEED_PATH,
  REMOVE_FEED_PATH,
} from "../../../contract/addresses.ts";
import { type Html, html } from "../../../look/html.ts";
import { toDay } from "../../page/dates.ts";
import { notFound } from "../../page/errors.ts";
import { confirmButton, postForm, secretField } from "../../forms/fields.ts";
import { toPage } from "../../page/layout.ts";
import { createQueues } from "../../../contract/queues.ts";
import { keepNotice, redirect } from "../../page/reply.ts";
import { takeNextTurn } from "../../../ops/turns.ts";
import { oncePer } from "../../../contract/once-per.ts";
import type { FactIndex } from "../../../member/facts.ts";
import type { Desk } from "../../../tools/desk.ts";
import { deskFor } from "../desk.ts";
import type { FeeRow } from "../overview/read.ts";
import { cardOf, titleText } from "../todo/next-list.ts";
import { cardLabel } from "../words.ts";
import { type CalendarEvent, toIcs } from "../ics.ts";
import { type Calendar, readCalendar } from "./read.ts";
import type { MemberRoute, MemberVisit, PagesContext, Reply } from "../../page/route.ts";

export const feedRoutes: readonly MemberRoute[] = [
  { for: "members", path: FEED_PATH, post: renew },
  { for: "members", path: REMOVE_FEED_PATH, post: remove },
];

const FILE_ENDING = ".ics";

/** The calendar for whoever knows its secret address: names and days, no amounts. */
export async function answerFeed(event: H3Event, context: PagesContext): Promise<Reply> {
  const { deps, publicUrl } = context;
  const name = event.context.params?.["secret"] ?? "";
  const id = name.endsWith(FILE_ENDING)
    ? await findFeedAccount(deps, name.slice(0, -FILE_ENDING.length))
    : undefined;
  const account = id === undefined ? undefined : await findAccount(deps, id);
  if (account === undefined || account.disabled) throw notFound("There is no such calendar.");
  const turn = (): Promise<void> => takeNextTurn(event.req);
  const { etag, body } = await inLine(account.id, async () => {
    await turn();
    const desk = await deskFor(context, account, turn);
    return readFeed(desk, await context.getFacts(), account.id, publicUrl);
  });
  const isKnown = (event.req.headers.get("if-none-match") ?? "").includes(etag);
  return {
    status: isKnown ? 304 : 200,
    headers: [
      ["content-type", "text/calendar; charset=utf-8"],
      ["cache-control", "private, no-cache"],
      ["etag", etag],
    ],
    body,
  };
}

/** Concurrent requests of an account wait, and get the feed that the first one built. */
const inLine = createQueues();

interface Feed {
  /** The feed stays the same while this does. */
  readonly state: string;
  readonly etag: string;
  readonly body: string;
}

/** Characters of all cached feeds; one has megabytes at most. */
const MAX_KEPT = 8_000_000;

/** Cached feeds: calendar programs ask every few minutes, mostly for the same one. */
const lastFeeds = oncePer<FactIndex, Map<string, Feed>>(() => new Map());

async function readFeed(
  desk: Desk,
  facts: FactIndex,
  accountId: string,
  publicUrl: string,
): Promise<Feed> {
  const kept = lastFeeds(facts);
  const state = JSON.stringify([publicUrl, desk.today, desk.digest()]);
  const before = kept.get(accountId);
  if (before?.state === state) return before;
  const { host } = new URL(publicUrl);
  const toUid = (parts: readonly string[]): string =>
    `${digestOf(JSON.stringify([accountId, ...parts]))}@${host}`;
  const calendar = await readCalendar(desk);
  await desk.pause();
  const events = eventsOf(calendar).map((one) => ({ ...one, uid: toUid(one.key) }));
  await desk.pause();
  const body = toIcs(events);
  const feed = { state, etag: `"${digestOf(body)}"`, body };
  const size = [...kept.values()].reduce((sum, one) => sum + one.body.length, body.length);
  if (size > MAX_KEPT) kept.clear();
  kept.set(accountId, feed);
  return feed;
}

/** An event, and the key that identifies it within the wallet. */
type Keyed = Omit<CalendarEvent, "uid"> & { readonly key: readonly string[] };

const eventsOf = ({ months, fees, credits, labels }: Calendar): readonly Keyed[] => [
  ...months.flatMap(({ lapsing }) =>
    lapsing.items.map((item): Keyed => {
      const { kind, name, owner, expires_on: day, is_exact: isExact } = item;
      const id = item.wallet_card_id ?? item.certificate_id ?? item.program ?? "";
      const title = titleText(item, cardOf(item, labels));
      const summary = isExact ? title : `${title}, at the earliest`;
      return { key: [kind, id, owner, name, day], day, summary, asOf: credits.as_of };
    }),
  ),
  ...fees.data.fees.flatMap((fee) => {
    const told = tellFee(fee);
    return told === undefined
      ? []
      : [{ ...told, key: ["fee", fee.card.wallet_card_id, told.day], asOf: fees.as_of }];
  }),
];

/** The day a fee is due or, once it has posted, the last day to get it back. */
function tellFee(fee: FeeRow): Pick<CalendarEvent, "day" | "summary"> | undefined {
  const { due_on: on, due_between: between, decide_by: decideBy } = fee;
  const label = cardLabel(fee.card);
  if (fee.status === "posted") {
    return decideBy === undefined
      ? undefined
      : { day: decideBy, summary: `Last day to get the fee for ${label} refunded` };
  }
  if (on !== undefined) return { day: on, summary: `Annual fee for ${label}` };
  return between && { day: between.first, summary: `Annual fee for ${label}, at the earliest` };
}

async function renew(visit: MemberVisit): Promise<Reply> {
  const { deps, publicUrl } = visit.context;
  const secret = await renewCalendarFeed(deps, visit.member.account.id);
  const address = publicUrl + FEED_FILE_PATH.replace(":secret", secret + FILE_ENDING);
  const content = html`<p>
      Copy the address now and add it to your calendar program as a subscription. It is shown only
      once; we keep nothing it can be read from. Anyone who has it can read your calendar, so treat
      it like a password.
    </p>
    ${secretField({ name: "address", label: "Calendar address", value: address })}
    <p><a class="button" href="${CALENDAR_PATH}">I have copied it</a></p>`;
  return toPage(visit, { title: "Your calendar address", content });
}

async function remove(visit: MemberVisit): Promise<Reply> {
  await removeCalendarFeed(visit.context.deps, visit.member.account.id);
  return redirect(CALENDAR_PATH, [keepNotice(visit.context.secure, "feed-removed")]);
}

/** Makes, renews and removes the address. */
export function feedSection(
  feed: Awaited<ReturnType<typeof readCalendarFeed>>,
  token: string,
): Html {
  const heading = html`<h2 id="feed">In your own calendar</h2>`;
  if (feed === undefined) {
    return html`${heading}
      <p>A secret address lets your calendar program show these days, without amounts.</p>
      ${postForm(FEED_PATH, token, html`<button>Create an address</button>`)}`;
  }
  const renewal = html`<p>The address you have now stops working at once.</p>
    <button>Create a new address</button>`;
  const removal = html`<p>Your calendar program can no longer read these days.</p>
    <button class="danger">Remove the address</button>`;
  return html`${heading}
    <p>
      Your secret address was created on ${toDay(feed.createdAt)}. It shows days without amounts.
    </p>
    <div class="buttons">
      ${confirmButton("Renew", "the address", postForm(FEED_PATH, token, renewal))}
      ${confirmButton("Remove", "the address", postForm(REMOVE_FEED_PATH, token, removal))}
    </div>`;
}
