import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { isTellable } from "../../compose/tellable.ts";
import { says } from "../../readings/says.ts";
import { amountsOf, type Understood } from "../../understood.ts";
import type { Row } from "./list-certificates.ts";

/*
 * Where a certificate can be used, and of which kind it is: neither the wallet nor the data of held
 * ones tells of places, and a companion ticket is no free night.
 */

const PLACES =
  /\b(?:(?:what|which|any) (?:regions?|countr(?:y|ies)|cities|city|hotels?|properties|resorts?|airports?|routes?|airlines?|flights?|places?|destinations?|states?|categor(?:y|ies))|where (?:can|could|do|may|is|are|to)|(?:good|valid|usable|works?|use|used|using|apply|applies|redeem(?:ed)?) (?:it |them |that |this )?(?:only |just |also )?(?:in|at|to|within|outside) (?!up\b|how\b|\d)|international(?:ly)?|abroad|overseas|blackout|within the us|domestic)\b/;
const ENDS = /\b(?:until|till|still|expires?|when|how long)\b/;

/** Asked where it is good: said to be unknown, and not passed over. */
export const scopeLines = (list: Envelope, rows: readonly Row[], asked: Understood) =>
  rows.length > 0 &&
  amountsOf(asked, "points").length === 0 &&
  (says(asked, PLACES) || asked.country !== undefined) &&
  !says(asked, ENDS)
    ? [
        ...notedLines(rows),
        line`Where ${told(rows.some(({ note }) => note !== undefined) ? "else " : "")}a certificate can be used (regions, hotels, routes, blackout days) is **not in the data** of those in your wallet; the program's terms tell. ${cite(list)}`,
      ]
    : [];

/** What the catalog notes of those to come: "US, Mexico, Caribbean". */
const notedLines = (rows: readonly Row[]): readonly Line[] =>
  rows.flatMap(({ name, note }) =>
    note === undefined || !isTellable(note) ? [] : [line`**${told(name)}**: ${told(note)}`],
  );

const KINDS: readonly (readonly [RegExp, RegExp, string])[] = [
  [/\bcompanion\b(?! pass)|\b(?:bogo|two for one|2 for 1)\b/, /companion/, "companion ticket"],
  [/\bupgrade (?:cert\w*|voucher|award)s?\b/, /upgrade/, "upgrade certificate"],
];

/** Of another kind than any that is held: that there is none is told first. */
export function kindLines(
  list: Envelope,
  rows: readonly Row[],
  asked: Understood,
): readonly Line[] {
  const wanted = KINDS.find(([said]) => says(asked, said));
  if (wanted === undefined) return [];
  const [, of, name] = wanted;
  const isThere = rows.some(({ name: own, kind }) => of.test(`${own} ${kind ?? ""}`.toLowerCase()));
  return isThere
    ? []
    : [
        line`**No ${told(name)}** is in your wallet, by what is recorded; this is what is there. ${cite(list)}`,
      ];
}
