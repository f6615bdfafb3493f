import { SELF } from "../../../../accounts/wallet.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { ownersOf } from "../../../../tools/core/owners.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt } from "../../compose/rows.ts";
import { holdersOf } from "../../compose/whose.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import { asksWho } from "../balance/whose-points.ts";
import { needSpend } from "./need-spend.ts";

/* "Who earns more, me or Dana": what the cards of each would bring on the same spend. */

const MORE = /\b(?:more|most|better|less|least|higher|bigger|ahead)\b/;
const AFTER_FEES = /\b(?:net|after (?:the )?fees?|keeps?)\b/;

export function eachOwner(asked: Understood, toolbox: Toolbox): Draft | undefined {
  const owners = ownersOf(toolbox.scene.wallet);
  if (owners.length < 2 || !asksWho(asked) || !says(asked, MORE)) return undefined;
  const meant = asked.owner ?? asked.beside;
  const others = meant === undefined ? owners.filter((owner) => owner !== SELF) : [meant];
  const years = [SELF, ...others]
    .map((owner) => ({
      owner,
      found: ask(toolbox, "estimate_annual_rewards", { ...needSpend(asked, toolbox), owner }),
    }))
    .filter(({ found }) => rowsAt(found, ["by_card"]).length > 0);
  const key = says(asked, AFTER_FEES) ? "net_of_fees_usd" : "total_usd";
  const ranked = years.toSorted((a, b) => usdOf(b.found, key) - usdOf(a.found, key));
  const [first, next] = ranked;
  if (first === undefined || next === undefined) return undefined;
  return answer({
    result: [
      usdOf(first.found, key) === usdOf(next.found, key)
        ? line`**Both the same**: ${figure(first.found, [key], "usd")} a year. ${cite(first.found)}`
        : moreLine(first, next, key),
    ],
    details: ranked.map(ownLine),
    caveats: [
      line`Each is counted as if all of the spending you told went on that person's cards.`,
      CAVEATS.estimate,
      CAVEATS.asOf(first.found),
    ],
    envelopes: ranked.map(({ found }) => found),
  });
}

interface Year {
  readonly owner: string;
  readonly found: Envelope;
}

const usdOf = (found: Envelope, key: string): number => numberAt(found, [key]) ?? 0;

function moreLine({ owner, found }: Year, next: Year, key: string): Line {
  const most = figure(found, [key], "usd");
  const sums = line`about ${most} a year against ${figure(next.found, [key], "usd")}. ${cite(found)} ${cite(next.found)}`;
  return owner === SELF
    ? joinLines([line`**Yours earn more**:`, sums])
    : joinLines([line`**${holdersOf(owner)} earn more**:`, sums]);
}

const ownLine = ({ owner, found }: Year): Line => {
  const usd = (key: string) => figure(found, [key], "usd");
  return owner === SELF
    ? line`Yours: ${usd("total_usd")} a year, ${usd("net_of_fees_usd")} after ${usd("fees_usd")} of fees`
    : line`${holdersOf(owner)}: ${usd("total_usd")} a year, ${usd("net_of_fees_usd")} after ${usd("fees_usd")} of fees`;
};
