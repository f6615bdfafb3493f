import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, joinParts, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { ALL_VALUES } from "../../phrasings/value.ts";
import { allProgramsOf } from "../../readings/program-meant.ts";
import type { Understood } from "../../../language/understood.ts";
import { pairVerdict } from "./pair-verdict.ts";
import { balances } from "../balance/balances.ts";
import { pointsOwner } from "../balance/whose-points.ts";

const MOST_ROWS = 12;
/** Of the programs that were named or are held all are told. */
const MOST_OWN = 40;

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
    if (isOwn && says(asked, OF_PILES)) return balances.respond(asked, toolbox);
    return valuesOf(isOwn ? { held_only: true } : {}, asked, toolbox);
  },
};

/** What is there of each, not what one point of it counts for. */
const OF_PILES = /\b(?:piles?|stash(?:es)?|balances?|hoards?)\b/;

/** The values of the programs asked about; of all when none of those is valued. */
export function valuesOf(input: object, asked: Understood, toolbox: Toolbox): Draft {
  const found = ask(toolbox, "list_valuations", { ...input, ...pointsOwner(asked) });
  const every = rowsAt(found, ["valuations"]);
  const ofBanks = every.filter((row) => textAt(found, [...row, "category"]) === "transferable");
  const all = says(asked, OF_BANKS) && ofBanks.length > 0 ? ofBanks : every;
  if (all.length === 0) {
    return "held_only" in input ? withoutHeld(asked, toolbox) : noneOf(found);
  }
  const isShort = Object.keys(input).length > 0;
  const rows = all
    .filter((row) => isShort || fits(found, row, asked))
    .toSorted((a, b) => valueIn(found, b) - valueIn(found, a));
  const ordered =
    says(asked, WORST) || says(asked, UPWARDS)
      ? rows.filter((row) => valueIn(found, row) > 0).toReversed()
      : rows;
  const [first] = ordered;
  const isAll = !isShort && wantsAll(asked);
  const pair = pairVerdict(found, rows, asked);
  const ranked = pair.length > 0 ? pair : rankedLine(found, ordered, asked);
  return answer({
    result:
      ranked.length > 0
        ? ranked
        : [
            first !== undefined && says(asked, UPWARDS)
              ? line`From the least to the most a point counts for: ${cite(found)}`
              : first === undefined || all.length > 1
                ? line`${told(found.summary)} ${cite(found)}`
                : oneLine(found, first),
          ],
    details: isAll
      ? kindLines(found, ordered)
      : [
          ...(all.length > 1
            ? ordered.slice(0, isShort ? MOST_OWN : MOST_ROWS).map((row) => valueLine(found, row))
            : []),
          ...(all.length === 1 && first !== undefined ? spreadLines(found, first) : []),
        ],
    caveats: [CAVEATS.estimate, CAVEATS.asOf(found)],
    envelopes: [found],
  });
}

const OF_BANKS = /\b(?:bank|transferable|flexible) (?:points|currencies|programs|miles|rewards)\b/;
const WORST = /\b(?:least|lowest|worst|weakest|cheapest)\b|\bless\b.*\bor\b/;
const UPWARDS =
  /\b(?:low(?:est)? to high(?:est)?|worst to best|least to most|ascending|from the bottom)\b/;
const BEST =
  /\b(?:most|highest|best|richest|strongest|top|rank(?:ed|ing)?)\b|\b(?:more|better)\b.*\bor\b/;
const SECOND = /\b(?:second|2nd|runner[- ]up|next)\b/;

const BOTH_ENDS =
  /\b(?:and|or|n) (?:(?:which|what|the|is|are|one|ones|also) )*(?:least|lowest|worst|weakest)\b|\b(?:least|lowest|worst|weakest) (?:and|or|n) (?:(?:which|what|the|is|are|one|ones|also) )*(?:most|highest|best)\b/;

/** What is asked for by its rank, before the list it leads; several that count for the same. */
function rankedLine(found: Envelope, rows: readonly Path[], asked: Understood): readonly Line[] {
  if (rows.length < 2 || says(asked, UPWARDS) || !(says(asked, BEST) || says(asked, WORST)))
    return [];
  const values = [...new Set(rows.map((row) => valueIn(found, row)))].filter((value) => value > 0);
  if (says(asked, BOTH_ENDS) && values.length > 1) {
    return [
      ...endLine(found, rows, Math.max(...values), "most"),
      ...endLine(found, rows, Math.min(...values), "least"),
    ];
  }
  const end = says(asked, WORST) ? "least" : "most";
  return says(asked, SECOND)
    ? endLine(found, rows, values[1], `second ${end}`)
    : endLine(found, rows, values[0], end);
}

/** Those that count for so much. */
function endLine(
  found: Envelope,
  rows: readonly Path[],
  value: number | undefined,
  end: string,
): readonly Line[] {
  const same = rows.filter((row) => valueIn(found, row) === value);
  const [first] = same;
  if (first === undefined) return [];
  const names = same.map((row) => line`**${figure(found, [...row, "program_name"], "text")}**`);
  return [
    joinLines([
      joinLines(names, " and "),
      line`${told(same.length === 1 ? "counts" : "count")} for the ${told(end)}: **${figure(found, [...first, "value"], "cpp")}** a point. ${cite(found)}`,
    ]),
  ];
}

/** "The full table", "every currency you track". */
const wantsAll = (asked: Understood): boolean =>
  says(asked, /\b(?:all|every|everything|full|complete|whole|entire|each)\b/) && !says(asked, BEST);

const KIND_NAMES: readonly (readonly [string, string])[] = [
  ["transferable", "Bank points"],
  ["airline", "Airlines"],
  ["hotel", "Hotels"],
  ["restricted", "Bank points without transfers of their own"],
];

/** Every program that is valued, a line for each kind, the best of it first. */
function kindLines(found: Envelope, rows: readonly Path[]): readonly Line[] {
  const kinds = new Set(KIND_NAMES.map(([kind]) => kind));
  const ofKind = (row: Path): string => {
    const kind = textAt(found, [...row, "category"]) ?? "";
    return kinds.has(kind) ? kind : "other";
  };
  return [...KIND_NAMES, ["other", "Others"] as const].flatMap(([kind, name]) => {
    const own = rows.filter((row) => valueIn(found, row) > 0 && ofKind(row) === kind);
    return own.length === 0
      ? []
      : [joinLines([line`**${told(name)}**:`, joinParts(own.map((row) => shortLine(found, row)))])];
  });
}

const shortLine = (found: Envelope, row: Path): Line =>
  line`${figure(found, [...row, "program_name"], "text")} ${figure(found, [...row, "value"], "cpp")}`;

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
  const isRanked = says(asked, BEST) || says(asked, WORST);
  return wantsAll(asked) || isRanked || category === "transferable";
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
