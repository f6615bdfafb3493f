import * as z from "zod";
import { dropSlip, putSlip, readSlip, type Slip } from "../../accounts/wallet-slips.ts";
import { digestOf, toTimestamp } from "../../accounts/deps.ts";
import type { Wallet } from "../../accounts/wallet.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { MemberContext } from "../frame/context.ts";
import { candidate } from "../../member/needs-input.ts";
import { type Decision, defineWriter } from "../frame/writer.ts";
import { count } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import { checkPart, countEffects, planImport } from "./import-plan.ts";
import { mergePart, SECTIONS, type WalletPart } from "./sections.ts";

const MOST_TEXT = 200_000;
const CODE_MINUTES = 10;

const matched = z.object({
  text: z.string().describe("As it was written."),
  kind: z.enum(["card", "balance"]),
  id: z.string(),
  name: z.string(),
  owner: z.string(),
  certainty: z.enum(["exact", "likely"]).describe("likely: others share the short name."),
  count: z.int().optional(),
  already_held: z.int().optional().describe("Held already, so not added again."),
  opened_on: z.string().optional(),
  closed_on: z.string().optional(),
  last4: z.string().optional(),
  note: z.string().optional().describe("What of it was not taken, and why."),
  points: z.int().optional(),
  alternatives: z.array(candidate).readonly().optional(),
});

const data = z.object({
  applied: z.boolean(),
  matched: z.array(matched).readonly(),
  ambiguous: z
    .array(z.object({ text: z.string(), candidates: z.array(candidate).readonly() }))
    .readonly(),
  unmatched: z.array(z.object({ text: z.string(), reason: z.string() })).readonly(),
  effects: z.array(
    z.object({
      section: z.enum(SECTIONS),
      added: z.int(),
      replaced: z.int(),
      same: z.int(),
    }),
  ),
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
    content: z.string().min(1).max(MOST_TEXT).optional().describe("What to import; for a preview."),
    format: z.enum(["auto", "text", "csv", "json"]).optional().describe("auto by default."),
    confirm_code: z.string().min(1).max(100).optional().describe("Of a preview; applies it."),
  }),
  data,
  load: async ({ confirm_code: token }, { deps, caller }) =>
    token === undefined
      ? undefined
      : await readSlip(deps.store, { accountId: caller.accountId, purpose: "preview", token }),
  brief: { rows: "matched" },
  decide: ({ content, format = "auto", confirm_code: code }, scene, context, slip) => {
    if (code !== undefined) return apply(code, slip, scene, context);
    if (content === undefined) {
      throw new ToolError("Give content to preview, or the confirm_code of a preview to apply it.");
    }
    return preview(content, format, scene, context);
  },
});

/** What a preview showed, and what the sections it touches were then. */
const shown = z.object({ part: z.record(z.string(), z.unknown()), seen: z.string() });

const digestOfTouched = (wallet: Wallet, part: WalletPart): string =>
  digestOf(JSON.stringify(SECTIONS.map((section) => part[section] && wallet[section])));

function preview(
  content: string,
  format: Parameters<typeof planImport>[1],
  scene: Scene,
  { caller }: MemberContext,
): Decision<Data> {
  const { part, ...told } = planImport(content, format, scene);
  const effects = countEffects(scene.wallet, part);
  const isNothing = effects.every(({ added, replaced }) => added + replaced === 0);
  const open = told.ambiguous.length + told.unmatched.length;
  const found = effects.map(
    ({ section, added, replaced }) => `${section} ${added} new, ${replaced} changed`,
  );
  const token = scene.newId();
  const expires = scene.now + CODE_MINUTES * 60_000;
  const plan = { part, seen: digestOfTouched(scene.wallet, part) };
  const kept = putSlip({ accountId: caller.accountId, purpose: "preview", token }, plan, expires);
  const code = { confirm_code: token, confirm_by: toTimestamp(expires) };
  const likely = told.matched.some(({ certainty }) => certainty === "likely");
  return {
    after: scene.wallet,
    also: isNothing ? [] : [kept],
    ...(isNothing ? {} : { onceDone: code }),
    reply: {
      summary: `Preview, nothing changed: ${found.join("; ") || "nothing to import"}; ${count(open, "entry", "entries")} not understood.`,
      data: { applied: false, ...told, effects },
      warnings: likely ? ["Some names are shared by several cards; check certainty: likely."] : [],
      next_actions: [
        ...(isNothing
          ? []
          : ["Show the preview, then call import_wallet with confirm_code to apply."]),
        ...(open > 0 ? ["Write what was not understood more exactly and preview again."] : []),
      ],
    },
  };
}

function apply(
  token: string,
  slip: Slip | undefined,
  scene: Scene,
  { caller }: MemberContext,
): Decision<Data> {
  if (slip === undefined) {
    throw new ToolError(
      "This confirm_code is unknown, used or older than 10 minutes. Preview again.",
    );
  }
  const { part: sent, seen } = shown.parse(slip.content);
  const part: WalletPart = checkPart(sent);
  if (seen !== digestOfTouched(scene.wallet, part)) {
    throw new ToolError(
      "The wallet has changed since the preview, so it is not what was shown. Preview again.",
    );
  }
  const effects = countEffects(scene.wallet, part);
  const added = effects.reduce((sum, one) => sum + one.added, 0);
  const replaced = effects.reduce((sum, one) => sum + one.replaced, 0);
  return {
    after: mergePart(scene.wallet, part),
    also: [dropSlip({ accountId: caller.accountId, purpose: "preview", token }, slip)],
    reply: {
      summary: `Imported: ${count(added, "entry", "entries")} added, ${replaced} changed.`,
      data: { applied: true, matched: [], ambiguous: [], unmatched: [], effects },
      next_actions: ["Look at it with get_wallet; set what cards need with update_wallet_card."],
    },
  };
}
