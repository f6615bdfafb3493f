import * as z from "zod";
import { checkWallet } from "../../accounts/check-wallet.ts";
import { digestOf } from "../../accounts/deps.ts";
import type { Wallet } from "../../accounts/wallet.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { MemberContext } from "../frame/context.ts";
import { keepPreview, type KeptPreview, readPreview } from "../frame/previews.ts";
import { type Decision, defineWriter } from "../frame/writer.ts";
import { count } from "../../advice/money.ts";
import { NeedsInput } from "../../member/needs-input.ts";
import type { Scene } from "../../member/scene.ts";
import { applyStatement, keptStatement, previewStatement } from "../purchases/import-statement.ts";
import { MAX_STATEMENT_LENGTH } from "../purchases/statement.ts";
import { isOwnLog } from "../purchases/columns.ts";
import type { LogData } from "../purchases/log-data.ts";
import { checkPart, countEffects, planImport } from "./import-plan.ts";
import { UNKNOWN_CARD } from "./meanings.ts";
import { ambiguousRow, matchedRow, type Resolved, unmatchedRow } from "./resolve-items.ts";
import { mergePart, SECTIONS, type WalletPart } from "./sections.ts";

const effectRow = z.object({
  section: z.enum([...SECTIONS, "purchases"]),
  added: z.int(),
  replaced: z.int(),
  same: z.int(),
});

const data = z.object({
  applied: z.boolean(),
  matched: z.array(matchedRow).readonly(),
  ambiguous: z.array(ambiguousRow).readonly(),
  unmatched: z.array(unmatchedRow).readonly(),
  effects: z.array(effectRow),
  confirm_code: z.string().optional().describe("Send it back to apply exactly this, once."),
  confirm_by: z.iso.datetime().optional(),
});

type Data = z.infer<typeof data>;

export const importWallet = defineWriter({
  name: "import_wallet",
  title: "Import cards and balances",
  description:
    "Load a list of cards and balances at once (here are all my cards, let me paste or upload " +
    'them, bring my stuff in from another app): text ("plat x2, csr", "250k MR"), CSV or a ' +
    "spreadsheet (card, owner, opened, last4, program, points), or a backup of export_wallet. " +
    "The first call previews and gives a confirm_code; call again with it alone to apply. One " +
    "card: add_wallet_card.",
  idempotent: false,
  input: z.strictObject({
    content: z
      .string()
      .min(1)
      .max(MAX_STATEMENT_LENGTH)
      .optional()
      .describe("What to import; for a preview."),
    format: z.enum(["auto", "text", "csv", "json"]).optional().describe("auto by default."),
    confirm_code: z.string().min(1).max(100).optional().describe("From a preview; applies it."),
    keep_unknown: z.boolean().optional().describe("true: untracked cards become own cards."),
  }),
  data,
  brief: { rows: "matched" },
  decide: async ({ content, format, confirm_code: code, keep_unknown }, scene, context) => {
    if (code !== undefined) {
      const kept = await readPreview(code, context);
      const isLog = keptStatement.safeParse(kept.content).success;
      return isLog
        ? ofLog(await applyStatement(kept, scene, context))
        : apply(kept, content, scene);
    }
    if (content === undefined) {
      throw new ToolError("Give content to preview, or the confirm_code of a preview to apply it.");
    }
    if (isOwnLog(content)) {
      return ofLog(await previewLog(content, scene, context), [APPLY]);
    }
    const plan = await planImport(content, format, scene, keep_unknown);
    return preview(plan, digestOf(content), scene, context);
  },
});

const APPLY = "Show the preview, then call import_wallet with confirm_code to apply.";

/** Throws if the wallet lacks a card of the log. */
async function previewLog(content: string, scene: Scene, context: MemberContext) {
  try {
    return await previewStatement({ statement: content }, scene, context);
  } catch (error) {
    if (!(error instanceof NeedsInput)) throw error;
    throw new ToolError(
      "The log has purchases of a card that the wallet does not hold. Import the wallet it was " +
        "exported with first, or log it with record_purchase, as statement, with a card.",
      { cause: error },
    );
  }
}

/** A purchase log is read like a statement; this converts the answer to that of an import. */
function ofLog(decision: Decision<LogData>, next_actions?: readonly string[]): Decision<Data> {
  const { reply } = decision;
  if (!("data" in reply)) return { ...decision, reply };
  const { summary, warnings, data: logged } = reply;
  const { added, corrected: replaced, known: same } = logged.rows;
  return {
    ...decision,
    reply: {
      summary,
      warnings,
      next_actions,
      data: {
        applied: logged.applied,
        matched: [],
        ambiguous: [],
        unmatched: logged.unread.map(({ line, why }) => ({ text: `line ${line}`, reason: why })),
        effects: [{ section: "purchases", added, replaced, same }],
      },
    },
  };
}

/** A preview, with digests of the input and of the sections it touches, to detect changes. */
const previewed = z.object({
  part: z.record(z.string(), z.unknown()),
  sent: z.string().optional(),
  seen: z.string(),
});

const digestOfTouched = (wallet: Wallet, part: WalletPart): string =>
  digestOf(JSON.stringify(SECTIONS.map((section) => part[section] && wallet[section])));

async function preview(
  { part, ...rows }: Resolved,
  sent: string,
  scene: Scene,
  context: MemberContext,
): Promise<Decision<Data>> {
  const { wallet } = scene;
  checkWallet(mergePart(wallet, part), wallet, scene.now);
  const effects = countEffects(wallet, part);
  const isNothing = effects.every(({ added, replaced }) => added + replaced === 0);
  const unclear = rows.ambiguous.length + rows.unmatched.length;
  const changes = effects.map(
    ({ section, added, replaced }) => `${section} ${added} new, ${replaced} changed`,
  );
  const kept = { part, sent, seen: digestOfTouched(wallet, part) };
  return {
    after: wallet,
    ...(!isNothing && (await keepPreview(kept, scene, context))),
    reply: {
      summary: `Preview, nothing changed: ${changes.join("; ") || "nothing to import"}; ${count(unclear, "entry", "entries")} not understood.`,
      data: { applied: false, ...rows, effects },
      warnings: rows.matched.some(({ certainty }) => certainty === "likely")
        ? ["Some names may mean another card; check those with certainty: likely."]
        : [],
      next_actions: [
        !isNothing && APPLY,
        rows.unmatched.some(({ reason }) => reason.startsWith(UNKNOWN_CARD)) &&
          "Cards that are not tracked can be kept as the member's own: preview again with keep_unknown: true.",
        unclear > 0 && "Reword what was not understood and preview again.",
      ],
    },
  };
}

function apply(
  { content, used }: KeptPreview,
  again: string | undefined,
  scene: Scene,
): Decision<Data> {
  const shown = previewed.parse(content);
  if (again !== undefined && digestOf(again) !== shown.sent) {
    throw new ToolError(
      "The content is not what was previewed; nothing was imported. Send confirm_code alone to " +
        "apply the preview, or content alone for a new preview.",
    );
  }
  const part = checkPart(shown.part);
  if (shown.seen !== digestOfTouched(scene.wallet, part)) {
    throw new ToolError(
      "The wallet has changed since the preview, so the preview no longer holds. Preview again.",
    );
  }
  const effects = countEffects(scene.wallet, part);
  const added = effects.reduce((sum, one) => sum + one.added, 0);
  const replaced = effects.reduce((sum, one) => sum + one.replaced, 0);
  return {
    after: mergePart(scene.wallet, part),
    also: [used],
    reply: {
      summary: `Imported: ${count(added, "entry", "entries")} added, ${replaced} changed.`,
      data: { applied: true, matched: [], ambiguous: [], unmatched: [], effects },
      next_actions: ["Check it with get_wallet; set what cards need with update_wallet_card."],
    },
  };
}
