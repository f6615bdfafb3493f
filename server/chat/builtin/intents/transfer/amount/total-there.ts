import { SELF } from "../../../../../accounts/wallet.ts";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import { ask } from "../../../compose/ask.ts";
import { cite, type Line, line, told } from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import { rowsAt, textAt } from "../../../compose/rows.ts";
import { sumOf } from "../../../compose/sum-of.ts";
import { ownerOf } from "../../../readings/program-meant.ts";
import { says } from "../../../readings/says.ts";
import { nameOf } from "../../../slots.ts";
import type { Understood } from "../../../../language/understood.ts";

/* "If I moved 30k there, how many would I have in all": what arrives with what lies there already. */

const IN_ALL =
  /\b(?:in all|in total|all told|altogether|all together|total|end up with|wind up with|(?:would|will|do) (?:i|we|she|he|they) (?:then )?have|(?:i|we) (?:would|will) have|(?:leaves?|makes?|puts?|gets?) (?:me|us) (?:with|at))\b/;
const LEFT = /\b(?:left|leftover|remain\w*|still)\b/;

export function totalThere(
  found: Envelope,
  to: string,
  asked: Understood,
  toolbox: Toolbox,
): readonly Line[] {
  if (!says(asked, IN_ALL) || says(asked, LEFT)) return [];
  const list = ask(toolbox, "list_balances", ownerOf(asked));
  const owner = asked.owner ?? SELF;
  const row = rowsAt(list, ["balances"]).find(
    (one) => textAt(list, [...one, "program"]) === to && textAt(list, [...one, "owner"]) === owner,
  );
  if (row === undefined) return [];
  const there = figure(list, [...row, "points"], "points");
  const sum = sumOf([figure(found, ["receive"], "points"), there], toolbox);
  const name = told(nameOf("program", to, toolbox.scene.facts));
  return [
    line`**${sum}** points in ${name} in all, with the ${there} that lie there already. ${cite(sum.envelope)}`,
  ];
}
