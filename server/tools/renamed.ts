import * as z from "zod";
import { andThen, type AnyTool } from "../mcp/tool.ts";
import type { MemberContext } from "./frame/context.ts";
import { updateProfile } from "./wallet/update-profile.ts";

const { spend, dry_run, idempotency_key } = updateProfile.input.shape;
const spendingProfile = z.strictObject({
  spend,
  replace: z.boolean().optional(),
  dry_run,
  idempotency_key,
});

/**
 * Tools by the names they had in the last release; they are not listed, and each answers as the tool
 * in its place and names it. To be removed with the next release.
 */
export const renamedTools: readonly AnyTool<MemberContext>[] = [
  {
    ...updateProfile,
    name: "set_spending_profile",
    input: spendingProfile,
    call: (raw, context) => {
      const { replace, ...given } = spendingProfile.parse(raw);
      const answer = updateProfile.call({ ...given, replace_spend: replace }, context);
      return andThen(answer, (found) => ({ ...found, notes: [...found.notes, MOVED] }));
    },
  },
];

const MOVED = "set_spending_profile is update_profile now, with spend and replace_spend.";

const current: ReadonlyMap<string, string> = new Map([["set_spending_profile", "update_profile"]]);

export const currentName = (name: string): string => current.get(name) ?? name;
