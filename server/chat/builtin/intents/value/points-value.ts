import { SELF } from "../../../../accounts/wallet.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { says } from "../../held-meant.ts";
import type { Intent } from "../../intent.ts";
import { POINTS_VALUE } from "../../phrasings/value.ts";
import { allProgramsOf, ownerOf, programOf } from "../../program-meant.ts";
import { amountsOf, type Understood } from "../../understood.ts";
import { askWhichPoints } from "../transfer/partners.ts";
import { pointsOf } from "../transfer/quantity.ts";
import { valuesOf } from "./all-values.ts";
import { fixedLines, useName } from "./fixed-lines.ts";
import { stashOf } from "./stash-value.ts";

const MOST_LINES = 8;

/** What points of a program are worth: so many, those held, or a single one. */
export const pointsValue: Intent = {
  id: "points_value",
  group: "value",
  label: "what points are worth",
  likes: ["program", "points", "issuer", "card"],
  needs: [],
  phrasings: POINTS_VALUE,
  rules: [
    /^is <cents> (?:a point |per point |each |per <program> )?(?:a )?(?:good|bad|ok|okay|decent|fair|great|acceptable)\b/,
    /^(?:what is|what are|how much (?:is|are)|value of|worth of) (?:my )?<points> <(?:program|issuer|card)>(?: points?| miles?)?(?: worth)?$/,
    /^<points> <(?:program|issuer|card)>(?: points?| miles?)? (?:worth|value|in dollars)$/,
  ],
  respond: (asked, toolbox) => {
    const program = programOf(asked, toolbox.scene.facts);
    const [amount] = pointsOf(asked);
    const programs = allProgramsOf(asked, toolbox.scene.facts);
    if (programs.length > 1 && amount === undefined) return valuesOf({ programs }, asked, toolbox);
    if (amount === undefined && amountsOf(asked, "cents").length > 0) {
      return quotedCents(program, asked, toolbox);
    }
    if (program === undefined) {
      if (amount !== undefined) return askWhichPoints(toolbox.scene.facts);
      return says(asked, /\b(?:my|our|mine|i have|all)\b/) || asked.owner !== undefined
        ? stashOf(asked, toolbox)
        : valuesOf({}, asked, toolbox);
    }
    const points = amount?.value ?? balanceIn(program, asked, toolbox);
    return points === undefined || (amount === undefined && isOfOne(asked))
      ? valuesOf({ programs: [program] }, asked, toolbox)
      : worthOf(program, points, asked, toolbox);
  },
};

/** "A point", "cents per point": what one is worth, not all of them. */
const isOfOne = (asked: Understood): boolean =>
  says(asked, /\b(?:a|one|each|per|single|1) (?:\w+ ){0,3}(?:point|mile)\b|\bcpp\b|\bcents\b/);

function balanceIn(
  program: string,
  { owner = SELF }: Understood,
  { scene: { wallet } }: Toolbox,
): number | undefined {
  const own = wallet.balances.filter((one) => one.program === program && one.owner === owner);
  return own.length === 0 ? undefined : own.reduce((sum, { points }) => sum + points, 0);
}

/** Dollars of so many points. */
function worthOf(program: string, points: number, asked: Understood, toolbox: Toolbox): Draft {
  const found = ask(toolbox, "value_points", { program, points, ...ownerOf(asked) });
  return answer({
    result: [...cashResult(found, asked), resultOf(found)],
    details: [...spreadLines(found), ...fixedLines(found), ...lockLines(found)].slice(
      0,
      MOST_LINES,
    ),
    caveats: [CAVEATS.estimate, line`${figure(found, ["caveat"], "text")}`, CAVEATS.asOf(found)],
    envelopes: [found],
  });
}

function resultOf(found: Envelope): Line {
  if (numberAt(found, ["counted_usd"]) === undefined)
    return line`${told(found.summary)} ${cite(found)}`;
  const points = figure(found, ["points"], "points");
  const name = figure(found, ["program_name"], "text");
  const usd = figure(found, ["counted_usd"], "usd");
  const cpp = figure(found, ["cpp"], "cpp");
  return textAt(found, ["cpp_basis"]) === "own"
    ? line`**${points} ${name}** points are worth **${usd}** by your own figure of ${cpp} each. ${cite(found)}`
    : line`**${points} ${name}** points are worth about **${usd}**, at an estimated ${cpp} each. ${cite(found)}`;
}

/** Who asks for cash is told first what is paid in cash. */
function cashResult(found: Envelope, asked: Understood): readonly Line[] {
  if (
    !says(asked, /\bcash(?:ed|ing)?(?: it| them)?(?: out| back)?\b|\bportal\b|\bstatement credit\b/)
  )
    return [];
  const kinds = says(asked, /\bportal\b/)
    ? ["portal"]
    : says(asked, /\bstatement credit\b/)
      ? ["statement_credit"]
      : ["cash_out", "statement_credit"];
  const row = rowsAt(found, ["fixed_uses"]).find((one) =>
    kinds.includes(textAt(found, [...one, "kind"]) ?? ""),
  );
  if (row === undefined) return [line`No such fixed value of these points is known.`];
  return [
    line`As ${told(useName(textAt(found, [...row, "kind"])))} they pay **${figure(found, [...row, "usd"], "usd")}**, at ${figure(found, [...row, "cpp"], "cpp")} each. ${cite(found)}`,
  ];
}

function spreadLines(found: Envelope): readonly Line[] {
  const floor = numberAt(found, ["value_usd", "floor"]);
  const isSpread = floor !== undefined && floor !== numberAt(found, ["value_usd", "high"]);
  return [
    ...(isSpread
      ? [
          line`Between ${figure(found, ["value_usd", "floor"], "usd")} at the floor and ${figure(found, ["value_usd", "high"], "usd")} at the high of what publishers say`,
        ]
      : []),
    ...(numberAt(found, ["service_estimate", "value_usd"]) === undefined
      ? []
      : [
          line`By our estimate of ${figure(found, ["service_estimate", "cpp"], "cpp")}: ${figure(found, ["service_estimate", "value_usd"], "usd")}`,
        ]),
  ];
}

/** What a card that opens the points makes of them, where none is held. */
function lockLines(found: Envelope): readonly Line[] {
  const isShut = ["locked", "partly"].includes(textAt(found, ["transfers"]) ?? "");
  const opened = numberAt(found, ["with_card", "value_usd"]);
  if (!isShut || opened === undefined || opened === numberAt(found, ["counted_usd"])) return [];
  return [
    line`With a card that opens their transfers: ${figure(found, ["with_card", "value_usd"], "usd")}, at ${figure(found, ["with_card", "cpp"], "cpp")} each`,
  ];
}

/** "Is two cents a point good?": what the points count for, and what is missing to say more. */
function quotedCents(program: string | undefined, asked: Understood, toolbox: Toolbox): Draft {
  const draft = valuesOf(
    program === undefined ? { held_only: true } : { programs: [program] },
    asked,
    toolbox,
  );
  return {
    ...draft,
    result: [
      joinLines([line`It is good when it is more than the points count for.`, line`Compare:`]),
      ...draft.result,
    ],
  };
}
