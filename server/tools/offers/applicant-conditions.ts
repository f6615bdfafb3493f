import * as z from "zod";
import { BUSINESS, type Rule } from "../../advice/applications/eligibility.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { NO_ACCOUNTS } from "../../member/history.ts";
import { toWords } from "../card-rows/row-words.ts";
import { pick } from "../frame/pick.ts";

const MAX_CONDITIONS = 20;

/** Requirements and rules, by id or loosely by name. */
export const conditionsParam = z.array(z.string().min(1).max(120)).max(MAX_CONDITIONS);

interface Conditions {
  readonly met?: readonly string[] | undefined;
  readonly not_met?: readonly string[] | undefined;
}

/** The ids that an issuer's rules have for what the applicant meets or does not. */
export function toConditions(
  rules: readonly Rule[],
  { met = [], not_met: notMet = [] }: Conditions,
) {
  const needs = rules.filter(({ kind }) => kind === "needs");
  const others = [BUSINESS, NO_ACCOUNTS, ...new Set(rules.flatMap((rule) => rule.unless))];
  const among = [
    ...needs.map(({ rule_id: id, name }) => ({ id, name })),
    ...others.map((id) => ({ id, name: toWords(id) })),
  ].map(({ id, name }) => ({ value: id, id, label: id, names: [name] }));
  const toId = (name: string): string => pick("condition of the issuer's rules", among, name);
  const conditions = { met: met.map(toId), notMet: notMet.map(toId) };
  const both = conditions.met.find((id) => conditions.notMet.includes(id));
  if (both !== undefined) throw new ToolError(`${both} is in met and in not_met. Give it once.`);
  return conditions;
}
