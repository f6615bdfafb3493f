import * as z from "zod";
import { dayParam } from "../../member/day.ts";
import { addMonths, monthKey } from "../../advice/days.ts";
import { count, formatUsd, toCents } from "../../advice/money.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { getHeld } from "../../member/held-cards.ts";
import { monthsBetween } from "../../member/logged.ts";
import { getCategory, getMerchant, isKnownMerchant } from "../../member/names.ts";
import type { Scene } from "../../member/scene.ts";
import type { MemberContext } from "../frame/context.ts";
import { readPreview } from "../frame/previews.ts";
import { refuseCardNumbers } from "../frame/refuse-digits.ts";
import { type Decision, defineWriter } from "../frame/writer.ts";
import { changeLog } from "./change-log.ts";
import { createCoder } from "./code-rows.ts";
import { columns } from "./columns.ts";
import { applyStatement, previewStatement } from "./import-statement.ts";
import { type LogData, logData, NO_ROWS, tellFeeds, toPurchaseRow } from "./log-data.ts";
import { mergeRows, monthsOf, undoRows } from "./merge-log.ts";
import { MAX_PURCHASE_USD, MAX_STATEMENT_LENGTH, toText } from "./statement.ts";

/** By any name. */
const name = z.string().min(1).max(200);

const input = z.strictObject({
  card: name.optional().describe("A held one."),
  amount: z
    .number()
    .min(-MAX_PURCHASE_USD)
    .max(MAX_PURCHASE_USD)
    .optional()
    .describe("US dollars; a refund is negative."),
  merchant: name.optional(),
  category: name.optional(),
  date: dayParam.optional(),
  statement: z.string().min(1).max(MAX_STATEMENT_LENGTH).optional().describe("The file."),
  columns: columns
    .optional()
    .describe(
      "{date,text,amount|debit,credit,id,type,category,card,dates:mdy|dmy,charges:positive|negative}: " +
        "of a CSV, if guessed wrong.",
    ),
  confirm_code: z.string().min(1).max(100).optional(),
  undo: z.string().min(1).max(64).optional().describe("A log_id."),
});

export const recordPurchase = defineWriter({
  name: "record_purchase",
  title: "Log purchases, one or a statement",
  description:
    "I bought, paid or charged something: log it by card, amount and merchant or category; or " +
    "import a card's statement (transactions as OFX, QFX, CSV): a preview, then its confirm_code " +
    "alone. Feeds caps, bonuses, credits and spending; a known row counts once.",
  idempotent: false,
  input,
  data: logData,
  brief: { rows: "purchases" },
  decide: async (given, scene, context) => {
    const { statement, confirm_code: code, undo } = given;
    const asked = [statement, code, undo, given.amount].filter((one) => one !== undefined);
    if (asked.length !== 1) {
      throw new ToolError(
        "Give one of these: amount with a card, statement, confirm_code or undo.",
      );
    }
    if (undo !== undefined) return undoLog(undo, scene, context);
    if (code !== undefined) return applyStatement(await readPreview(code, context), scene, context);
    if (statement !== undefined) return previewStatement({ ...given, statement }, scene, context);
    refuseCardNumbers({ merchant: given.merchant, category: given.category }, scene.wallet);
    return recordOne(given, scene, context);
  },
});

type Told = Pick<z.infer<typeof input>, "card" | "amount" | "merchant" | "category" | "date">;

/** Plans the logging of one purchase by the member. */
async function recordOne(
  given: Told,
  scene: Scene,
  context: MemberContext,
): Promise<Decision<LogData>> {
  const { row, held, isUnknown } = readTold(given, scene);
  const purchase = createCoder(scene)(row, held);
  const { known, added, feeds, ...planned } = await changeLog(
    scene,
    context,
    monthsOf([purchase]),
    (rows) => mergeRows(rows, [purchase]),
  );
  const what = `${formatUsd(Math.abs(given.amount ?? 0))} on ${held.card.card_name}, ${row.on}`;
  return {
    ...planned,
    onceDone: known > 0 ? undefined : { log_id: row.log_id },
    reply: {
      summary:
        known > 0
          ? `Already in the log from a statement: ${what}.`
          : `Logged ${row.kind}: ${what}.${tellFeeds(feeds)}`,
      data: {
        applied: known === 0,
        rows: { ...NO_ROWS, added: added.length, known },
        purchases: added.map(toPurchaseRow),
        unread: [],
        feeds,
      },
      warnings: [
        isUnknown && "The merchant is not known here, so only the category counts.",
        purchase.category === undefined && "No category is known, so no cap counts it.",
      ],
    },
  };
}

/** Throws if the card, amount or place is missing, or the day is in the future. */
function readTold({ card, amount = 0, merchant, category, date }: Told, scene: Scene) {
  if (card === undefined) throw new ToolError("Say which held card paid: give card.");
  if (toCents(amount) === 0) {
    throw new ToolError("Give the amount in US dollars, at least one cent; a refund is negative.");
  }
  if (merchant === undefined && category === undefined) {
    throw new ToolError("Give a merchant or a category, such as `whole foods` or `dining`.");
  }
  const on = date ?? scene.today;
  if (on > scene.today) throw new ToolError(`${on} is in the future; log it on its day or later.`);
  const { facts } = scene;
  const key = category === undefined ? undefined : getCategory(facts, category);
  const isUnknown =
    merchant !== undefined && key !== undefined && !isKnownMerchant(facts, merchant);
  const place = merchant === undefined || isUnknown ? undefined : getMerchant(facts, merchant);
  const id = scene.newId();
  const row = {
    id,
    on,
    cents: toCents(amount),
    text: toText(place?.name ?? merchant ?? key?.name ?? ""),
    kind: amount > 0 ? ("purchase" as const) : ("refund" as const),
    category: key?.key,
    merchant: place?.key,
    source: "told" as const,
    log_id: `${on}-${id}`,
  };
  return { row, held: getHeld(scene, card), isUnknown };
}

const UNKNOWN_LOG = "Nothing in the log has this log_id, or it was already undone.";

/** Plans to undo one import or call. Throws if the log has nothing of it. */
async function undoLog(
  logId: string,
  scene: Scene,
  context: MemberContext,
): Promise<Decision<LogData>> {
  const own = scene.log?.imports.find(({ id }) => id === logId);
  // The log_id of a purchase the member logged contains its day.
  const [toldOn] = /^\d{4}-\d{2}-\d{2}(?=-)/.exec(logId) ?? [];
  const { from = toldOn, to = toldOn } = own ?? {};
  if (from === undefined || to === undefined) throw new ToolError(UNKNOWN_LOG);
  const ends = monthsOf([{ on: from }, { on: to }]);
  const names = monthsBetween(ends[0] ?? "", monthKey(addMonths(`${ends.at(-1)}-01`, 1)));
  const { removed, restored, feeds, ...planned } = await changeLog(
    scene,
    context,
    names,
    (rows) => undoRows(rows, logId),
    (sums) =>
      own === undefined
        ? sums
        : { ...sums, imports: sums.imports.filter(({ id }) => id !== logId) },
  );
  if (removed + restored === 0 && own === undefined) throw new ToolError(UNKNOWN_LOG);
  return {
    ...planned,
    reply: {
      summary: `Undone: ${count(removed, "purchase")} removed, ${restored} as before.${tellFeeds(feeds)}`,
      data: {
        applied: true,
        rows: { ...NO_ROWS, removed, corrected: restored },
        purchases: [],
        unread: [],
        feeds,
      },
    },
  };
}
