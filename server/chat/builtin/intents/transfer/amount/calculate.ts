import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { heldCards } from "../../../../../tools/core/held.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import { ask } from "../../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  type Draft,
  type Line,
  line,
  told,
} from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textsAt } from "../../../compose/rows.ts";
import { says } from "../../../readings/says.ts";
import { ownerOf } from "../../../readings/program-meant.ts";
import { nameOf } from "../../../slots.ts";
import type { Understood } from "../../../../language/understood.ts";
import { verdictOf } from "../../trip/enough.ts";
import type { HadAlready } from "./have-already.ts";
import type { Quantity } from "./quantity.ts";
import { ASKS_FEE } from "../routes/route-focus.ts";
import { irreversible, type Route, routesOf } from "../routes/route-lines.ts";
import { totalThere } from "./total-there.ts";
import { claimLines } from "./told-transfer.ts";
import { type Pair, workOut } from "./work-out.ts";
import { senseLine } from "./worth-moving.ts";

const MOST_LINES = 8;

interface Wanted {
  readonly wanted: Quantity;
  readonly had?: HadAlready | undefined;
}

/** One transfer worked out; undefined where no such route runs. */
export function calculate(
  pair: Pair,
  { wanted, had }: Wanted,
  asked: Understood,
  toolbox: Toolbox,
): Draft | undefined {
  const amount =
    had !== undefined && "need" in wanted ? { need: wanted.need - had.points } : wanted;
  const [route] = routesOf(ask(toolbox, "list_transfer_routes", { ...pair, ...ownerOf(asked) }));
  if (route === undefined || !route.is_active) return undefined;
  const { found, card } = workOut(pair, route, amount, asked, toolbox);
  const claim = claimLines(found, asked);
  return answer({
    result: [
      ...(numberAt(found, ["shortfall"]) === undefined || claim.length > 0
        ? []
        : verdictOf((numberAt(found, ["shortfall"]) ?? 0) > 0, asked)),
      ...conditionOf(card, route, toolbox),
      ...leftOf(found, pair, asked, toolbox),
      ...feeOf(found, asked),
      ...senseLine(found, asked),
      ...("send" in amount ? totalThere(found, pair.to, asked, toolbox) : []),
      joinLines([...claim, resultOf(found, pair, amount, toolbox)]),
      ...bonusOf(pair, asked, toolbox),
      ...(had === undefined ? [] : [had.line]),
    ],
    details: detailsOf(found, pair, toolbox).slice(0, MOST_LINES),
    caveats: [
      ...irreversible(found),
      ...(numberAt(found, ["gives_up", "value_usd"]) === undefined ? [] : [CAVEATS.estimate]),
      CAVEATS.asOf(found),
    ],
    envelopes: [found, ...(had?.list === undefined ? [] : [had.list])],
  });
}

/** Whether a bonus runs on the route, where that is asked. */
function bonusOf(pair: Pair, asked: Understood, toolbox: Toolbox): readonly Line[] {
  if (!says(asked, /\b(?:bonus|bonuses|promos?|promotions?)\b/)) return [];
  const found = ask(toolbox, "list_transfer_bonuses", { ...pair, ...ownerOf(asked) });
  return [line`${told(found.summary)} ${cite(found)}`];
}

/** Terms of a card that is not held are said to be so. */
function conditionOf(card: string | undefined, route: Route, { scene }: Toolbox): readonly Line[] {
  const isHeld = heldCards(scene).some((held) => held.card.card_name === card);
  if (card === undefined || isHeld) return [];
  return route.state === "usable"
    ? [line`At the terms of the ${told(card)}, which your wallet does not hold:`]
    : [line`None of your cards opens this transfer; with the ${told(card)} it would be:`];
}

const ASKS_LEFT =
  /\bstill have\b|\bwhat (?:would|will|do) (?:i|we) have (?:in|at|with)\b|\b(?:left(?: ?over)?|left ?overs?|remain(?:s|ing)?|(?:what|how (?:many|much)) (?:would |will )?(?:still )?(?:stays?|be there))\b/;

/** What stays of the balance, where that is asked. */
function leftOf(
  found: Envelope,
  { from }: Pair,
  asked: Understood,
  { scene }: Toolbox,
): readonly Line[] {
  const isShort = (numberAt(found, ["shortfall"]) ?? 0) > 0;
  const left = numberAt(found, ["leftover", "of_balance"]);
  if (!says(asked, ASKS_LEFT) || left === undefined || isShort) return [];
  const name = told(nameOf("program", from, scene.facts));
  return [
    line`**${figure(found, ["leftover", "of_balance"], "points")} ${name} points** are left after it. ${cite(found)}`,
  ];
}

/** The fee by itself where it is asked about. */
function feeOf(found: Envelope, asked: Understood): readonly Line[] {
  if (!says(asked, ASKS_FEE)) return [];
  const fee = numberAt(found, ["fee_usd"]);
  return fee === undefined || fee === 0
    ? [line`No fee is known for this transfer. ${cite(found)}`]
    : [line`The fee of this transfer is **${figure(found, ["fee_usd"], "usd")}**. ${cite(found)}`];
}

/** What leaves and what arrives; the names are the catalog's. */
export function resultOf(
  found: Envelope,
  { from, to }: Pair,
  amount: Quantity,
  { scene }: Toolbox,
): Line {
  const send = figure(found, ["send"], "points");
  const receive = figure(found, ["receive"], "points");
  const source = told(nameOf("program", from, scene.facts));
  const dest = told(nameOf("program", to, scene.facts));
  return "need" in amount
    ? line`Move **${send} ${source} points**: they become **${receive}** in ${dest}. ${cite(found)}`
    : line`**${send} ${source} points** become **${receive}** in ${dest}. ${cite(found)}`;
}

function detailsOf(found: Envelope, { from }: Pair, { scene }: Toolbox): readonly Line[] {
  const hours = numberAt(found, ["time"]);
  return [
    line`Ratio ${figure(found, ["ratio"], "text")}`,
    ...textsAt(found, ["steps"])
      .slice(1)
      .filter((step) => !step.startsWith("Received:"))
      .map((step) => line`${told(step)}`),
    ...(numberAt(found, ["gives_up", "value_usd"]) === undefined
      ? []
      : [
          line`Those ${told(nameOf("program", from, scene.facts))} points count for about ${figure(found, ["gives_up", "value_usd"], "usd")}, at ${figure(found, ["gives_up", "cpp"], "cpp")} each.`,
        ]),
    ...(hours === undefined
      ? []
      : hours === 0
        ? [line`It usually takes no time.`]
        : [line`It takes up to ${figure(found, ["time"], "count")} hours, as reported.`]),
    ...rowsAt(found, ["better_with"])
      .slice(0, 1)
      .map(
        (row) =>
          line`The ratio would be ${figure(found, [...row, "ratio"], "text")} with the ${figure(found, [...row, "card_name"], "text")}.`,
      ),
  ];
}
