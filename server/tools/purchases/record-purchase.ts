import * as z from "zod";
import { readSlip } from "../../accounts/wallet-slips.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { refuseCardNumbers } from "../frame/refuse-digits.ts";
import { defineWriter } from "../frame/writer.ts";
import { columns } from "./columns.ts";
import { applyStatement, previewStatement, slipName } from "./import-statement.ts";
import { logData } from "./log-data.ts";
import { recordOne } from "./record-one.ts";
import { undoLog } from "./undo-log.ts";

const MAX_STATEMENT = 200_000;
const MAX_USD = 1_000_000;

/** By any name. */
const name = z.string().min(1).max(200);

export const recordPurchase = defineWriter({
  name: "record_purchase",
  title: "Log purchases, one or a statement",
  description:
    "I bought, paid or charged something: log it by card, amount and merchant or category; or " +
    "import a card's statement (transactions as OFX, QFX, CSV): a preview, then its confirm_code " +
    "alone. Feeds caps, bonuses, credits and spending; a known row counts once.",
  idempotent: false,
  input: z.strictObject({
    card: name.optional().describe("A held one."),
    amount: z
      .number()
      .min(-MAX_USD)
      .max(MAX_USD)
      .optional()
      .describe("US dollars; a refund is negative."),
    merchant: name.optional(),
    category: name.optional(),
    date: z.iso.date().optional(),
    statement: z.string().min(1).max(MAX_STATEMENT).optional().describe("The file."),
    columns: columns
      .optional()
      .describe(
        "{date,text,amount|debit,credit,id,type,category,card,dates:mdy|dmy,charges:positive|negative}: " +
          "of a CSV, if guessed wrong.",
      ),
    confirm_code: z.string().min(1).max(100).optional(),
    undo: z.string().min(1).max(64).optional().describe("A log_id."),
  }),
  data: logData,
  brief: { rows: "purchases" },
  load: async (given, context, scene) => {
    const { statement, confirm_code: code, undo } = given;
    const asked = [statement, code, undo, given.amount].filter((one) => one !== undefined);
    if (asked.length !== 1) {
      throw new ToolError(
        "Give one of these: amount with a card, statement, confirm_code or undo.",
      );
    }
    if (undo !== undefined) return undoLog(undo, scene, context);
    if (code !== undefined) {
      const slip = await readSlip(context.deps.store, slipName(context, code));
      return applyStatement(code, slip, scene, context);
    }
    if (statement !== undefined) return previewStatement({ ...given, statement }, scene, context);
    refuseCardNumbers({ merchant: given.merchant, category: given.category });
    return recordOne(given, scene, context);
  },
  decide: (_given, _scene, _context, planned) => {
    if (planned === undefined) throw new Error("nothing was planned");
    return planned;
  },
});
