import type { CardRow } from "../../../server/contract/cards.ts";
import type { ValuationRow } from "../../../server/contract/valuations.ts";
import { type Html, html } from "../../../server/look/html.ts";
import { groupBy } from "../../../server/contract/group-by.ts";
import { liveOf, type Program } from "../transfers/programs.ts";
import { toScaleEnd } from "../valuations/chart.ts";

/* Three small pictures of all the data, one mark per row. The text beside them says the same, so
   they are hidden from assistive technology. */

const WIDTH = 300;

/** One mark per card: filled with an annual fee, outlined without. */
export function drawCards(cards: readonly CardRow[]): Html {
  const STEP = { x: 15, y: 11 };
  const inRow = WIDTH / STEP.x;
  const sorted = cards.toSorted((a, b) => a.annual_fee - b.annual_fee);
  const marks = sorted.map(({ annual_fee }, at) => {
    const x = (at % inRow) * STEP.x + 1;
    const y = Math.floor(at / inRow) * STEP.y + 1;
    return html`<rect
      x="${x}"
      y="${y}"
      width="11"
      height="7"
      rx="1"
      ${annual_fee > 0 && html`class="full"`}
    />`;
  });
  return drawing(Math.ceil(sorted.length / inRow) * STEP.y, marks);
}

/** Every live route: a row for each sender, a column for each receiver. */
export function drawRoutes(senders: readonly Program[], receivers: readonly Program[]): Html {
  const ROW = 11;
  const step = WIDTH / Math.max(1, receivers.length);
  const columns = new Map(receivers.map(({ name }, at) => [name, round((at + 0.5) * step)]));
  const marks = senders.flatMap(({ routesOut }, row) =>
    liveOf(routesOut).map(
      ({ dest_program }) =>
        html`<circle
          cx="${columns.get(dest_program)}"
          cy="${row * ROW + 5}"
          r="2.25"
          class="full"
        />`,
    ),
  );
  return drawing(senders.length * ROW, marks);
}

/** Values on a scale of cents, stacked by tenths, with a line at each cent. */
export function drawValues(valuations: readonly ValuationRow[]): Html {
  const STEP = 4.25;
  const end = toScaleEnd(valuations);
  const piles = groupBy(valuations, ({ value }) => Math.round(Math.min(value, end) * 10));
  const height = Math.ceil(Math.max(...[...piles.values()].map(({ length }) => length)) * STEP) + 6;
  const toX = (tenths: number) => round((tenths / 10 / end) * (WIDTH - 8) + 4);
  const lines = Array.from(
    { length: end + 1 },
    (_, cent) => html`<line x1="${toX(cent * 10)}" x2="${toX(cent * 10)}" y2="${height}" />`,
  );
  const marks = [...piles].flatMap(([tenths, pile]) =>
    pile.map(
      (_, at) =>
        html`<circle
          cx="${toX(tenths)}"
          cy="${round(height - 3 - at * STEP)}"
          r="1.9"
          class="full"
        />`,
    ),
  );
  return drawing(height, [...lines, ...marks]);
}

const drawing = (height: number, marks: readonly Html[]): Html =>
  html`<svg viewBox="0 0 ${WIDTH} ${height}" aria-hidden="true">${marks}</svg>`;

const round = (value: number): number => Number(value.toFixed(2));
