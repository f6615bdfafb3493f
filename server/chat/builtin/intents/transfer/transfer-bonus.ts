import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path, valueAt } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import type { Intent } from "../../intent.ts";
import { TRANSFER_BONUS } from "../../phrasings/transfer-points.ts";
import { ownerOf } from "../../readings/program-meant.ts";
import type { Understood } from "../../../language/understood.ts";
import { endsOf, fromOf, toOf } from "./ends/ends.ts";

const MOST_SHOWN = 5;
const MOST_PAST = 4;

/** Whether a route gives more now, and how that compares with what it gave before. */
export const transferBonus: Intent = {
  id: "transfer_bonus",
  group: "transfer",
  label: "which transfer bonuses run now",
  likes: ["program", "issuer"],
  needs: [],
  phrasings: TRANSFER_BONUS,
  rules: [/\btransfer (?:bonus(?:es)?|promos?|promotions?)\b/],
  respond: (asked, toolbox) => {
    const found = ask(toolbox, "list_transfer_bonuses", inputOf(asked, toolbox));
    const rows = rowsAt(found, ["bonuses"]);
    const first = rows.find((row) => textAt(found, [...row, "state"]) === "live");
    return answer({
      result: [
        first === undefined
          ? line`${told(found.summary)} ${cite(found)}`
          : joinLines([line`**Yes**:`, bonusLine(found, first), line`${cite(found)}`]),
      ],
      details: [
        ...rows
          .filter((row) => row !== first)
          .slice(0, MOST_SHOWN)
          .map((row) => bonusLine(found, row)),
        ...historyOf(found),
      ],
      caveats: [...(first === undefined ? [] : [CAVEATS.irreversible]), CAVEATS.asOf(found)],
      envelopes: [found],
    });
  },
};

function inputOf(asked: Understood, { scene: { facts } }: Toolbox): object {
  const ends = endsOf(asked, facts);
  const [from, to] = [fromOf(ends, facts), toOf(ends, facts)];
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined || to === from ? {} : { to }),
    include_upcoming: true,
    ...ownerOf(asked),
  };
}

function bonusLine(found: Envelope, row: Path): Line {
  const text = (key: string) => figure(found, [...row, key], "text");
  const date = (key: string) => figure(found, [...row, key], "date");
  const size =
    numberAt(found, [...row, "pct"]) === undefined
      ? line`a bonus of unknown size`
      : line`${figure(found, [...row, "pct"], "percent")} more`;
  const state = textAt(found, [...row, "state"]);
  const isLater = state === "upcoming" && textAt(found, [...row, "starts"]) !== undefined;
  return joinLines([
    line`${text("from_name")} to ${text("to_name")}:`,
    size,
    ...(isLater ? [line`from ${date("starts")}`] : []),
    line`until ${date("ends")}`,
    ...notesOf(found, row, state),
  ]);
}

/** How it compares, and for whom it is. */
function notesOf(found: Envelope, row: Path, state: string | undefined): readonly Line[] {
  const is = (key: string): boolean => valueAt(found, [...row, key]) === true;
  const best = numberAt(found, [...row, "best_seen_pct"]);
  return [
    ...(state === "perhaps" ? [line`(its start is not known)`] : []),
    ...(is("targeted") ? [line`(only for those who were sent it)`] : []),
    ...(is("is_best_seen") ? [line`(as good as it has ever been seen)`] : []),
    ...(best !== undefined && !is("is_best_seen")
      ? [line`(the best seen was ${figure(found, [...row, "best_seen_pct"], "percent")})`]
      : []),
    ...(is("usable_now") ? [] : [line`(none of your cards opens this route)`]),
  ];
}

/** What the route gave before, when both ends were named. */
function historyOf(found: Envelope): readonly Line[] {
  const past = rowsAt(found, ["past"]).filter(
    (row) => numberAt(found, [...row, "pct"]) !== undefined,
  );
  return [
    ...(numberAt(found, ["best_seen_pct"]) === undefined
      ? []
      : [
          line`The most this route is known to have given everybody: ${figure(found, ["best_seen_pct"], "percent")}`,
        ]),
    ...past
      .slice(0, MOST_PAST)
      .map(
        (row) =>
          line`Before: ${figure(found, [...row, "pct"], "percent")}, ended ${figure(found, [...row, "ends"], "date")}`,
      ),
  ];
}
