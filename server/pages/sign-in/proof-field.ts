import type { Html } from "../../look/html.ts";
import { textField } from "../forms/fields.ts";
import type { FieldError } from "../forms/form.ts";
import type { MemberVisit } from "../page/visit.ts";
import { isFresh, toSignInAgain } from "./fresh.ts";

/** With what a member proves to be here: the password, or without one a fresh sign-in. */
export function proofField(
  visit: MemberVisit,
  name: string,
  label: string,
  errors: readonly FieldError[],
): Html | undefined {
  if (!visit.member.account.hasPassword) return undefined;
  return textField({ name, label, type: "password", autocomplete: "current-password" }, errors);
}

export const whyNotProved = ({ member }: MemberVisit): string =>
  member.account.hasPassword ? "This is not your password." : "Sign in again first.";

/** What stands above such a form where neither is there. */
export const toProofHint = (visit: MemberVisit): Html | undefined =>
  visit.member.account.hasPassword || isFresh(visit) ? undefined : toSignInAgain(visit);
