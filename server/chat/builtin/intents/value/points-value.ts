import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { numberAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { POINTS_VALUE } from "../../phrasings/value.ts";
import { allProgramsOf, programOf } from "../../readings/program-meant.ts";
import { nameOf } from "../../slots.ts";
import { amountsOf, type Understood } from "../../../language/understood.ts";
import { balances } from "../balance/balances.ts";
import { countedLine, pointsOwner } from "../balance/whose-points.ts";
import { askWhichPoints } from "../transfer/routes/partners-held.ts";
import { pointsOf } from "../transfer/amount/points-told.ts";
import { valuesOf } from "./all-values.ts";
import { type Stack, stacksOf } from "./compared-amounts.ts";
import { waysResult, fixedLines } from "./fixed-lines.ts";
import { ownFigureLine } from "./own-figure.ts";
import { quotedCents } from "./quoted-cents.ts";
import { redemptionValue } from "./redemption-value.ts";
import { stashOf } from "./stash-value.ts";
import { balanceIn, heldWith, isOfAward, isOfHeld, isOfOne } from "./points-counted.ts";
import { lockLines, resultOf, spreadLines, thresholdLine } from "./worth-lines.ts";

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
    /<points>(?: \S+){0,3}? enough (?:for|to (?:cover|pay|get|make)) (?:an? |the )?<usd>/,
    /^is <cents> (?:a point |per point |each |per <program> )?(?:a )?(?:good|bad|ok|okay|decent|fair|great|acceptable)\b/,
    /^(?:what is|what are|how much (?:is|are)|value of|worth of) (?:my )?<points> <(?:program|issuer|card)>(?: points?| miles?)?(?: worth)?$/,
    /^<points> <(?:program|issuer|card)>(?: points?| miles?)? (?:worth|value|in dollars)$/,
  ],
  respond: (asked, toolbox) => {
    const [amount] = pointsOf(asked);
    const program =
      programOf(asked, toolbox.scene.facts) ??
      (amount === undefined ? undefined : heldWith(amount.value, asked, toolbox));
    const programs = allProgramsOf(asked, toolbox.scene.facts);
    if (programs.length > 1 && amount === undefined) {
      return isOfHeld(programs, asked, toolbox)
        ? balances.respond(asked, toolbox)
        : valuesOf({ programs }, asked, toolbox);
    }
    if (amount === undefined && amountsOf(asked, "cents").length > 0) {
      return quotedCents(program, asked, toolbox);
    }
    if (program === undefined) {
      if (amount !== undefined) return askWhichPoints(toolbox.scene.facts);
      return says(asked, /\b(?:my|our|mine|i have|all|they|them|these|those)\b/) ||
        asked.owner !== undefined
        ? stashOf(asked, toolbox)
        : valuesOf({}, asked, toolbox);
    }
    if (amount !== undefined && isOfAward(asked)) return redemptionValue.respond(asked, toolbox);
    const stacks = stacksOf(asked, toolbox.scene.facts);
    if (stacks.length > 1) return ofStacks(stacks, asked, toolbox);
    const points = amount?.value ?? balanceIn(program, asked, toolbox);
    if (points === undefined) return withoutBalance(program, asked, toolbox);
    return amount === undefined && isOfOne(asked)
      ? withBalance(
          valuesOf({ programs: [program] }, asked, toolbox),
          program,
          points,
          asked,
          toolbox,
        )
      : worthOf(program, points, asked, toolbox);
  },
};

/** Several sums of points beside each other, that which is worth most first. */
function ofStacks(stacks: readonly Stack[], asked: Understood, toolbox: Toolbox): Draft {
  const found = stacks
    .map((stack) => ask(toolbox, "value_points", { ...stack, ...pointsOwner(asked) }))
    .toSorted((a, b) => usdOf(b) - usdOf(a));
  const [most, next] = found;
  const isMore = most !== undefined && next !== undefined && usdOf(most) > usdOf(next);
  return answer({
    result: [
      ...(isMore
        ? [line`Worth most: **${figure(most, ["program_name"], "text")}**. ${cite(most)}`]
        : []),
      ...found.map((one) => resultOf(one)),
    ],
    caveats: [CAVEATS.estimate, ...found.slice(0, 1).map((one) => CAVEATS.asOf(one))],
    envelopes: found,
  });
}

const usdOf = (found: Envelope): number => numberAt(found, ["counted_usd"]) ?? 0;

/** Of one point, and of all that are there: who asks for a point's worth has them to spend. */
function withBalance(
  draft: Draft,
  program: string,
  points: number,
  asked: Understood,
  toolbox: Toolbox,
): Draft {
  const found = ask(toolbox, "value_points", { program, points, ...pointsOwner(asked) });
  return numberAt(found, ["counted_usd"]) === undefined
    ? draft
    : {
        ...draft,
        result: [...draft.result, resultOf(found)],
        envelopes: [...draft.envelopes, found],
      };
}

/** A point's value, and that none of them are known where the asker's own are meant. */
function withoutBalance(program: string, asked: Understood, toolbox: Toolbox): Draft {
  const draft = valuesOf({ programs: [program] }, asked, toolbox);
  if (!says(asked, /\b(?:my|mine|our|ours|i have|i hold|i got|hers|his|their)\b/)) return draft;
  const name = told(nameOf("program", program, toolbox.scene.facts));
  return {
    ...draft,
    result: [
      line`I know no balance in **${name}**, so only what a point of it is worth; tell me how many there are for the dollars.`,
      ...draft.result,
    ],
  };
}

/** Dollars of so many points. */
function worthOf(program: string, points: number, asked: Understood, toolbox: Toolbox): Draft {
  const found = ask(toolbox, "value_points", { program, points, ...pointsOwner(asked) });
  return answer({
    result: [
      ...thresholdLine(found, asked),
      ...ownFigureLine(asked),
      ...waysResult(found, asked),
      resultOf(found),
      ...countedLine(asked),
    ],
    details: [
      ...besideLines(asked, toolbox),
      ...spreadLines(found),
      ...fixedLines(found),
      ...lockLines(found),
    ].slice(0, MOST_LINES),
    caveats: [CAVEATS.estimate, line`${figure(found, ["caveat"], "text")}`, CAVEATS.asOf(found)],
    envelopes: [found],
  });
}

/** What a point of each counts for, where several are named beside an amount. */
function besideLines(asked: Understood, toolbox: Toolbox): readonly Line[] {
  const programs = allProgramsOf(asked, toolbox.scene.facts);
  return programs.length < 2 ? [] : valuesOf({ programs }, asked, toolbox).details;
}
