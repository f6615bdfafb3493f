import { createHash } from "node:crypto";
import * as z from "zod";
import { toTimestamp } from "../../accounts/deps.ts";
import { WALLET_FORMAT } from "../../accounts/wallet.ts";
import { defineReader } from "../frame/reader.ts";
import { count } from "../../advice/money.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { LogPart } from "../../member/scene.ts";
import { EMPTY_LOG, readLogPart } from "./log-parts.ts";
import { SECTIONS, toPart, type WalletPart } from "./sections.ts";
import { toCsv } from "./wallet-csv.ts";

const PURCHASES = "purchases";

export const exportWallet = defineReader({
  name: "export_wallet",
  title: "Export the wallet",
  description:
    "Download, export, save, print or back up all my data (backup): everything kept here, as a " +
    "JSON file or one CSV spreadsheet; import_wallet reads both.",
  input: z.strictObject({
    format: z.enum(["json", "csv"]),
    sections: z
      .array(z.enum([...SECTIONS, PURCHASES]))
      .min(1)
      .optional()
      .describe("All but purchases by default."),
    /** The part of a long purchase log, from 1; the answer says if there are more. */
    part: z.int().min(1).optional(),
  }),
  data: z.object({
    file: z.string().describe("The whole file as text."),
    file_name: z.string(),
    media_type: z.string(),
    checksum: z.string().describe("SHA-256 of the file, in hexadecimal."),
    rows: z.record(z.string(), z.int()).describe("Entries in each section."),
    parts: z.int().optional().describe("How many there are."),
  }),
  brief: { isLong: true, columns: { file: "" } },
  load: async ({ sections, part }, context) =>
    sections?.every((section) => section === PURCHASES) === true
      ? { logPart: await readLogPart(context, part ?? 1) }
      : {},
  answer: ({ format, sections = SECTIONS, part: asked }, { wallet, now, today, logPart }) => {
    const wanted = sections.filter((section) => section !== PURCHASES);
    if (wanted.length === 0) return toLogFile(logPart ?? EMPTY_LOG, asked ?? 1, today);
    if (wanted.length < sections.length) {
      throw new ToolError("Ask for purchases alone: they are a CSV.");
    }
    if (asked !== undefined) {
      throw new ToolError(
        "Only the purchase log has parts: leave part out, or ask for purchases alone.",
      );
    }
    const part = toPart(wallet, wanted);
    const rows = Object.fromEntries(
      SECTIONS.filter((section) => part[section] !== undefined).map((section) => [
        section,
        section === "profile" ? 1 : Object.keys(part[section] ?? {}).length,
      ]),
    );
    const total = Object.values(rows).reduce((sum, many) => sum + many, 0);
    return {
      summary: `The wallet as ${format.toUpperCase()}: ${count(total, "entry", "entries")}.`,
      data: {
        ...toFile(format === "csv" ? toCsv(part) : toJson(part, now), `wallet-${today}`, format),
        rows,
      },
    };
  },
});

function toLogFile({ file, rows, total, parts }: LogPart, part: number, today: string) {
  if (part > parts) throw new ToolError(`There is no part ${part}: ask for ${toChoice(parts)}.`);
  const isOne = parts === 1;
  return {
    summary: `The purchase log as CSV: ${count(total, "purchase")}${isOne ? "" : `, part ${part} of ${parts}`}.`,
    next_actions: [
      "import_wallet reads it back, after the cards it names.",
      part < parts && `Call again with part ${part + 1} for the next.`,
    ],
    data: {
      ...toFile(file, `${PURCHASES}-${today}${isOne ? "" : `-part-${part}`}`, "csv"),
      rows: { purchases: rows },
      parts: isOne ? undefined : parts,
    },
  };
}

const toChoice = (parts: number): string =>
  parts === 1 ? "the purchases without part" : `a part from 1 to ${parts}`;

const toFile = (file: string, name: string, format: "json" | "csv") => ({
  file,
  file_name: `cardfile-${name}.${format}`,
  media_type: format === "csv" ? "text/csv" : "application/json",
  checksum: createHash("sha256").update(file).digest("hex"),
});

function toJson(part: WalletPart, now: number): string {
  const file = { cardfile_wallet: WALLET_FORMAT, exported_at: toTimestamp(now), wallet: part };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}
