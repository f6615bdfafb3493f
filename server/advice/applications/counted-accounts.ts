import { type HistoryAccount, openedSpan } from "./accounts.ts";
import { onPersonalReport, type ReportFacts } from "./credit-report.ts";
import type { PlainRow } from "../plain-row.ts";
import { type AsOf, eventHit, heldOn, type Hit } from "./rule-hits.ts";

type Rule = Pick<PlainRow<"issuerRules">, "issuer" | "kind" | "counted" | "window" | "window_unit">;

/** yes, no, or why it is not certain. */
type Membership = true | false | string;

/** The accounts a counting rule counts on a day, each with the last day on which it does. */
export function countedHits(
  rule: Rule,
  history: readonly HistoryAccount[],
  facts: ReportFacts,
  asOf: AsOf,
): readonly Hit[] {
  return history.flatMap((account) => {
    const member = isCounted(rule, account, facts);
    if (member === false) return [];
    const hit =
      rule.kind === "max_held"
        ? heldOn(account, asOf)
        : eventHit(account, "opened", openedSpan(account, asOf.knownUntil), rule, asOf.day);
    if (hit === undefined) return [];
    return [member === true ? hit : { ...hit, isCertain: false, doubt: member }];
  });
}

function isCounted(rule: Rule, account: HistoryAccount, facts: ReportFacts): Membership {
  const { counted = "issuer" } = rule;
  if (counted === "personal_report") {
    const report = onPersonalReport(account, facts);
    return report.on === "maybe" ? report.doubt : report.on === "yes";
  }
  const isAnyIssuer = counted === "all" || counted === "all_personal";
  if (account.authorizedUser || (!isAnyIssuer && account.issuer !== rule.issuer)) return false;
  if (counted === "all_personal" || counted === "issuer_personal") {
    return account.cardType === "personal";
  }
  if (counted === "issuer_business") return account.cardType === "business";
  const kind = kindOf(account, facts);
  if (counted === "issuer_credit") return isKind(kind, ["credit", "secured"]);
  return counted === "issuer_charge" ? isKind(kind, ["charge"]) : true;
}

type Kind = PlainRow<"terms">["account_kind"];

const isKind = (kind: Kind, wanted: readonly NonNullable<Kind>[]): Membership =>
  kind === undefined
    ? "No source says whether it is a credit or a charge card."
    : wanted.includes(kind);

function kindOf({ cardId }: HistoryAccount, facts: ReportFacts): Kind {
  const terms = facts.terms(cardId);
  return terms?.confidence === "unverified" ? undefined : terms?.account_kind;
}
