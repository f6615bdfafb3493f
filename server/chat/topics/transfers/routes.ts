import { heldCards } from "../../../member/held-cards.ts";
import { ask } from "../../ask.ts";
import { answer, CAVEATS, type Draft } from "../../compose/draft.ts";
import { text } from "../../compose/figures.ts";
import { bold, EMPTY, join, type Line, line, listed, sentence, when } from "../../compose/line.ts";
import { joinDrafts } from "../../compose/join.ts";
import { pickRows } from "../../compose/pick.ts";
import { pointsOf } from "../../compose/programs.ts";
import { type Frame, idsOf } from "../../frame.ts";
import { transferBonuses } from "./transfer-bonuses.ts";
import { transfer, transferUndo } from "./transfer.ts";
import { asksForWorth, transferWorth } from "./transfer-worth.ts";
import type { Toolbox } from "../../toolbox.ts";
import {
  asksForOnlyBank,
  bonusOf,
  cardsOf,
  endOf,
  isOneRoute,
  openEnd,
  ratioOf,
  type Route,
  routeRows,
  routeSentence,
  timeSentence,
} from "./route-rows.ts";
import { type Answerable, defineTopic } from "../topic.ts";

const told = defineTopic(routeRows);

/** Where points can be transferred, at which ratio, how long it takes, and what it is worth. */
export const routes: Answerable = {
  ...told,
  takes: [...told.takes, "send", "want", "claim"],
  answer: (asked, toolbox) => answerRoutes(withoutOwnKind(fromOnlyBank(asked)), toolbox),
};

/** "Exclusive to Chase": the named program is the source. */
const fromOnlyBank = (frame: Frame): Frame =>
  asksForOnlyBank(frame) && !isOneRoute(frame)
    ? {
        ...frame,
        subjects: frame.subjects.map((one) => (one.role === "to" ? { ...one, role: "from" } : one)),
      }
    : frame;

/** "The Alaska airline": the kind describes the named program, not its sources. */
const withoutOwnKind = (frame: Frame): Frame =>
  openEnd(frame) === "to"
    ? frame
    : { ...frame, constraints: frame.constraints.filter(({ column }) => column !== "category") };

const answerRoutes: Answerable["answer"] = (frame, toolbox) =>
  (isOneRoute(frame) && frame.verb === "move_back"
    ? transferUndo.answer(frame, toolbox)
    : undefined) ??
  (isOneRoute(frame) && frame.column === "bonus"
    ? transferBonuses.answer({ ...frame, column: undefined }, toolbox)
    : undefined) ??
  (isOfPoints(frame) ? transfer.answer(frame, toolbox) : undefined) ??
  (asksForWorth(frame) ? transferWorth(frame, toolbox) : undefined) ??
  (isOneRoute(frame) ? tellOne(frame, toolbox) : undefined) ??
  (isList(frame) ? tellLists(frame, toolbox) : undefined) ??
  told.answer(frame, toolbox);

/** With a number of points, the question is about a transfer, not just the route. */
const isOfPoints = (frame: Frame): boolean => isOneRoute(frame) && frame.amounts.length > 0;

/** The list includes the ratios. */
const isList = ({ focus, column = "ratio", order }: Frame): boolean =>
  (focus === "which" || focus === "list") && column === "ratio" && order === undefined;

/** The tool's routes that match the frame. */
function readRoutes(frame: Frame, toolbox: Toolbox) {
  const { data, envelope } = ask(toolbox, routeRows.tool, routeRows.input(frame, toolbox.scene));
  const all = routeRows.rows(data, frame, toolbox.scene);
  const about = { topic: routeRows, frame, toolbox, data, envelope, all };
  return { rows: pickRows(about), envelope };
}

/** Tells if points can go there, or if a claim about the route is true. */
function tellOne(frame: Frame, toolbox: Toolbox): Draft | undefined {
  if (frame.focus !== "whether") return undefined;
  const { rows, envelope } = readRoutes({ ...frame, constraints: [] }, toolbox);
  const [row] = rows;
  if (row === undefined) return undefined;
  const said = frame.column === "time" ? timeSentence(row) : routeSentence(row);
  return answer({
    lead: [join([verdictOf(row, frame, toolbox), said])],
    caveats: [when(frame.verb === "transfer", () => CAVEATS.irreversible)],
    envelopes: [envelope],
  });
}

const YES = line`**Yes**.`;
const NO = line`**No**.`;

function verdictOf(row: Route, frame: Frame, { scene }: Toolbox): Line {
  if (!row.is_active) return NO;
  const heard = frame.constraints.find(({ column }) => column === "ratio");
  if (heard?.value !== undefined)
    return (heard.value === row.ratio) === (heard.op !== "!=") ? YES : NO;
  if (frame.constraints.some(({ column }) => column === "fee"))
    return row.fee === undefined ? NO : YES;
  if (frame.column === "time") return EMPTY;
  if (row.state !== "locked") return YES;
  // With an empty wallet, the question is only whether the route exists.
  const hasCards = heldCards(scene, { owner: frame.owner }).length > 0;
  return hasCards
    ? line`**No**, not with the cards you hold.`
    : line`**Yes**, with the right card.`;
}

/** Several programs to send from, each answered by itself. */
function tellLists(frame: Frame, toolbox: Toolbox): Draft | undefined {
  const sources = idsOf(frame, "program", "from");
  if (sources.length < 2 || openEnd(frame) !== "to") return tellList(frame, toolbox);
  const others = frame.subjects.filter(({ role }) => role !== "from");
  const drafts = sources.map((id) => {
    const subjects: Frame["subjects"] = [...others, { kind: "program", id, role: "from" }];
    return (
      tellList({ ...frame, subjects }, toolbox) ?? told.answer({ ...frame, subjects }, toolbox)
    );
  });
  return joinDrafts(drafts);
}

/** The named program, with its partners and their ratios. */
function tellList(frame: Frame, toolbox: Toolbox): Draft | undefined {
  const { rows, envelope } = readRoutes(frame, toolbox);
  const [first] = rows;
  if (first === undefined || openEnd(frame) === "both") return undefined;
  if (rows.length === 1 && !asksForOnlyBank(frame)) return undefined;
  const names = listed(rows.map((row) => line`${bold(endOf(row))}${ratioOf(row)}`));
  const lead =
    first.open === "from"
      ? line`These points can be transferred to ${bold(text(first.to_name))}: ${names}.`
      : line`${bold(pointsOf(first.from_name))} can be transferred to ${names}${onlyOf(frame)}.`;
  return answer({
    lead: [lead],
    details: [
      ...rows.filter((row) => bonusOf(row) !== EMPTY).map(routeSentence),
      ...lockedLines(rows),
    ],
    envelopes: [envelope],
  });
}

const onlyOf = (frame: Frame): Line =>
  when(asksForOnlyBank(frame), () => line`, and we know of no other bank's points that go there`);

/** Missing cards, once per source program. */
function lockedLines(rows: readonly Route[]): readonly Line[] {
  const bySource = new Map(
    rows.filter((row) => cardsOf(row) !== EMPTY).map((row) => [row.from, row]),
  );
  return [...bySource.values()].map((row) =>
    sentence(line`${text(row.from_name)}: ${cardsOf(row)}`),
  );
}
