import * as z from "zod";
import { purchase, type PurchaseSums, statementImport } from "../../accounts/purchases.ts";
import { addDays } from "../../advice/days.ts";
import { count, formatUsd, toCents } from "../../advice/money.ts";
import { heldCards, getHeld, type HeldCard, toHeldCandidate } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import type { MemberContext } from "../frame/context.ts";
import { mapInPieces } from "../frame/in-pieces.ts";
import { keepPreview, type KeptPreview, unknownCode } from "../frame/previews.ts";
import type { Decision } from "../frame/writer.ts";
import { changeLog } from "./change-log.ts";
import { createCoder } from "./code-rows.ts";
import { type Columns, columns, OWN_ID } from "./columns.ts";
import { type LogData, logData, NO_ROWS, tellFeeds, toPurchaseRow } from "./log-data.ts";
import { mergeRows, monthsOf } from "./merge-log.ts";
import { categoryOf } from "./presets.ts";
import { readStatement } from "./read-statement.ts";
import { kindOf } from "./row-kind.ts";
import { MAX_PURCHASE_USD, type Unread, type StatementRow } from "./statement.ts";
import { digestOf } from "../../accounts/deps.ts";
import { groupBy } from "../../contract/group-by.ts";
import { normalizeName } from "../../contract/names.ts";
import { NeedsInput } from "../../member/needs-input.ts";

/** A parsed statement, kept between preview and confirmation. */
export const keptStatement = statementImport.pick({ source: true, from: true, to: true }).extend({
  /** Purchase rows by held card, not coded yet. */
  rows: z.array(
    purchase
      .pick({ id: true, on: true, cents: true, text: true, kind: true, category: true })
      .extend({ card: z.string() }),
  ),
  left_out: z.int(),
  unread: logData.shape.unread,
  columns: columns.optional(),
  shape: z.string().optional(),
  basis: z.enum(["ofx", "told", "remembered", "preset", "proposed"]),
});

type Kept = z.infer<typeof keptStatement>;

interface Sent {
  readonly statement: string;
  readonly card?: string | undefined;
  readonly columns?: Columns | undefined;
}

/** Shows what a statement would change; only the preview is stored. */
export async function previewStatement(
  sent: Sent,
  scene: Scene,
  context: MemberContext,
): Promise<Decision<LogData>> {
  const kept = await readSent(sent, scene);
  const { data, summary, warnings } = await planStatement(kept, scene, context);
  const isNothing = data.rows.added + data.rows.corrected === 0;
  return {
    after: scene.wallet,
    ...(!isNothing && (await keepPreview(kept, scene, context))),
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
  { content, used }: KeptPreview,
  scene: Scene,
  context: MemberContext,
): Promise<Decision<LogData>> {
  const kept = keptStatement.safeParse(content).data;
  if (kept === undefined) throw unknownCode();
  const { after, also, data, summary, warnings, logId } = await planStatement(kept, scene, context);
  return {
    after,
    also: [used, ...also],
    reply: {
      summary: `Imported: ${summary}`,
      data: { ...data, applied: true, log_id: logId },
      warnings,
      next_actions: ["To undo it: record_purchase with undo and this log_id."],
    },
  };
}

/** The purchases of a statement, each with its card. */
async function readSent({ statement, card, columns: told }: Sent, scene: Scene): Promise<Kept> {
  const { rows, unread, from, to, ...about } = await readStatement(
    statement,
    told,
    scene.log?.shapes ?? {},
  );
  const cardOf = createCardFinder(card, scene);
  const idOf = createIds(rows, about.columns ?? {});
  const lastDay = addDays(scene.today, 1);
  const read = await mapInPieces(rows, (row): Kept["rows"][number] | Unread | undefined => {
    const { line, on, cents, text } = row;
    if (on > lastDay) return { line, why: `${on} is in the future.` };
    const kind = kindOf(row);
    if (kind !== "purchase" && kind !== "refund" && kind !== "credit") return undefined;
    const held = cardOf(row);
    if (cents === 0) return undefined;
    if (Math.abs(cents) > toCents(MAX_PURCHASE_USD)) return { line, why: TOO_MUCH };
    const category = row.category === undefined ? undefined : categoryOf(row.category, scene.facts);
    return { card: held.entry.id, id: idOf(row, held), on, cents, text, kind, category };
  });
  const ahead = read.filter((one) => one !== undefined && "why" in one);
  const purchases = read.filter((one) => one !== undefined && "kind" in one);
  const days = rows.map(({ on }) => on).toSorted();
  return {
    ...about,
    rows: purchases,
    from: from ?? days[0] ?? scene.today,
    to: to ?? days.at(-1) ?? scene.today,
    left_out: rows.length - ahead.length - purchases.length,
    unread: [...unread, ...ahead].toSorted((a, b) => a.line - b.line),
  };
}

const TOO_MUCH = `It is over ${formatUsd(MAX_PURCHASE_USD)}, the most for a purchase.`;

async function planStatement(kept: Kept, scene: Scene, context: MemberContext) {
  const logId = scene.newId();
  const rows = await codeRows(kept, logId, scene);
  const { added, corrected, known, feeds, ...planned } = await changeLog(
    scene,
    context,
    monthsOf(rows),
    (before) => mergeRows(before, rows),
    (sums) => ({
      ...sums,
      imports: [...sums.imports, toImport(kept, logId, scene)],
      shapes: shapesAfter(sums.shapes, kept),
    }),
  );
  const unclear = kept.unread.length;
  const counts = { ...NO_ROWS, added: added.length, corrected: corrected.length };
  return {
    ...planned,
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

async function codeRows({ rows, source }: Kept, logId: string, scene: Scene) {
  const cards = new Map(heldCards(scene, { status: "all" }).map((held) => [held.entry.id, held]));
  const code = createCoder(scene);
  const coded = await mapInPieces(rows, ({ card, ...row }) => {
    const held = cards.get(card);
    return held && code({ ...row, source, log_id: logId }, held);
  });
  return coded.filter((row) => row !== undefined);
}

/** Remembers the columns for files with the same header. */
function shapesAfter(
  shapes: PurchaseSums["shapes"],
  { shape, columns: used, basis }: Kept,
): PurchaseSums["shapes"] {
  if (shape === undefined || used === undefined || basis === "preset") return shapes;
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

/** The named card, or the one with the line's last digits. Asks if neither decides. */
function createCardFinder(name: string | undefined, scene: Scene) {
  const named = name === undefined ? undefined : getHeld(scene, name);
  const cards = heldCards(scene, { status: "all" });
  return ({ last4, card }: StatementRow): HeldCard => {
    if (named !== undefined) return named;
    const own = cards.find(({ entry }) => entry.id === card);
    if (own !== undefined) return own;
    const fitting = cards.filter(({ entry }) => last4 !== undefined && entry.last4 === last4);
    const [only] = fitting;
    if (only !== undefined && fitting.length === 1) return only;
    const unknown = last4 === undefined ? "" : `No single held card ends in ${last4}. `;
    throw new NeedsInput(`${unknown}Which held card is this statement for? Give card.`, {
      argument: "card",
      candidates: cards.map(toHeldCandidate),
    });
  };
}

const ID_LENGTH = 22;
const toId = (key: string): string => digestOf(key).slice(0, ID_LENGTH);

const KEPT_ID = /^[\w-]{1,64}$/;

/** Ids from the bank's own, or from a row's content and its number among identical rows. */
function createIds(rows: readonly StatementRow[], { id: column = "" }: Partial<Columns>) {
  const keepsIds = normalizeName(column) === OWN_ID;
  const byId = groupBy(rows, ({ id = "" }) => id);
  const seen = new Map<string, number>();
  return ({ id, on, cents, text }: StatementRow, { entry }: HeldCard): string => {
    const isOwn = id !== undefined && byId.get(id)?.length === 1;
    // Our own exports have the log's ids.
    if (isOwn && keepsIds && KEPT_ID.test(id)) return id;
    if (isOwn) return toId(JSON.stringify([entry.id, id]));
    const says = JSON.stringify([entry.id, on, cents, text, id]);
    const nth = (seen.get(says) ?? 0) + 1;
    seen.set(says, nth);
    return toId(`${says} ${nth}`);
  };
}
