import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Row } from "./list-certificates.ts";

/* A companion ticket is no free night: which kind is asked for, and whether any of it is held. */

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
