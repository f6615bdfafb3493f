import * as z from "zod";
import { wallet as walletShape } from "../../accounts/wallet.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { Scene } from "../../member/scene.ts";
import { changeSpend, spendParams } from "../spending/change-spend.ts";
import { defineWriter } from "../frame/writer.ts";
import { count } from "../../advice/money.ts";
import { changesBetween, fieldNames } from "./apply-input.ts";
import { applyProfile, type ProfileInput, profileInput } from "./profile-input.ts";
import { refuseCardNumbers } from "../frame/refuse-digits.ts";
import { changeRow } from "./wallet-card-row.ts";

export const profileRow = z.object(walletShape.shape.profile.shape);

export const updateProfile = defineWriter({
  name: "update_profile",
  title: "Change the profile",
  description:
    "Change my preferences: home airport (we moved), time zone, goals such as travel or cash " +
    "back, our household (wife, kids), memberships such as Costco or Prime, business cards or " +
    "not, bank relationships, conservative or high point values, the cash-back card to " +
    "compare against by default; my monthly spend (budget, expenses) by category: we spend 800 " +
    "per month on groceries, our gas is 250 now. What is left out stays, null clears it.",
  idempotent: true,
  input: z.strictObject({ ...profileInput, ...spendParams }),
  data: z.object({
    profile: profileRow,
    changed: z.array(changeRow).readonly(),
    spend: z.record(z.string(), z.number()).optional(),
  }),
  decide: (given, scene) => {
    const { spend, replace_spend: replace, ...fields } = given;
    refuseCardNumbers(given, scene.wallet);
    if (Object.keys(given).length === 0) throw new ToolError("Give at least one field to change.");
    const own = changeFields(fields, scene);
    if (spend === undefined) return own;
    const { after, reply } = changeSpend({ spend, replace }, { ...scene, wallet: own.after });
    const changed = reply.data.changed.map((row) => ({
      field: `spend.${row.category}`,
      previous: row.before_usd,
      new: row.after_usd,
    }));
    const isAlone = Object.keys(fields).length === 0;
    return {
      after,
      reply: {
        summary: isAlone ? reply.summary : `${own.reply.summary} ${reply.summary}`,
        data: {
          profile: own.reply.data.profile,
          changed: [...own.reply.data.changed, ...changed],
          spend: { ...reply.data.spend },
        },
        warnings: [isAlone ? [] : own.reply.warnings, reply.warnings],
        next_actions: [own.reply.next_actions, reply.next_actions],
      },
    };
  },
});

function changeFields(given: ProfileInput, { wallet, facts }: Scene) {
  const profile = applyProfile(wallet, given, facts);
  const changed = changesBetween(wallet.profile, profile);
  const isSame = changed.length === 0;
  const isMoved = changed.some(({ field }) => field === "time_zone");
  return {
    after: isSame ? wallet : { ...wallet, profile },
    reply: {
      summary: isSame
        ? "The profile is as it was."
        : `${count(changed.length, "field")} of the profile changed: ${fieldNames(changed)}.`,
      data: { profile, changed },
      warnings: isSame ? ["It is the same as before."] : [],
      next_actions: isMoved ? [`Days are counted in ${profile.time_zone} from now on.`] : [],
    },
  };
}
