import { readSlip, type Slip } from "../../accounts/wallet-slips.ts";
import type { Scene } from "../../member/scene.ts";
import type { MemberContext } from "../frame/context.ts";
import type { Decision } from "../frame/writer.ts";
import {
  applyStatement,
  keptStatement,
  previewStatement,
  slipName,
} from "../purchases/import-statement.ts";
import { isOwnLog } from "../purchases/is-statement.ts";
import type { LogData } from "../purchases/log-data.ts";

/** A preview that is confirmed, and the purchases that are previewed or confirmed, if any. */
interface Loaded {
  readonly slip?: Slip | undefined;
  readonly log?: Decision<LogData> | undefined;
}

/** Reads what an import needs of the store; a log of purchases is read as statements are. */
export async function loadImport(
  content: string | undefined,
  code: string | undefined,
  context: MemberContext,
  scene: Scene,
): Promise<Loaded> {
  if (code === undefined) {
    const isLog = content !== undefined && isOwnLog(content);
    return {
      log: isLog ? await previewStatement({ statement: content }, scene, context) : undefined,
    };
  }
  const slip = await readSlip(context.deps.store, slipName(context, code));
  const isLog = keptStatement.safeParse(slip?.content).success;
  return { slip, log: isLog ? await applyStatement(code, slip, scene, context) : undefined };
}

/** The effects on the log in the terms of an import. */
export function toLogEffects({ reply }: Decision<LogData>) {
  const data = "data" in reply ? reply.data : undefined;
  const { added = 0, corrected: replaced = 0, known: same = 0 } = data?.rows ?? {};
  const unread = data?.unread ?? [];
  return {
    applied: data?.applied ?? false,
    matched: [],
    ambiguous: [],
    unmatched: unread.map(({ line, why }) => ({ text: `line ${line}`, reason: why })),
    effects: [{ section: "purchases" as const, added, replaced, same }],
  };
}
