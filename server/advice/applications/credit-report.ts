import type { HistoryAccount } from "./accounts.ts";
import { isUsable, type PlainRow } from "../plain-row.ts";

/** Facts that decide if an account is on the personal credit report. */
export interface ReportFacts {
  readonly terms: (cardId: string) => PlainRow<"terms"> | undefined;
  readonly policies: readonly PlainRow<"issuerPolicies">[];
}

/** yes and no by the catalog; doubt is why it may or may not. */
export type OnReport =
  | { readonly on: "yes" | "no" }
  | { readonly on: "maybe"; readonly doubt: string };

/**
 * Tells if an account counts under a rule about the personal credit report. Personal cards do. A
 * business card follows its own terms, otherwise its issuer's. An authorized user's account is on
 * the report, yet issuers may ignore it, so it is a doubt unless nobody reports it.
 */
export function onPersonalReport(account: HistoryAccount, facts: ReportFacts): OnReport {
  if (account.authorizedUser) return authorizedUser(account, facts);
  if (account.cardType === "personal") return { on: "yes" };
  const terms = facts.terms(account.cardId);
  const isKnown = terms?.reports_to_personal_credit !== undefined && isUsable(terms);
  if (isKnown && terms.confidence === "disputed") {
    return maybe("Sources disagree on whether this business card is on the personal report.");
  }
  if (isKnown) return { on: terms.reports_to_personal_credit === true ? "yes" : "no" };
  const policy = policyOf(account.issuer, "reports_business_to_personal", facts);
  if (policy?.confidence === "disputed") {
    return maybe(`Sources disagree on whether ${account.issuer} reports business cards.`);
  }
  if (policy?.value === "true") return { on: "yes" };
  if (policy?.value === "false") return { on: "no" };
  return maybe("No source says whether this business card is on the personal report.");
}

function authorizedUser(account: HistoryAccount, facts: ReportFacts): OnReport {
  const policy = policyOf(account.issuer, "reports_authorized_users", facts);
  if (policy?.value === "false" && policy.confidence !== "disputed") return { on: "no" };
  return maybe("Authorised user: on the report, but an issuer may ignore it on request.");
}

const maybe = (doubt: string): OnReport => ({ on: "maybe", doubt });

function policyOf(
  issuer: string,
  policy: PlainRow<"issuerPolicies">["policy"],
  { policies }: ReportFacts,
): PlainRow<"issuerPolicies"> | undefined {
  return policies.find((row) => row.issuer === issuer && row.policy === policy && isUsable(row));
}
