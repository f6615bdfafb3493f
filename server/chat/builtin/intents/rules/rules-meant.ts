import { idOf } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { isInForce } from "../../../../advice/eligibility.ts";
import type { FactRow } from "../../../../contract/facts.ts";

export type Rule = FactRow<"issuerRules">;

/** What members call rules, as the catalog's ids; "8/65" is two of them. */
const NAMES: readonly {
  readonly called: RegExp;
  readonly rules: readonly string[];
}[] = [
  { called: /\b5\s?\/\s?24\b|\b524\b|\bfive twenty[ -]?four\b|\bx\/24\b/, rules: ["chase-5-24"] },
  { called: /\b2\s?\/\s?90\b/, rules: ["amex-2-90"] },
  { called: /\b1\s?\/\s?5\b/, rules: ["amex-1-5"] },
  { called: /\b8\s?\/\s?65\b/, rules: ["citi-1-8", "citi-2-65"] },
  { called: /\b1\s?\/\s?8\b/, rules: ["citi-1-8"] },
  { called: /\b2\s?\/\s?65\b/, rules: ["citi-2-65"] },
  { called: /\b1\s?\/\s?95\b/, rules: ["citi-1-95-business"] },
  { called: /\b2\s?\/\s?30\b/, rules: ["chase-2-30"] },
  { called: /\b1\s?\/\s?30\b/, rules: ["chase-1-30-business"] },
  { called: /\b3\s?\/\s?24\b/, rules: ["chase-ink-3-24"] },
  { called: /\b2\/3\/4\b/, rules: ["boa-2-2", "boa-3-12", "boa-4-24"] },
  { called: /\b3\s?\/\s?12\b/, rules: ["boa-3-12", "boa-3-12-any"] },
  { called: /\b7\s?\/\s?12\b/, rules: ["boa-7-12-any"] },
  { called: /\b6\s?\/\s?24\b/, rules: ["barclays-6-24", "capital-one-6-24"] },
  { called: /\b5\s?\/\s?12\b/, rules: ["usbank-5-12"] },
  { called: /\b1\s?\/\s?6\b/, rules: ["capital-one-1-6", "barclays-1-6", "wells-fargo-1-6"] },
  {
    called: /\bcredit card limit\b|\b(?:four|five|4|5) credit cards\b/,
    rules: ["amex-5-credit-cards"],
  },
  { called: /\bcharge cards?\b/, rules: ["amex-10-charge-cards"] },
  { called: /\blife ?time\b/, rules: ["amex-once-per-lifetime", "citi-strata-lifetime"] },
  {
    called: /\bfamily (?:rule|language|restriction)/,
    rules: ["amex-family-gold", "amex-family-platinum"],
  },
  {
    called: /\b48[ -]?months?\b/,
    rules: ["citi-48-months", "wells-fargo-48", "capital-one-venture-shared-48"],
  },
  { called: /\b24[ -]?months?\b/, rules: ["chase-24-bonus", "boa-24-months", "barclays-24-bonus"] },
];

const IN_SO_MANY =
  /\b(\d{1,2}) (?:(?:credit |new )?(?:cards?|accounts?|apps?|applications?|approvals?) )?(?:in|per|every|within|over) (?:any |the last |the past |a )?(\d{1,3})[ -]?(days?|months?)\b/g;

/** "2 in 90 days": a rule by how many in how long, as it is spelled out. */
const windowsSaid = ({ text }: Understood): readonly ((rule: Rule) => boolean)[] =>
  [text.toLowerCase().replaceAll(IN_WORDS, (word) => String(WORDS.indexOf(word) + 1))].flatMap(
    (words) =>
      [...words.matchAll(IN_SO_MANY)].map(
        ([, many, long, unit = ""]) =>
          (rule: Rule) =>
            rule.kind === "max_opened" &&
            rule.count === Number(many) &&
            rule.window === Number(long) &&
            (rule.window_unit ?? "").startsWith(unit.slice(0, "day".length)),
      ),
  );

const WORDS = "one two three four five six seven eight nine ten".split(" ");
const IN_WORDS = new RegExp(String.raw`\b(?:${WORDS.join("|")})\b`, "g");

/** The rules in force that a question names; those of the bank that it names, if it does. */
export function rulesMeant(asked: Understood, { scene }: Toolbox): readonly Rule[] {
  const { facts, today } = scene;
  // A fraction may be taken for a day of the calendar, so the text is looked at as it was written.
  const text = asked.text.toLowerCase();
  const ids = new Set(
    NAMES.filter(({ called }) => called.test(text)).flatMap(({ rules }) => rules),
  );
  const issuer = mentionsOf(asked, "issuer").length > 0 ? idOf(asked, "issuer", facts) : undefined;
  const spelled = windowsSaid(asked);
  const inForce = facts.facts.tables.issuerRules.filter((rule) => isInForce(rule, today));
  const counted = inForce.filter((rule) => spelled.some((is) => is(rule)));
  const named = counted.length > 0 ? counted : inForce.filter((rule) => ids.has(rule.rule_id));
  const ofIssuer = named.filter((rule) => rule.issuer === issuer);
  return ofIssuer.length > 0 ? ofIssuer : named;
}

/** A bank's rules on how many are opened, or held, the strictest first. */
export function countingRulesOf(
  issuer: string,
  { kind, isBusiness }: { readonly kind: Rule["kind"]; readonly isBusiness: boolean },
  { scene }: Toolbox,
): readonly Rule[] {
  return scene.facts.facts.tables.issuerRules
    .filter(
      (rule) =>
        rule.issuer === issuer &&
        rule.kind === kind &&
        isInForce(rule, scene.today) &&
        rule.cards.length === 0 &&
        (rule.card_types.length === 0 ||
          rule.card_types.includes(isBusiness ? "business" : "personal")),
    )
    .toSorted((a, b) => (a.count ?? 0) - (b.count ?? 0));
}

/** Whether a rule counts the bank's own cards alone, not those of every bank. */
export const countsOwn = ({ counted }: Rule): boolean => (counted ?? "").startsWith("issuer");

/** An open card that a rule is about, to ask the rule of; a personal one where it binds both kinds. */
export function cardOfRule(rule: Rule, { scene }: Toolbox): string | undefined {
  const { cards } = scene.facts.facts.tables;
  const fitting = cards.filter(
    (card) =>
      card.status === "open" &&
      card.issuer === rule.issuer &&
      (rule.cards.length === 0 || rule.cards.includes(card.id)) &&
      !rule.except_cards.includes(card.id) &&
      (rule.card_types.length === 0 || rule.card_types.includes(card.card_type)),
  );
  return (fitting.find(({ card_type: type }) => type === "personal") ?? fitting[0])?.id;
}
