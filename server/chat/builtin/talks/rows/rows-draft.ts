import { cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { wordsOf } from "../../compose/join.ts";
import { joinLines } from "../../compose/rows.ts";
import { byDay, type Dated } from "./row-days.ts";
import type { RowsAsked } from "./rows-asked.ts";

/* A part of an answer of many rows, and not all of it once more. */

/** The rows that are asked for of an answer; the answer as it is where it has none of them. */
export function rowsDraft({ pick, today }: RowsAsked, of: Draft): Draft {
  const all = [...of.details, ...(of.more ?? [])];
  if (pick.kind === "more") return moreOf(of, pick.after, pick.most);
  if (pick.kind === "named") {
    const rows = pick.places.flatMap((place) => of.details[place] ?? []);
    return {
      ...of,
      result: rows.slice(0, 1).map((row) => marked(row, of)),
      details: rows.slice(1),
    };
  }
  const dated = byDay(all, today);
  const [first] = dated;
  const last = dated.at(-1);
  if (first === undefined || last === undefined) return of;
  if (pick.kind === "dates") {
    const isOne = first.day.value === last.day.value;
    const span = isOne
      ? line`All on **${first.day}**.`
      : line`The first is on **${first.day}**, the last on **${last.day}**.`;
    return { ...of, result: [marked(span, of)], details: dated.map(({ row }) => row) };
  }
  const end = pick.kind === "first" ? first : last;
  const own = dated.filter(({ day }) => day.value === end.day.value);
  const { result, details } = ofEnd(own, end, pick.kind);
  return { ...of, result: result.map((one) => marked(one, of)), details };
}

/** What is first, or last: one row in a line, several under their day. */
function ofEnd(own: readonly Dated[], { row, day }: Dated, kind: "first" | "last") {
  return own.length === 1
    ? { result: [joinLines([line`The ${told(kind)}: `, row], "")], details: [] }
    : {
        result: [line`These are the ${told(kind)}, on **${day}**:`],
        details: own.map((one) => one.row),
      };
}

/** What was not told yet: what was too much at first, else the rows beside the one it leads with. */
function moreOf(of: Draft, after: number, most: number): Draft {
  const lead = of.result.map(wordsOf).join("\n");
  const beside = of.details.filter((row) => !isTold(row, lead));
  const hidden = of.more ?? [];
  const isAll = beside.length === of.details.length;
  const left = hidden.length > 0 && isAll ? hidden : [...beside, ...hidden];
  const next = left.slice(after, after + most);
  const [only] = next;
  if (most === 1 && only !== undefined)
    return { ...of, result: [marked(joinLines([line`The next:`, only]), of)], details: [] };
  const isMore = left.length > after + most;
  return {
    ...of,
    result: [headOf(of, next.length, isAll && hidden.length === 0)],
    details: [...next, ...(isMore ? [line`There are more; ask for the rest.`] : [])],
  };
}

function headOf(of: Draft, many: number, isAll: boolean): Line {
  const head =
    many === 0
      ? line`**Nothing else**: that is all of it that is known.`
      : isAll
        ? line`**Nothing else**: these are all that is known.`
        : line`**Besides what was told first**:`;
  return marked(head, of);
}

/** With the marks of the sources that the whole answer rests on. */
const marked = (one: Line, { envelopes: [envelope] }: Draft): Line =>
  envelope === undefined ? one : joinLines([one, line`${cite(envelope)}`]);

/** Whether what a row begins with and its first figures stand in the words of the result. */
function isTold({ strings, pieces }: Line, lead: string): boolean {
  const said = pieces.flatMap((piece) =>
    "told" in piece ? [piece.told] : "text" in piece ? [piece.text] : [],
  );
  const first = said.length > 0 ? said.slice(0, MOST_SAID) : [strings[0] ?? ""];
  return first.every((words) => lead.includes(words.trim()));
}

/** The name of a row and what it is worth, or when it is due. */
const MOST_SAID = 2;
