import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { says } from "../../held-meant.ts";
import type { Intent } from "../../intent.ts";
import { ALL_VALUES } from "../../phrasings/value.ts";
import { allProgramsOf, ownerOf } from "../../program-meant.ts";
import type { Understood } from "../../understood.ts";

const MOST_ROWS = 12;

/** Cents per point of several programs side by side. */
export const allValues: Intent = {
  id: "all_values",
  group: "value",
  label: "the values of points in a list",
  likes: [],
  needs: [],
  phrasings: ALL_VALUES,
  respond: (asked, toolbox) => {
    const programs = allProgramsOf(asked, toolbox.scene.facts);
    const isOwn =
      says(asked, /\b(?:my|mine|our|i have|i hold|i own)\b/) || asked.owner !== undefined;
    if (programs.length > 0) return valuesOf({ programs }, asked, toolbox);
    return valuesOf(isOwn ? { held_only: true } : {}, asked, toolbox);
  },
};

/** The values of the programs asked about; of all when none of those is valued. */
export function valuesOf(input: object, asked: Understood, toolbox: Toolbox): Draft {
  const found = ask(toolbox, "list_valuations", { ...input, ...ownerOf(asked) });
  const all = rowsAt(found, ["valuations"]);
  if (all.length === 0) {
    return "held_only" in input ? withoutHeld(asked, toolbox) : noneOf(found);
  }
  const isShort = Object.keys(input).length > 0;
  const rows = all
    .filter((row) => isShort || fits(found, row, asked))
    .toSorted((a, b) => valueIn(found, b) - valueIn(found, a));
  const ordered = says(asked, /\b(?:least|lowest|worst)\b/)
    ? rows.filter((row) => valueIn(found, row) > 0).toReversed()
    : rows;
  const [first] = ordered;
  return answer({
    result: [
      first === undefined || all.length > 1
        ? line`${told(found.summary)} ${cite(found)}`
        : oneLine(found, first),
    ],
    details: [
      ...(all.length > 1 ? ordered.slice(0, MOST_ROWS).map((row) => valueLine(found, row)) : []),
      ...(all.length === 1 && first !== undefined ? spreadLines(found, first) : []),
    ],
    caveats: [CAVEATS.estimate, CAVEATS.asOf(found)],
    envelopes: [found],
  });
}

const noneOf = (found: Envelope): Draft =>
  answer({ result: [line`${told(found.summary)} ${cite(found)}`], envelopes: [found] });

/** Nothing is held: the catalog's values, and that they are not the asker's own. */
function withoutHeld(asked: Understood, toolbox: Toolbox): Draft {
  const draft = valuesOf({}, asked, toolbox);
  return {
    ...draft,
    result: [
      line`I know no points or cards of yours yet; these are the values of the catalog.`,
      ...draft.result,
    ],
  };
}

const valueIn = (found: Envelope, row: Path): number => numberAt(found, [...row, "value"]) ?? 0;

/** Of a hundred programs those of the kind that is asked about; bank points when none is. */
function fits(found: Envelope, row: Path, asked: Understood): boolean {
  const category = textAt(found, [...row, "category"]);
  if (says(asked, /\bhotels?\b/)) return category === "hotel";
  if (says(asked, /\bairlines?\b|\bmiles\b/)) return category === "airline";
  return says(asked, /\b(?:most|highest|least|lowest|best|worst)\b/) || category === "transferable";
}

function oneLine(found: Envelope, row: Path): Line {
  const name = figure(found, [...row, "program_name"], "text");
  if (numberAt(found, [...row, "value"]) === undefined)
    return line`Nobody has valued **${name}**: unknown, not nothing. ${cite(found)}`;
  const value = figure(found, [...row, "value"], "cpp");
  return textAt(found, [...row, "basis"]) === "own"
    ? line`A point of **${name}** counts for **${value}** by your own figure. ${cite(found)}`
    : line`A point of **${name}** is worth about **${value}** by our estimate. ${cite(found)}`;
}

function valueLine(found: Envelope, row: Path): Line {
  const name = figure(found, [...row, "program_name"], "text");
  if (numberAt(found, [...row, "value"]) === undefined) return line`${name}: nobody has valued it`;
  const value = line`${name}: ${figure(found, [...row, "value"], "cpp")}`;
  const isOwn = textAt(found, [...row, "basis"]) === "own";
  return joinLines([value, ...(isOwn ? [line`(your own figure)`] : rangeLine(found, row))]);
}

function rangeLine(found: Envelope, row: Path): readonly Line[] {
  const at = [...row, "service_value"];
  const floor = numberAt(found, [...at, "floor"]);
  if (floor === undefined || floor === numberAt(found, [...at, "high"])) return [];
  return [
    line`(from ${figure(found, [...at, "floor"], "cpp")} to ${figure(found, [...at, "high"], "cpp")})`,
  ];
}

function spreadLines(found: Envelope, row: Path): readonly Line[] {
  const has = (...path: readonly string[]): boolean =>
    numberAt(found, [...row, ...path]) !== undefined;
  const cpp = (...path: readonly string[]) => figure(found, [...row, ...path], "cpp");
  return [
    ...(has("service_value", "floor")
      ? [
          line`Publishers say from ${cpp("service_value", "floor")} to ${cpp("service_value", "high")}; ${figure(found, [...row, "service_value", "publishers"], "count")} of them, the newest of ${figure(found, [...row, "service_value", "as_of"], "date")}`,
        ]
      : []),
    ...(has("with_card", "typical")
      ? [line`With a card that opens their transfers: ${cpp("with_card", "typical")}`]
      : []),
    ...(has("without_card", "typical")
      ? [line`Without such a card: ${cpp("without_card", "typical")}`]
      : []),
  ];
}
