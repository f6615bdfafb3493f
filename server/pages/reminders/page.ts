import type { H3Event } from "h3";
import * as z from "zod";
import {
  findStopped,
  readReminders,
  type Reminder,
  REMINDERS,
  setReminders,
} from "../../accounts/mail/reminders.ts";
import { html } from "../../look/html.ts";
import { notFound } from "../page/errors.ts";
import { checkbox, postForm } from "../forms/fields.ts";
import { parseForm } from "../forms/form.ts";
import { toDocument, toPage } from "../page/layout.ts";
import { page, redirectWith } from "../page/reply.ts";
import { toUnverified } from "../sign-in/verify.ts";
import type { MemberRoute, MemberVisit, PagesContext, Reply } from "../page/route.ts";

export const REMINDERS_PATH = "/account/reminders";

/** The link in each letter that stops all reminders. */
export const STOP_PATH = "/account/stop/:token";

/** Lets a member choose what to be reminded of by mail. */
export const remindersRoute: MemberRoute = {
  for: "members",
  path: REMINDERS_PATH,
  get: toReminders,
  post: choose,
};

const LABELS: Readonly<Record<Reminder, string>> = {
  credits: "Credits and free nights about to lapse",
  fees: "Annual fees coming due",
  bonuses: "Welcome bonuses to earn, and rates to activate",
  points: "Points about to lapse, and transfer bonuses about to end",
};

const remindersForm = z.object({ kinds: z.array(z.enum(REMINDERS)) });

async function choose(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const { deps } = visit.context;
  const { values } = parseForm(remindersForm, form);
  if (values === undefined) throw notFound("Choose from the boxes shown.");
  await setReminders(deps, visit.member.account.id, values.kinds);
  return redirectWith(visit, REMINDERS_PATH, "reminders-saved");
}

async function toReminders(visit: MemberVisit): Promise<Reply> {
  const { context, member } = visit;
  const title = "Reminders";
  if (context.mailer === undefined) {
    const content = html`<p>
      This server sends no e-mail. A <a href="/account/wallet/calendar">calendar</a> can remind you.
    </p>`;
    return toPage(visit, { title, content });
  }
  const chosen = await readReminders(context.deps, member.account.id);
  const boxes = REMINDERS.map((kind) =>
    checkbox(
      { name: "kinds", id: `kind-${kind}`, value: kind, label: LABELS[kind] },
      chosen.includes(kind),
    ),
  );
  const content = html`${toUnverified(visit)}
    <p>
      At most one e-mail a day, to a confirmed address, each thing once, two weeks ahead. Every
      e-mail has a link that stops them all.
    </p>
    ${postForm(REMINDERS_PATH, member.formToken, html`${boxes}<button>Save</button>`)}`;
  return toPage(visit, { title, content });
}

/**
 * Stops reminders by the link in a letter, without signing in (RFC 8058): mail programs post to it
 * themselves. Only opening it does nothing, as robots open links.
 */
export async function answerStop(event: H3Event, context: PagesContext): Promise<Reply> {
  const secrets = [context.secret, ...(context.olderSecrets ?? [])];
  const accountId = findStopped(secrets, event.context.params?.["token"] ?? "");
  if (accountId === undefined) throw notFound("This link is incomplete. Copy all of it.");
  const isPost = event.req.method === "POST";
  if (isPost) await setReminders(context.deps, accountId, []);
  const content = isPost
    ? html`<h1>Stopped</h1>
        <p>
          You will get no more reminders. You can
          <a href="${REMINDERS_PATH}">turn them on again</a>.
        </p>`
    : html`<h1>Stop all reminders?</h1>
        <form method="post" action="${event.url.pathname}"><button>Stop them</button></form>`;
  return page(toDocument({ title: "Reminders", content }));
}
