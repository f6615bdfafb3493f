import { ask, type DataOf } from "../../ask.ts";
import { answer, CAVEATS, type Draft } from "../../compose/draft.ts";
import { cpp, points, text, usd } from "../../compose/figures.ts";
import { EMPTY, type Line, line, listedSome, sentence, when } from "../../compose/line.ts";
import { pointsOf } from "../../compose/programs.ts";
import { amountAs, type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { claimVerdict } from "./several-values.ts";
import { heldPoints } from "./which-program.ts";

type Worth = DataOf<"value_points">;
type Unlocker = NonNullable<Worth["unlock_cards"]>[number];

const SAMPLE_POINTS = 1000;
const MAX_CARDS = 3;

/** The value of points with the held cards, compared with a card that opens transfers. */
export function lockedValue(program: string, frame: Frame, toolbox: Toolbox): Draft {
  const given = amountAs(frame, "have", "points");
  const number = given ?? heldPoints(program, frame, toolbox)?.points;
  const input = { program, points: number ?? SAMPLE_POINTS, owner: frame.owner };
  const { data, envelope } = ask(toolbox, "value_points", input);
  return answer({
    lead: [sentence(tell(data, frame, number !== undefined))],
    details: namedCard(data, frame) === undefined ? [cardsOf(data)] : [],
    caveats: [CAVEATS.estimate],
    envelopes: [envelope],
  });
}

function tell(data: Worth, frame: Frame, isCounted: boolean): Line {
  const { cpp: now, with_card: opened, without_card: basic } = data;
  const name = pointsOf(data.program_name);
  if (opened === undefined || basic === undefined) {
    const each = now === undefined ? EMPTY : line`: **${cpp(now)}** each`;
    return line`${name} are valued the same whatever card they come from${each}`;
  }
  const dollars = when(
    isCounted,
    () =>
      line`. For ${points(data.points)} that is **${usd(basic.value_usd)}** against **${usd(opened.value_usd)}**`,
  );
  if (now === undefined || now >= opened.cpp)
    return line`${name} are valued at **${cpp(basic.cpp)}** each without a card that opens transfers, and at **${cpp(opened.cpp)}** with one that opens all of them${dollars}`;
  const card = namedCard(data, frame);
  const which =
    card === undefined
      ? line`a card that opens all transfers`
      : line`the **${text(card.card_name)}**`;
  return line`${claimVerdict(frame, { cpp: now })}with your cards, ${name} are valued at **${cpp(now)}** each; with ${which} it would be **${cpp(opened.cpp)}**${dollars}`;
}

/** The named card, if it opens all transfers. */
const namedCard = ({ unlock_cards: all = [] }: Worth, frame: Frame): Unlocker | undefined =>
  all.find((one) => one.opens === "all" && idsOf(frame, "card").includes(one.card_id));

/** Cards that open all transfers, the cheapest first; none when one of them is held. */
function cardsOf({ unlock_cards: all = [] }: Worth): Line {
  const opening = all.filter(({ opens }) => opens === "all");
  const partly = all.filter((one) => one.opens === "some" && one.takes_applications);
  const open = opening
    .filter((one) => one.takes_applications)
    .toSorted((a, b) => (a.annual_fee_usd ?? 0) - (b.annual_fee_usd ?? 0));
  if (open.length === 0 || opening.some(({ held }) => held)) return EMPTY;
  const names = open.map(({ card_name: name, annual_fee_usd: fee }) =>
    fee === undefined ? line`**${text(name)}**` : line`**${text(name)}** (${usd(fee)} a year)`,
  );
  const some = partly.map(({ card_name: name }) => text(name));
  return line`Cards that do: ${listedSome(names, MAX_CARDS, "or")}.${when(some.length > 0, () => line` These open some transfers, or at lower ratios: ${listedSome(some, MAX_CARDS, "or")}.`)}`;
}
