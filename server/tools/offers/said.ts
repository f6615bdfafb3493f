import * as z from "zod";
import { BUSINESS, type Rule } from "../../advice/applications/eligibility.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { NO_ACCOUNTS } from "../../member/history.ts";
import { pick } from "../frame/pick.ts";

const MOST_SAID = 20;

/** Requirements and rules, by id or loosely by name. */
export const saidParam = z.array(z.string().min(1).max(120)).max(MOST_SAID);

interface Said {
  readonly met?: readonly string[] | undefined;
  readonly not_met?: readonly string[] | undefined;
}

/** What the applicant has and has not, as an issuer's rules call it. Throws on other names. */
export function toSaid(rules: readonly Rule[], { met = [], not_met: notMet = [] }: Said) {
  const among = toNames(rules).map(({ id, name }) => ({ value: id, id, label: id, names: [name] }));
  const toId = (name: string): string => pick("condition of the issuer's rules", among, name);
  const said = { met: met.map(toId), notMet: notMet.map(toId) };
  const both = said.met.find((id) => said.notMet.includes(id));
  if (both !== undefined) throw new ToolError(`${both} is in met and in not_met. Give it once.`);
  return said;
}

/** Rules that ask for something, and what sets others aside. */
function toNames(rules: readonly Rule[]) {
  const needs = rules
    .filter(({ kind }) => kind === "needs")
    .map(({ rule_id: id, name }) => ({ id, name }));
  const unless = new Set(rules.flatMap((rule) => rule.unless));
  const others = [BUSINESS, NO_ACCOUNTS, ...unless];
  return [...needs, ...others.map((id) => ({ id, name: id.replaceAll("_", " ") }))];
}
