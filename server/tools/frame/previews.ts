import { toTimestamp } from "../../accounts/deps.ts";
import { keepSlip, readSlip, type SlipName } from "../../accounts/wallet-slips.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { Scene } from "../../member/scene.ts";
import type { MemberContext } from "./context.ts";

/* A preview is kept for some minutes; its code alone applies exactly what it showed, once. */

const CODE_MINUTES = 10;

const slipName = ({ caller }: MemberContext, token: string): SlipName => ({
  accountId: caller.accountId,
  purpose: "preview",
  token,
});

/** The part of a decision that stores a preview and returns its code. */
export async function keepPreview(content: unknown, { now, newId }: Scene, context: MemberContext) {
  const code = newId();
  const expires = now + CODE_MINUTES * 60_000;
  return {
    also: await keepSlip(context.deps.store, slipName(context, code), content, expires),
    onceDone: { confirm_code: code, confirm_by: toTimestamp(expires) },
  };
}

/** A stored preview, not parsed yet, and the write that uses it up. */
export type KeptPreview = Awaited<ReturnType<typeof readPreview>>;

export async function readPreview(code: string, context: MemberContext) {
  const slip = await readSlip(context.deps.store, slipName(context, code));
  if (slip === undefined) throw unknownCode();
  return slip;
}

export const unknownCode = (): ToolError =>
  new ToolError(
    `This confirm_code is unknown, used or older than ${CODE_MINUTES} minutes. Preview again.`,
  );
