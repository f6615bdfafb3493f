import { createHash } from "node:crypto";
import * as z from "zod";
import { toTimestamp } from "../../accounts/deps.ts";
import { listPurchases, type Purchase } from "../../accounts/purchases.ts";
import { WALLET_FORMAT } from "../../accounts/wallet.ts";
import { defineReader } from "../frame/reader.ts";
import { count } from "../../advice/money.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { MAX_STATEMENT_LENGTH, MAX_STATEMENT_ROWS } from "../purchases/statement.ts";
import { SECTIONS, toPart, type WalletPart } from "./sections.ts";
import { toCsv, toPurchaseCsv } from "./wallet-csv.ts";

const PURCHASES = "purchases";

export const exportWallet = defineReader({
  name: "export_wallet",
  title: "Export the wallet",
  description:
    "Download, export, save, print or back up all my data (backup): a copy of everything the " +
    "member keeps here, as a JSON file or one CSV spreadsheet; import_wallet reads both.",
  input: z.strictObject({
    format: z.enum(["json", "csv"]),
    sections: z
      .array(z.enum([...SECTIONS, PURCHASES]))
      .min(1)
      .optional()
      .describe("All but purchases by default."),
  }),
  data: z.object({
    file: z.string().describe("The whole file as text."),
    file_name: z.string(),
    media_type: z.string(),
    checksum: z.string().describe("SHA-256 of the file, in hexadecimal."),
    rows: z.record(z.string(), z.int()).describe("How many of each section."),
  }),
  brief: { isLong: true, columns: { file: "" } },
  load: async ({ sections }, { deps, caller }) =>
    sections?.includes(PURCHASES) === true
      ? { purchases: await listPurchases(deps, caller.accountId) }
      : {},
  answer: ({ format, sections = SECTIONS }, { wallet, now, today, purchases }) => {
    const wanted = sections.filter((section) => section !== PURCHASES);
    if (wanted.length < sections.length) {
      if (wanted.length > 0) throw new ToolError("Ask for purchases alone: they are a CSV.");
      return toLogFile(purchases ?? [], today);
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
        ...toFile(format === "csv" ? toCsv(part) : toJson(part, now), "wallet", format, today),
        rows,
      },
    };
  },
});

function toLogFile(purchases: readonly Purchase[], today: string) {
  const file = toPurchaseCsv(purchases);
  const isLong = purchases.length >= MAX_STATEMENT_ROWS || file.length > MAX_STATEMENT_LENGTH;
  return {
    summary: `The purchase log as CSV: ${count(purchases.length, "purchase")}.`,
    next_actions: ["import_wallet reads it back, after the cards it names.", isLong && IN_PARTS],
    data: {
      ...toFile(file, PURCHASES, "csv", today),
      rows: { purchases: purchases.length },
    },
  };
}

const IN_PARTS =
  `It is too long to read back at once: send parts of fewer than ${MAX_STATEMENT_ROWS} lines and ` +
  `at most ${MAX_STATEMENT_LENGTH} characters, each with the first line of the file above it.`;

const toFile = (file: string, name: string, format: "json" | "csv", today: string) => ({
  file,
  file_name: `cardfile-${name}-${today}.${format}`,
  media_type: format === "csv" ? "text/csv" : "application/json",
  checksum: createHash("sha256").update(file).digest("hex"),
});

function toJson(part: WalletPart, now: number): string {
  const file = { cardfile_wallet: WALLET_FORMAT, exported_at: toTimestamp(now), wallet: part };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}
