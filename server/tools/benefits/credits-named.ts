import type { FactIndex } from "../../member/facts.ts";
import { benefitWords, holdsWord } from "../card-rows/benefit-terms.ts";
import type { HeldCredit } from "../../member/held-credits.ts";

/* Credits by what somebody calls them: "uber cash", "resy", "annual travel". */

/** The credits that any of the names is of, and the names that are of none. */
export function creditsNamed(
  credits: readonly HeldCredit[],
  names: readonly string[],
  facts: FactIndex,
): { readonly credits: ReadonlySet<HeldCredit>; readonly unknown: readonly string[] } {
  const each = names.map((name) => ({ name, credits: namedOne(credits, name, facts) }));
  return {
    credits: new Set(each.flatMap((one) => one.credits)),
    unknown: each.filter((one) => one.credits.length === 0).map(({ name }) => name),
  };
}

/** Those that are called or are of a type called just so; else those that have all its words. */
function namedOne(
  credits: readonly HeldCredit[],
  name: string,
  facts: FactIndex,
): readonly HeldCredit[] {
  const called = name.trim().toLowerCase();
  const exact = credits.filter(({ credit: { credit_name: own, credit_type: type } }) =>
    [own, type].some((one) => one.toLowerCase() === called),
  );
  if (exact.length > 0) return exact;
  const words = benefitWords(name);
  return words.length === 0
    ? []
    : credits.filter((one) => {
        const own = wordsOfCredit(one, facts);
        return words.every((word) => holdsWord(own, word));
      });
}

const wordsOfCredit = ({ credit }: HeldCredit, facts: FactIndex): ReadonlySet<string> =>
  new Set(
    [
      "credit",
      credit.credit_name,
      credit.credit_type,
      ...credit.merchants.map((key) => facts.merchants.get(key)?.name ?? key),
    ].flatMap(benefitWords),
  );
