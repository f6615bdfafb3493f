import { SELF } from "../../../../../accounts/wallet.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { ask } from "../../../compose/ask.ts";
import { type Line, line, quote, told } from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import { numberAt, rowsAt, textAt } from "../../../compose/rows.ts";
import { ownerOf } from "../../../readings/program-meant.ts";
import { nameOf } from "../../../slots.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { Ends } from "../ends/ends.ts";
import { type Quantity, thereOf } from "./quantity.ts";

/*
 * "It takes 45k and I have some Hyatt already": what lies in the program that the points go to
 * lessens what must be moved.
 */

export interface HadAlready {
  /** Where the balance stands; none of what the asker told. */
  readonly list?: Envelope;
  readonly points: number;
  readonly line: Line;
}

/**
 * The balance in the program that shall be counted, where the question says that there is one. It
 * lessens only what is needed, and where it is not all of it.
 */
export function hadAlready(
  amount: Quantity,
  to: string,
  ends: Ends,
  asked: Understood,
  toolbox: Toolbox,
): HadAlready | undefined {
  if (!("need" in amount)) return undefined;
  const said = toldThere(amount.need, asked, ends);
  if (said !== undefined || !(saysHad(asked, ends) || isTotal(asked))) return said;
  return heldThere(amount.need, to, asked, toolbox);
}

/** What the asker says is there, whatever the wallet knows. */
export function toldThere(need: number, asked: Understood, ends: Ends): HadAlready | undefined {
  const there = thereOf(asked, ends);
  return there === undefined || there.value >= need
    ? undefined
    : {
        points: there.value,
        line: line`The ${quote(there.text)} that you have there are counted.`,
      };
}

function heldThere(
  need: number,
  to: string,
  asked: Understood,
  toolbox: Toolbox,
): HadAlready | undefined {
  const list = ask(toolbox, "list_balances", { program: to, ...ownerOf(asked) });
  const owner = asked.owner ?? SELF;
  const row = rowsAt(list, ["balances"]).find((one) => textAt(list, [...one, "owner"]) === owner);
  const points = row === undefined ? 0 : (numberAt(list, [...row, "points"]) ?? 0);
  if (row === undefined || points === 0 || points >= need) return undefined;
  const name = told(nameOf("program", to, toolbox.scene.facts));
  return {
    list,
    points,
    line: line`**${figure(list, [...row, "points"], "points")}** points lie in ${name} already and are counted.`,
  };
}

const SOME_HAD =
  /\b(?:have|has|got|had|hold|holding|sitting|with)\b.*\b(?:some|few|bit|already|there|balance|stash)\b|\balready\b.*\b(?:have|has|got|had|there)\b|\b(?:on top of|besides|beyond|minus|less|after counting|counting)\b.*\b(?:what|those|the ones)\b.*\b(?:have|has|got|had|there)\b/;
/** "To have 45,000 there": in all, with what is there. */
const IN_ALL =
  /(?<!\b(?:got|gotta|need|needs|have|has|want|wants) )\b(?:to|will|would) (?:have|reach|hit|be at|total)(?: (?:a total of|about|exactly|up to))? [\d,.]+k?\b|\btop(?:ping)? (?:\w+ ){0,3}(?:up|off) to\b/;
const isTotal = ({ tokens }: Understood): boolean => IN_ALL.test(tokens.join(" "));

const HAVING = /^(?:have|has|got|had|hold|holding|already)$/;
/** Words between having and what is had. */
const MOST_BETWEEN = 4;

/** Whether points are said to be there, and not those that would be moved. */
function saysHad({ tokens }: Understood, { from, to }: Ends): boolean {
  const at = tokens.findIndex(
    (word, place) =>
      HAVING.test(word) && SOME_HAD.test(tokens.slice(Math.max(0, place - 4)).join(" ")),
  );
  if (at === -1) return false;
  const isNear = ({ start }: { readonly start: number }): boolean =>
    start > at && start <= at + MOST_BETWEEN;
  if (from.some(isNear) && !to.some(isNear)) return false;
  const after = tokens.slice(at, at + MOST_BETWEEN + 2).join(" ");
  return to.some(isNear) || /\b(?:there|already)\b/.test(after);
}
