import { addMonths, monthKey } from "../../advice/days.ts";
import { count } from "../../advice/money.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { monthsBetween } from "../../member/logged.ts";
import type { Scene } from "../../member/scene.ts";
import type { MemberContext } from "../frame/context.ts";
import type { Decision } from "../frame/writer.ts";
import { type LogData, NO_ROWS, feedsOf, tellFeeds } from "./log-data.ts";
import { monthsOf, undoRows } from "./merge-log.ts";
import { openLog, planLog, rowsOf } from "./plan-log.ts";

/** Plans to take out what one import or one call wrote. Throws where nothing of it is in the log. */
export async function undoLog(
  logId: string,
  scene: Scene,
  context: MemberContext,
): Promise<Decision<LogData>> {
  const own = scene.log?.imports.find(({ id }) => id === logId);
  const days = own === undefined ? [logId.slice(0, "YYYY-MM-DD".length)] : [own.from, own.to];
  if (own === undefined && !/^\d{4}-\d{2}-\d{2}-/.test(logId)) throw new ToolError(UNKNOWN);
  const names = monthsOf(days.map((on) => ({ on })));
  const [first = "", last = first] = [names[0], names.at(-1)];
  const all = monthsBetween(first, monthKey(addMonths(`${last}-01`, 1)));
  const read = await openLog(context, all);
  const { months, removed, restored } = undoRows(rowsOf(read), logId);
  if (removed + restored === 0 && own === undefined) throw new ToolError(UNKNOWN);
  const imports = read.entry.sums.imports.filter(({ id }) => id !== logId);
  const sums = own === undefined ? read.entry.sums : { ...read.entry.sums, imports };
  const planned = await planLog(scene, context, read, { months, sums });
  const feeds = feedsOf(scene, planned);
  return {
    ...planned,
    reply: {
      summary: `Undone: ${count(removed, "purchase")} taken out, ${restored} as before.${tellFeeds(feeds)}`,
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

const UNKNOWN = "Nothing in the log has this log_id, or it was undone already.";
