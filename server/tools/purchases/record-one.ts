import type { MemberContext } from "../frame/context.ts";
import { formatUsd, toCents } from "../../advice/money.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { getHeld } from "../../member/held-cards.ts";
import { getCategory, getMerchant, isKnownMerchant } from "../../member/names.ts";
import type { Scene } from "../../member/scene.ts";
import type { Decision } from "../frame/writer.ts";
import { codeRows } from "./code-rows.ts";
import { type LogData, NO_ROWS, feedsOf, tellFeeds, toPurchaseRow } from "./log-data.ts";
import { mergeRows, monthsOf } from "./merge-log.ts";
import { openLog, planLog, rowsOf } from "./plan-log.ts";
import { toText } from "./statement.ts";

interface Told {
  readonly card?: string | undefined;
  readonly amount?: number | undefined;
  readonly merchant?: string | undefined;
  readonly category?: string | undefined;
  readonly date?: string | undefined;
}

/** Plans one purchase as the member tells it. */
export async function recordOne(
  given: Told,
  scene: Scene,
  context: MemberContext,
): Promise<Decision<LogData>> {
  const { row, held, isUnknown } = readTold(given, scene);
  const [purchase] = await codeRows(scene, [{ row, held }]);
  if (purchase === undefined) throw new Error("no purchase");
  const read = await openLog(context, monthsOf([purchase]));
  const { months, known, added } = mergeRows(rowsOf(read), [purchase]);
  const planned = await planLog(scene, context, read, { months });
  const feeds = feedsOf(scene, planned);
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

/** Throws where the card, the amount or the place is missing, or the day is still to come. */
function readTold({ card, amount = 0, merchant, category, date }: Told, scene: Scene) {
  if (card === undefined) throw new ToolError("Say which held card paid: give card.");
  if (amount === 0) throw new ToolError("Give the amount in US dollars; a refund is negative.");
  if (merchant === undefined && category === undefined) {
    throw new ToolError("Give a merchant or a category, such as `whole foods` or `dining`.");
  }
  const on = date ?? scene.today;
  if (on > scene.today) throw new ToolError(`${on} is still to come; log it on its day or later.`);
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
