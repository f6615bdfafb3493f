import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  clarify,
  type Draft,
  type Line,
  line,
  told,
} from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt, textsAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { REDEMPTION_VALUE } from "../../phrasings/value-compared.ts";
import { type Prices, pricesOf } from "../../readings/prices.ts";
import { namedPrograms, ownerOf } from "../../readings/program-meant.ts";
import type { FactIndex } from "../../../../tools/core/facts.ts";
import { type Amount, amountsOf, type Understood } from "../../../language/understood.ts";
import { awardVerdict, besideLines } from "./award-verdict.ts";
import { endsOf, fromOf, toOf } from "../transfer/ends/ends.ts";
import { pointsOf } from "../transfer/amount/points-told.ts";
import { travelersOf } from "../trip/travelers.ts";
import { useName } from "./fixed-lines.ts";
import { heldWith } from "./points-counted.ts";
import { quotedCents } from "./quoted-cents.ts";

const MOST_FIXED = 3;

/** Cents per point of a quoted award, beside what the points count for. */
export const redemptionValue: Intent = {
  id: "redemption_value",
  group: "value",
  label: "whether an award is good value for the points",
  likes: ["points", "usd", "program", "merchant"],
  needs: [],
  phrasings: REDEMPTION_VALUE,
  rules: [/<points> <(?:program|merchant)>.*<usd>.*\b(?:cpp|good deal|good value|worth it)\b/],
  respond: (asked, toolbox) => {
    const { facts } = toolbox.scene;
    const ends = endsOf(asked, facts);
    const [from, to] = [fromOf(ends, facts), toOf(ends, facts)];
    const prices = withTaxesIn(asked);
    const [points] = pointsOf(asked);
    const held = points === undefined ? undefined : heldWith(points.value, asked, toolbox);
    const program = to ?? from ?? held;
    if (points === undefined && prices.cash_price === undefined && says(asked, QUOTED)) {
      return quotedCents(program, asked, toolbox);
    }
    if (points === undefined || prices.cash_price === undefined) return askPrices();
    if (program === undefined) return clarify(line`Which program's points does the award take?`);
    // "50k Chase to Hyatt": so many leave, and what the award costs there is not told.
    const spent = from !== undefined && isOf(points, from, asked, facts) ? from : undefined;
    const found = ask(toolbox, "calculate_redemption_value", {
      ...prices,
      points: points.value,
      program: spent ?? program,
      ...(from === undefined || from === program || spent !== undefined ? {} : { from }),
      ...peopleOf(asked),
      ...ownerOf(asked),
    });
    return withTransfer(toDraft(found, asked), program, toolbox);
  },
};

/** Whether the points are told with the name of the program right behind them. */
const isOf = ({ end }: Amount, program: string, asked: Understood, facts: FactIndex): boolean =>
  namedPrograms(asked, facts).some(
    ({ start, ids }) => ids.includes(program) && start >= end && start - end <= MOST_BETWEEN,
  );

const MOST_BETWEEN = 1;

/** Cents are told in place of both prices. */
const QUOTED = /\bcents?\b|\bcpp\b/;

const WITH_TAX = /\b(?:with|including|incl|after|inclusive of) (?:the |all )?(?:tax|taxes|fees)\b/;

/** The only dollars of a question are the price, whatever is in them: "$280 with tax". */
function withTaxesIn(asked: Understood): Prices {
  const [only, ...others] = amountsOf(asked, "usd").filter(({ value }) => value > 0);
  return only !== undefined && others.length === 0 && says(asked, WITH_TAX)
    ? { cash_price: only.value }
    : pricesOf(asked);
}

const askPrices = (): Draft =>
  clarify(line`How many points does the award take, and what would the same cost in cash?`);

/** Prices "each" are multiplied; else they are those of the whole booking. */
function peopleOf(asked: Understood): { readonly travelers?: number } {
  const people = says(asked, /\b(?:each|apiece|(?:per|a) (?:person|seat|ticket|head))\b/)
    ? travelersOf(asked)
    : undefined;
  return people === undefined ? {} : { travelers: people };
}

function toDraft(found: Envelope, asked: Understood): Draft {
  return answer({
    result: [resultOf(found, asked), ...besideLines(found, asked)],
    details: [
      ...textsAt(found, ["arithmetic"]).map((step) => line`${told(step)}`),
      ...breakEven(found),
      ...fixedLines(found),
    ],
    caveats: [
      line`Point values are estimates, not market prices; a cash price you would not pay makes any award look good.`,
      CAVEATS.asOf(found),
    ],
    envelopes: [found],
  });
}

/** Who has other points but none there would have to move them first, for good. */
function withTransfer(draft: Draft, program: string, { scene: { wallet } }: Toolbox): Draft {
  const isThere = wallet.balances.some((balance) => balance.program === program);
  return draft.kind !== "answer" || isThere || wallet.balances.length === 0
    ? draft
    : { ...draft, caveats: [...draft.caveats, CAVEATS.irreversible] };
}

function resultOf(found: Envelope, asked: Understood): Line {
  const at =
    numberAt(found, ["vs_override", "cpp"]) === undefined ? "vs_service_value" : "vs_override";
  const gain = numberAt(found, [at, "gain_usd"]);
  if (numberAt(found, ["cpp"]) === undefined || gain === undefined)
    return line`${told(found.summary)} ${cite(found)}`;
  const cpp = figure(found, ["cpp"], "cpp");
  const counted = figure(found, [at, "cpp"], "cpp");
  const usd = figure(found, [at, "gain_usd"], "usd");
  const whose = told(at === "vs_override" ? "your own figure" : "our estimate");
  const verdict = awardVerdict(asked, gain);
  const said =
    gain >= 0
      ? line`**${cpp} a point**: more than the ${counted} that they count for by ${whose}, a gain of ${usd}. ${cite(found)}`
      : line`**${cpp} a point**: less than the ${counted} that they count for by ${whose}, a difference of ${usd}. ${cite(found)}`;
  return verdict === undefined ? said : joinLines([verdict, said]);
}

const breakEven = (found: Envelope): readonly Line[] =>
  numberAt(found, ["break_even_cash_price_usd"]) === undefined
    ? []
    : [
        line`At a cash price of ${figure(found, ["break_even_cash_price_usd"], "usd")} both would be the same.`,
      ];

const fixedLines = (found: Envelope): readonly Line[] =>
  rowsAt(found, ["vs_fixed"])
    .slice(0, MOST_FIXED)
    .map(
      (row) =>
        line`The same points as ${told(useName(textAt(found, [...row, "kind"])))}: ${figure(found, [...row, "same_points_pay_usd"], "usd")}`,
    );
