import { digestOf } from "../../accounts/deps.ts";
import {
  listDue,
  noteTold,
  type Reminder,
  takeDay,
  toStopToken,
} from "../../accounts/mail/reminders.ts";
import type { Letter, Mailer } from "../../accounts/mail/mailer.ts";
import { type Account, findAccount } from "../../accounts/users.ts";
import { TODO_PATH } from "../../contract/addresses.ts";
import { listExpiringTool } from "../../tools/benefits/list-expiring.ts";
import { getWallet } from "../../tools/wallet/get-wallet.ts";
import { toShortText } from "../page/dates.ts";
import { deskFor } from "../wallet/desk.ts";
import { labelsOf } from "../wallet/overview/read.ts";
import { bySoonest, cardOf, type Item, titleText, toAmount } from "../wallet/todo/next-list.ts";
import { REMINDERS_PATH, STOP_PATH } from "./page.ts";
import type { PagesContext } from "../page/route.ts";

/** The kinds of next steps behind each reminder. */
const KINDS: Readonly<Record<Reminder, readonly Item["kind"][]>> = {
  credits: ["credit", "certificate"],
  fees: ["fee"],
  bonuses: ["bonus", "activation"],
  points: ["points", "transfer_bonus"],
};

const AHEAD_DAYS = 14;

/** The hour in UTC from which the day's letters go out: morning in the eastern United States. */
const FIRST_HOUR = 13;

/** Mails each member who wants reminders and has not been checked today. */
export async function sendReminders(context: PagesContext): Promise<void> {
  const { deps, mailer, log } = context;
  if (mailer === undefined || new Date(deps.now()).getUTCHours() < FIRST_HOUR) return;
  for (const accountId of await listDue(deps)) {
    try {
      // One after the other: nobody waits for them, and the server has others to serve.
      // oxlint-disable-next-line no-await-in-loop
      await remind(context, mailer, accountId);
    } catch (error) {
      log(`mail: reminders of an account: ${error instanceof Error ? error.message : "failed"}`);
    }
  }
}

async function remind(context: PagesContext, mailer: Mailer, accountId: string): Promise<void> {
  const { deps } = context;
  const wanted = await takeDay(deps, accountId);
  const account = await findAccount(deps, accountId);
  if (wanted === undefined || !account?.verified || account.disabled) return;
  const desk = await deskFor(context, account);
  const kinds = wanted.kinds.flatMap((kind) => KINDS[kind]);
  const { items } = desk.read(listExpiringTool, { within_days: AHEAD_DAYS, kinds }).data;
  const news = items.filter((item) => !wanted.told.has(toKey(item))).toSorted(bySoonest);
  if (news.length === 0) return;
  const labels = labelsOf(desk.read(getWallet, {}));
  const lines = news.map((item) => toLine(item, cardOf(item, labels)));
  await mailer.deliver(toReminder(context, account, lines));
  const told = news.map((item): [string, string] => [toKey(item), item.expires_on]);
  await noteTold(deps, accountId, Object.fromEntries(told));
}

/** Identifies a next step. */
const toKey = (item: Item): string =>
  digestOf(
    JSON.stringify([
      item.kind,
      item.name,
      item.wallet_card_id ?? item.certificate_id ?? item.program,
      item.owner,
      item.expires_on,
    ]),
  ).slice(0, 22);

function toLine(item: Item, card: string | undefined): string {
  const what =
    item.kind === "fee"
      ? `Annual fee for ${card}`
      : item.kind === "bonus"
        ? `Spend on ${card} to earn its bonus`
        : titleText(item, card);
  const amount = toAmount(item);
  return `- by ${toShortText(item.expires_on)}: ${what}${amount === "" ? "" : `, ${amount}`}`;
}

function toReminder(
  { publicUrl, secret }: PagesContext,
  { id, email }: Account,
  lines: readonly string[],
): Letter {
  const stop = publicUrl + STOP_PATH.replace(":token", toStopToken(secret, id));
  const [only] = lines;
  const subject =
    lines.length === 1 && only !== undefined
      ? `Reminder ${only.slice(2)}`
      : `${lines.length} things to do soon`;
  return {
    to: email,
    subject,
    headers: {
      "List-Unsubscribe": `<${stop}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    text: [
      lines.join("\n"),
      `All of them: ${publicUrl}${TODO_PATH}`,
      `Choose what to be reminded of: ${publicUrl}${REMINDERS_PATH}`,
      `Stop all reminders: ${stop}`,
      "-- \ncardfile",
    ].join("\n\n"),
  };
}
