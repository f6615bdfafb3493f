import type { Toolbox } from "../../toolbox.ts";
import { ask, type DataOf } from "../../ask.ts";
import { answer, askBack, type Draft } from "../../compose/draft.ts";
import { type Line, line } from "../../compose/line.ts";
import { namedCards } from "../../compose/pick.ts";
import type { Frame, Slot } from "../../frame.ts";
import { type Answerable, definePlan } from "../topic.ts";

export type CardFacts = DataOf<"get_card">;

/** The answer on one card, and the details below it. */
export interface CardTold {
  readonly lead: Line;
  readonly details?: readonly Line[];
  readonly caveats?: readonly Line[];
}

const MAX_CARDS = 5;
/** "The Bilt card" may be any of three. */
const MAX_OF_NAME = 3;

/** A topic that tells each named card of the catalog in turn. */
export const perCard = (
  tell: (facts: CardFacts, frame: Frame) => CardTold,
  { takes = [], columns = {} }: Options = {},
): Answerable =>
  definePlan((frame, toolbox) => answerEach(tell, frame, toolbox), {
    takes: ["card", "held_card", ...takes],
    columns,
    mostCards: MAX_OF_NAME,
  });

interface Options {
  readonly takes?: readonly Slot[];
  readonly columns?: Answerable["columns"];
}

function answerEach(
  tell: (facts: CardFacts, frame: Frame) => CardTold,
  frame: Frame,
  toolbox: Toolbox,
): Draft {
  const ids = namedCards(frame).slice(0, MAX_CARDS);
  if (ids.length === 0) return askBack(line`Which card do you mean?`);
  const found = ids.map((card) => ask(toolbox, "get_card", { card }));
  const told = found.map(({ data }) => tell(data, frame));
  return answer({
    lead: told.map(({ lead }) => lead),
    details: told.flatMap(({ details = [] }) => details),
    caveats: told.flatMap(({ caveats = [] }) => caveats),
    envelopes: found.map(({ envelope }) => envelope),
  });
}
