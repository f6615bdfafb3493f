import * as z from "zod";
import type { Write } from "../../accounts/store/store.ts";
import { putSlip, readSlip } from "../../accounts/wallet-slips.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { MemberContext } from "./context.ts";
import { type Reply, withPlainNotes } from "./envelope.ts";

/* Replies to writes, kept by idempotency key: a repeat gets the same reply and changes nothing. */

type Raw = Record<string, unknown>;

export interface RepeatableCall {
  readonly token: string | undefined;
  readonly digest: string;
}

const REPLY_MS = 24 * 60 * 60_000;

/** Longer replies are kept without their lists, which may hold every row of a statement. */
const MAX_REPLY_BYTES = 8192;

const storedReply = z.object({
  asked: z.string(),
  is_cut: z.boolean().optional(),
  reply: z.looseObject({ summary: z.string(), data: z.looseObject({}) }),
});

/** The earlier reply to the same call. Throws if the key was used for a different call. */
export async function findReply(
  { deps, caller: { accountId } }: MemberContext,
  { token, digest }: RepeatableCall,
): Promise<Reply<Raw> | undefined> {
  if (token === undefined) return undefined;
  const slip = await readSlip(deps.store, { accountId, purpose: "reply", token });
  if (slip === undefined) return undefined;
  const { asked, reply, is_cut: isCut } = storedReply.parse(slip.content);
  if (asked !== digest) {
    throw new ToolError("This idempotency_key was used for another request. Use a new one.");
  }
  return {
    ...reply,
    warnings: ["This request was already done; nothing was repeated.", isCut && CUT],
  };
}

export function keepReply(
  { deps, caller: { accountId } }: MemberContext,
  { token, digest: asked }: RepeatableCall,
  reply: Reply<Raw>,
): readonly Write[] {
  if (token === undefined) return [];
  const whole = withPlainNotes(reply);
  const text = JSON.stringify(whole);
  const isCut = Buffer.byteLength(text) > MAX_REPLY_BYTES;
  const content = isCut
    ? { asked, reply: withoutLists(text), is_cut: true }
    : { asked, reply: whole };
  return [putSlip({ accountId, purpose: "reply", token }, content, deps.now() + REPLY_MS)];
}

const CUT = "The lists of the first answer were too long to keep and are left out.";

/** Any list may be empty, so the rest still has a valid shape. */
const withoutLists = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown) => (Array.isArray(value) ? [] : value));
