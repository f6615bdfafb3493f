import type { Rows } from "../read.ts";
import { defineCheck, rowProblems } from "./check.ts";

type Policy = Rows<"issuerPolicies">[number];

const COUNT = { form: /^\d{1,3}$/, about: "a whole number" } as const;
const YES_NO = { form: /^(?:true|false|some)$/, about: "true, false or some" } as const;

const VALUES: Readonly<
  Record<Policy["policy"], { readonly form: RegExp; readonly about: string }>
> = {
  annual_fee_refund_days: COUNT,
  product_changes: YES_NO,
  product_change_min_months: COUNT,
  upgrade_min_months: COUNT,
  bonus_clawback_months: COUNT,
  points_lost_on_closing_days: COUNT,
  spend_window_starts: {
    form: /^(?:approval|opening|activation)$/,
    about: "approval, opening or activation",
  },
  reports_business_to_personal: YES_NO,
  reports_authorized_users: YES_NO,
  reconsideration: { form: /^(?:phone|none)$/, about: "phone or none" },
};

export default defineCheck({
  name: "issuer-policies",
  about: "The value of a policy is of its kind.",
  run: (tables) =>
    rowProblems(tables, "issuerPolicies", ({ policy, value }) => {
      const { form, about } = VALUES[policy];
      return [[!form.test(value), "value", `expected ${about}, got "${value}"`]];
    }),
});
