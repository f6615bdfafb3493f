import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { numberAt, textAt } from "../../compose/rows.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { isHearsay, withoutHearsay } from "../../readings/hearsay.ts";
import { says } from "../../readings/says.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";

/* "What is an MR point worth versus a UR": which of two counts for more, before what each counts for. */

const BESIDE =
  /\b(?:vs|versus|compared|against|next to|than|beats?|same|equal|equals|as much as|as good as|difference|differ)\b/;
const LESS = /\b(?:less|lower|worse|cheaper|weaker)\b/;
const SAME = /\b(?:same|equal|equals|as much as|as good as)\b/;

const MORE =
  /\b(?:more|less|better|worse|higher|lower)\b.* than\b|\bbeats?\b|\bthe same\b|\bas much as\b/;
const ASKS_WHICH = /^(?:\S+ ){0,2}?(?:what|which|how|whats)\b/;

/** "My friend says Hyatt points are worth more than Hilton ones", "Hyatt beats Hilton?": is it so. */
const isClaimed = (asked: Understood): boolean =>
  says(asked, MORE) &&
  (isHearsay(asked) || asked.text.includes("?")) &&
  !ASKS_WHICH.test(withoutHearsay(asked));

export function pairVerdict(
  found: Envelope,
  rows: readonly Path[],
  asked: Understood,
): readonly Line[] {
  const [first, second, ...others] = rows.map((row) => ({
    row,
    program: textAt(found, [...row, "program"]),
    value: numberAt(found, [...row, "value"]) ?? 0,
  }));
  if (first === undefined || second === undefined || others.length > 0) return [];
  if (!says(asked, BESIDE) || first.value <= 0 || second.value <= 0) return [];
  const name = ({ row }: { readonly row: Path }) =>
    line`**${figure(found, [...row, "program_name"], "text")}**`;
  const value = ({ row }: { readonly row: Path }) => figure(found, [...row, "value"], "cpp");
  const [one, other] = [name(first), name(second)].map(({ pieces }) => pieces[0] ?? told(""));
  if (one === undefined || other === undefined) return [];
  const isAsked = asksWhether(asked) || isClaimed(asked);
  if (first.value === second.value) {
    const verdict = isAsked
      ? says(asked, SAME)
        ? "**Yes**, the same"
        : "**No**, the same"
      : "**The same**";
    return [
      line`${told(verdict)}: a point of **${one}** and one of **${other}** count for **${value(first)}** each. ${cite(found)}`,
    ];
  }
  const named = mentionsOf(asked, "program")[0]?.ids ?? [];
  const isFirstMore = named.includes(first.program ?? "") === first.value > second.value;
  const isSo = !says(asked, SAME) && isFirstMore !== says(asked, LESS);
  const verdict = isAsked && named.length === 1 ? (isSo ? "**Yes**: a" : "**No**: a") : "A";
  const [more, less] = first.value > second.value ? [first, second] : [second, first];
  const [moreName, lessName] = more === first ? [one, other] : [other, one];
  return [
    line`${told(verdict)} point of **${moreName}** counts for more: **${value(more)}**, and one of **${lessName}** for **${value(less)}**. ${cite(found)}`,
  ];
}
