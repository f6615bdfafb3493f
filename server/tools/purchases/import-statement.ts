import * as z from "zod";
import { toTimestamp } from "../../accounts/deps.ts";
import { dropSlip, putSlip, type Slip, type SlipName } from "../../accounts/wallet-slips.ts";
import { addDays } from "../../advice/days.ts";
import { count } from "../../advice/money.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { type HeldCard, heldCards } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import type { MemberContext } from "../frame/context.ts";
import type { Decision } from "../frame/writer.ts";
import { codeRows, type Uncoded } from "./code-rows.ts";
import { type Columns, columns } from "./columns.ts";
import { type LogData, NO_ROWS, feedsOf, tellFeeds, toPurchaseRow } from "./log-data.ts";
import { mergeRows, monthsOf } from "./merge-log.ts";
import { openLog, planLog, rowsOf } from "./plan-log.ts";
import { categoryOf } from "./presets.ts";
import { readStatement } from "./read-statement.ts";
import { createCardFinder, createIds } from "./row-ids.ts";
import { kindOf } from "./row-kind.ts";
import type { StatementRow } from "./statement.ts";

const CODE_MINUTES = 10;

/** A statement as it was read, kept between preview and application. */
export const keptStatement = z.object({
  /** Rows of purchases by held card, without what codes them. */
  rows: z.array(
    z.object({
      card: z.string(),
      id: z.string(),
      on: z.string(),
      cents: z.int(),
      text: z.string(),
      kind: z.enum(["purchase", "refund", "credit"]),
      category: z.string().optional(),
    }),
  ),
  source: z.enum(["ofx", "csv"]),
  from: z.string(),
  to: z.string(),
  left_out: z.int(),
  unread: z.array(z.object({ line: z.int(), why: z.string() })),
  columns: columns.optional(),
  shape: z.string().optional(),
  basis: z.enum(["ofx", "told", "remembered", "preset", "proposed"]),
});

type Kept = z.infer<typeof keptStatement>;

export const slipName = ({ caller }: MemberContext, token: string): SlipName => ({
  accountId: caller.accountId,
  purpose: "preview",
  token,
});

interface Sent {
  readonly statement: string;
  readonly card?: string | undefined;
  readonly columns?: Columns | undefined;
}

/** Tells what a statement would change; nothing is written but what the code stands for. */
export async function previewStatement(
  sent: Sent,
  scene: Scene,
  context: MemberContext,
): Promise<Decision<LogData>> {
  const kept = await readSent(sent, scene);
  const { data, summary, warnings } = await planStatement(kept, scene, context);
  const { added, corrected } = data.rows;
  const isNothing = added + corrected === 0;
  const code = scene.newId();
  const expires = scene.now + CODE_MINUTES * 60_000;
  return {
    after: scene.wallet,
    also: isNothing ? [] : [putSlip(slipName(context, code), kept, expires)],
    onceDone: isNothing ? undefined : { confirm_code: code, confirm_by: toTimestamp(expires) },
    reply: {
      summary: `Preview, nothing changed: ${summary}`,
      data: { ...data, applied: false },
      warnings,
      next_actions: [
        !isNothing && "Show it, then call record_purchase with confirm_code alone.",
        kept.basis === "proposed" &&
          "The columns are a guess: show them, and give columns if one is wrong.",
      ],
    },
  };
}

/** Applies what a preview showed. */
export async function applyStatement(
  code: string,
  slip: Slip | undefined,
  scene: Scene,
  context: MemberContext,
): Promise<Decision<LogData>> {
  const kept = keptStatement.safeParse(slip?.content).data;
  if (slip === undefined || kept === undefined) {
    throw new ToolError(
      "This confirm_code is unknown, used or older than 10 minutes. Preview again.",
    );
  }
  const { data, summary, warnings, planned, logId } = await planStatement(kept, scene, context);
  return {
    after: planned.after,
    also: [dropSlip(slipName(context, code), slip), ...planned.also],
    reply: {
      summary: `Imported: ${summary}`,
      data: { ...data, applied: true, log_id: logId },
      warnings,
      next_actions: ["To take it back: record_purchase with undo and this log_id."],
    },
  };
}

/** The purchases of a statement, by the cards they are of. */
async function readSent({ statement, card, columns: told }: Sent, scene: Scene): Promise<Kept> {
  const { rows, unread, from, to, ...read } = await readStatement(
    statement,
    told,
    scene.log?.shapes ?? {},
  );
  const cardOf = createCardFinder(card, scene);
  const idOf = createIds(rows, read.columns ?? {});
  const isAhead = ({ on }: StatementRow) => on > addDays(scene.today, 1);
  const ahead = rows
    .filter(isAhead)
    .map(({ line, on }) => ({ line, why: `${on} is still to come.` }));
  const purchases = rows
    .filter((row) => !isAhead(row))
    .flatMap((row): Kept["rows"] => {
      const kind = kindOf(row);
      if (kind !== "purchase" && kind !== "refund" && kind !== "credit") return [];
      const { on, cents, text } = row;
      const held = cardOf(row);
      if (cents === 0) return [];
      const category =
        row.category === undefined ? undefined : categoryOf(row.category, scene.facts);
      return [{ card: held.entry.id, id: idOf(row, held), on, cents, text, kind, category }];
    });
  const days = rows.map(({ on }) => on).toSorted();
  return {
    ...read,
    rows: purchases,
    from: from ?? days[0] ?? scene.today,
    to: to ?? days.at(-1) ?? scene.today,
    left_out: rows.length - ahead.length - purchases.length,
    unread: [...unread, ...ahead].toSorted((a, b) => a.line - b.line),
  };
}

async function planStatement(kept: Kept, scene: Scene, context: MemberContext) {
  const logId = scene.newId();
  const rows = await codeRows(scene, toUncoded(kept, logId, scene));
  const read = await openLog(context, monthsOf(rows));
  const { months, added, corrected, known } = mergeRows(rowsOf(read), rows);
  const { sums } = read.entry;
  const planned = await planLog(scene, context, read, {
    months,
    sums: {
      ...sums,
      imports: [...sums.imports, toImport(kept, logId, scene)],
      shapes: shapesAfter(sums.shapes, kept),
    },
  });
  const feeds = feedsOf(scene, planned);
  const unclear = kept.unread.length;
  const counts = { ...NO_ROWS, added: added.length, corrected: corrected.length };
  return {
    planned,
    logId,
    summary: `${count(added.length, "purchase")} new, ${corrected.length} corrected, ${known} known, ${count(kept.left_out, "payment or fee", "payments and fees")} left out${unclear === 0 ? "" : `, ${count(unclear, "line")} not read`}.${tellFeeds(feeds)}`,
    warnings: [
      unclear > 0 && `Line ${kept.unread[0]?.line}: ${kept.unread[0]?.why}`,
      rows.some(({ kind, credit }) => kind === "credit" && credit === undefined) &&
        "Some statement credits name no credit of the card; log them with record_credit_use.",
    ],
    data: {
      rows: { ...counts, known, left_out: kept.left_out },
      purchases: [...added, ...corrected].map(toPurchaseRow),
      unread: kept.unread,
      columns: kept.columns && namedColumns(kept.columns),
      feeds,
    },
  };
}

function toUncoded({ rows, source }: Kept, logId: string, scene: Scene) {
  const cards = new Map(heldCards(scene, { status: "all" }).map((held) => [held.entry.id, held]));
  return rows.flatMap(({ card, ...row }): { row: Uncoded; held: HeldCard }[] => {
    const held = cards.get(card);
    return held === undefined ? [] : [{ row: { ...row, source, log_id: logId }, held }];
  });
}

/** Remembers the columns of files of this form. */
function shapesAfter(
  shapes: Readonly<Record<string, Record<string, string>>>,
  { shape, columns: used, basis }: Kept,
) {
  if (shape === undefined || used === undefined || basis === "preset") return { ...shapes };
  return { ...shapes, [shape]: namedColumns(used) };
}

const namedColumns = (used: Columns): Record<string, string> =>
  Object.fromEntries(
    Object.entries(used).flatMap(([role, name]) => (name === undefined ? [] : [[role, name]])),
  );

const toImport = ({ rows, source, from, to }: Kept, id: string, { today }: Scene) => ({
  id,
  wallet_card_ids: [...new Set(rows.map(({ card }) => card))],
  source,
  from,
  to,
  imported_on: today,
});
