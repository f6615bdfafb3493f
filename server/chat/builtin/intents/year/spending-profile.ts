import { ask } from "../../compose/ask.ts";
import { answer, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { SPENDING_PROFILE } from "../../phrasings/year.ts";
import { SPENDING_PROFILE_MORE } from "../../phrasings/spending-more.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";

const MOST_LINES = 15;

/** What the member has told of his spending. */
export const spendingProfile: Intent = {
  id: "spending_profile",
  group: "year",
  label: "what spending you have told me",
  likes: ["category"],
  needs: [],
  phrasings: `${SPENDING_PROFILE}${SPENDING_PROFILE_MORE}`,
  rules: [/\b(?:my|the) spending (?:profile|numbers|figures)\b/],
  respond: (asked, toolbox) => {
    const found = ask(toolbox, "get_spending_profile", {});
    const rows = rowsAt(found, ["lines"]);
    if (rows.length === 0) return withoutSpend(found);
    const wanted = new Set(mentionsOf(asked, "category").flatMap(({ ids }) => ids));
    const named = rows.filter((row) => wanted.has(textAt(found, [...row, "category"]) ?? ""));
    const isMissing = wanted.size > 0 && named.length === 0;
    return answer({
      result: [
        ...(isMissing ? [line`You have told me no figure for that category.`] : []),
        ...(named.length === 0 ? biggestLine(found, rows, asked) : []),
        ...(named.length > 0 ? named.map((row) => rowLine(found, row, "**")) : [totalLine(found)]),
      ],
      details: named.length > 0 ? [] : rows.slice(0, MOST_LINES).map((row) => rowLine(found, row)),
      caveats: [line`It is what you told me; I read no statements.`],
      envelopes: [found],
    });
  },
};

/** The category that takes most, or least. */
function biggestLine(found: Envelope, rows: readonly Path[], asked: Understood): readonly Line[] {
  const isLeast = says(asked, /\b(?:smallest|least|lowest)\b/);
  if (!isLeast && !says(asked, /\b(?:biggest|largest|most|highest|top)\b/)) return [];
  const usdAt = (row: Path): number => numberAt(found, [...row, "monthly_usd"]) ?? 0;
  const ordered = rows.toSorted((a, b) => usdAt(b) - usdAt(a));
  const row = isLeast ? ordered.at(-1) : ordered[0];
  return row === undefined
    ? []
    : [
        joinLines(
          [
            line`The ${told(isLeast ? "smallest" : "biggest")} is `,
            rowLine(found, row, "**"),
            line`.`,
          ],
          "",
        ),
      ];
}

const withoutSpend = (found: Envelope): Draft =>
  answer({
    result: [
      line`I have no spending of yours yet. Tell me what you spend a month by category, such as dining, groceries and everything else.`,
    ],
    envelopes: [found],
  });

function totalLine(found: Envelope): Line {
  const month = figure(found, ["total_month_usd"], "usd");
  const year = figure(found, ["total_year_usd"], "usd");
  return textAt(found, ["spend_as_of"]) === undefined
    ? line`By your own word you spend **${month}** a month, ${year} a year.`
    : line`By your own word of ${figure(found, ["spend_as_of"], "date")} you spend **${month}** a month, ${year} a year.`;
}

const rowLine = (found: Envelope, row: Path, mark = ""): Line =>
  line`${figure(found, [...row, "category_name"], "text")}: ${told(mark)}${figure(found, [...row, "monthly_usd"], "usd")}${told(mark)} a month, ${figure(found, [...row, "yearly_usd"], "usd")} a year`;
