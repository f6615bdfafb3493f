import { ask, type DataOf } from "../ask.ts";
import { answer, CAVEATS, type Draft } from "../compose/draft.ts";
import { cpp, points, text, usd } from "../compose/figures.ts";
import { bold, EMPTY, type Line, line, listed, sentence, when } from "../compose/line.ts";
import { heldPrograms, pointsOf } from "../compose/programs.ts";
import { unreadOf } from "../compose/rows.ts";
import { amountAs, type Frame } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";

type Worth = DataOf<"value_points">;
type Unlocker = NonNullable<Worth["unlock_cards"]>[number];

const SAMPLE_POINTS = 1000;
const MOST_CARDS = 3;

/** What points are worth with the cards held, and what with a card that opens transfers. */
export function lockedValue(program: string, frame: Frame, toolbox: Toolbox): Draft {
  const isHeld = heldPrograms(toolbox.scene, frame.owner).includes(program);
  const given = amountAs(frame, "have", "points");
  const held = isHeld
    ? ask(toolbox, "list_balances", { program, owner: frame.owner }).data.total_points
    : undefined;
  const number = given ?? held;
  const input = { program, points: number ?? SAMPLE_POINTS, owner: frame.owner };
  const { data, envelope } = ask(toolbox, "value_points", input);
  return answer({
    lead: [sentence(tell(data, frame, number !== undefined))],
    details: cardsOf(data),
    caveats: [CAVEATS.estimate, ...unreadOf(frame)],
    envelopes: [envelope],
  });
}

function tell(data: Worth, frame: Frame, isCounted: boolean): Line {
  const { cpp: now, with_card: opened, without_card: basic } = data;
  const name = pointsOf(data.program_name);
  if (opened === undefined || basic === undefined)
    return line`${name} count the same whatever card they come from${when(now !== undefined, () => line`: **${cpp(now ?? 0)}** each`)}`;
  const isLocked = now !== undefined && now < opened.cpp;
  const verdict = isLocked ? verdictOf(frame) : EMPTY;
  const both = isCounted
    ? line`, **${usd(basic.value_usd)}** against **${usd(opened.value_usd)}** for ${points(data.points)}`
    : EMPTY;
  return isLocked
    ? line`${verdict}with your cards ${name} count at **${cpp(now)}** each; with a card that opens all transfers it would be **${cpp(opened.cpp)}**${both}`
    : line`${name} count at **${cpp(opened.cpp)}** each for you, as a card of yours opens transfers; without one it would be **${cpp(basic.cpp)}**${both}`;
}

/** "Are they the same" is answered by no; "are they worth more with" by yes. */
function verdictOf({ focus, asks, constraints }: Frame): Line {
  if (focus !== "whether" || asks !== "is") return EMPTY;
  const relation = constraints.find(({ column }) => column === "with_card" || column === "worth");
  if (relation?.op === "=") return line`**No**: `;
  return relation?.op === ">" || relation?.op === "<" ? line`**Yes**: ` : EMPTY;
}

const cardsOf = ({ unlock_cards: all = [] }: Worth): readonly Line[] => {
  const open = all.filter((one) => one.opens === "all" && one.takes_applications && !one.held);
  if (open.length === 0 || all.some((one) => one.held && one.opens === "all")) return [];
  const names = listed(open.slice(0, MOST_CARDS).map(nameAndFee), "or");
  return [line`Such a card: ${names}.`];
};

const nameAndFee = ({ card_name: name, annual_fee_usd: fee }: Unlocker): Line =>
  fee === undefined ? bold(text(name)) : line`${bold(text(name))} (${usd(fee)} a year)`;
