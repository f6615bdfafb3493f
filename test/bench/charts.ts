import { type Html, html } from "../../server/look/html.ts";
import { formatNumber, type Row, type Section } from "./report.ts";

/** One bar; `mark` sets it apart from its neighbours. */
interface Bar {
  readonly label: string;
  readonly value: number;
  readonly text: string;
  readonly mark?: boolean;
}

const WIDTH = 760;
const LABEL_WIDTH = 330;
const TEXT_WIDTH = 90;
const LINE = 22;
const TOP = 44;

/** For each rival, how many answers we give in the CPU time of one of its. */
export function toRivalsChart(sections: readonly Section[]): Html {
  const rows = sections
    .filter(({ name }) => ["static", "search-http"].includes(name))
    .flatMap((section) => section.rows);
  return toChart(
    "Answers in the CPU time of one of the other's",
    rows.map(({ name, figure: { median } }) => ({
      label: name,
      value: median,
      text: `${formatNumber(median)} ×`,
      mark: name.endsWith("against raw"),
    })),
    1,
  );
}

const TOOLS_SHOWN = 5;

/** How much of each target is used up; beyond the line it is missed. */
export function toTargetsChart(sections: readonly Section[]): Html {
  const rows = sections.flatMap(({ name, rows: all }) =>
    name === "tools" ? all.toSorted((a, b) => usedOf(b) - usedOf(a)).slice(0, TOOLS_SHOWN) : all,
  );
  const judged = rows.filter(({ target }) => target !== undefined);
  return toChart(
    "Share of each target that is used: beyond the line it is missed",
    judged.map((row) => ({
      label: row.name,
      value: usedOf(row),
      text: `${Math.round(usedOf(row) * 100)} %`,
      mark: usedOf(row) > 1,
    })),
    1,
  );
}

function usedOf({ figure: { median }, target }: Row): number {
  if (target === undefined) return 0;
  return "atLeast" in target ? target.atLeast / median : median / target.atMost;
}

/** What is far beyond the line ends at the edge: its figure stands beside it. */
const MOST = 4;

function toChart(title: string, bars: readonly Bar[], line: number): Html {
  const height = TOP + bars.length * LINE + 8;
  const most = Math.min(MOST, Math.max(line, ...bars.map(({ value }) => value)));
  const scale = (WIDTH - LABEL_WIDTH - TEXT_WIDTH) / most;
  const at = LABEL_WIDTH + line * scale;
  return html`<svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 ${WIDTH} ${height}"
    width="${WIDTH}"
    height="${height}"
    role="img"
    aria-label="${title}"
  >
    <style>
      text {
        font:
          13px system-ui,
          sans-serif;
        fill: #1c2430;
      }
      .title {
        font-weight: 600;
        font-size: 15px;
      }
      .bar {
        fill: #2f6fb2;
      }
      .mark {
        fill: #c2571a;
      }
      .line {
        stroke: #5c6675;
        stroke-dasharray: 4 3;
      }
      .back {
        fill: #ffffff;
      }
      @media (prefers-color-scheme: dark) {
        text {
          fill: #e6eaf0;
        }
        .bar {
          fill: #6aa5e3;
        }
        .mark {
          fill: #e8925a;
        }
        .line {
          stroke: #9aa5b4;
        }
        .back {
          fill: #14181f;
        }
      }
    </style>
    <rect class="back" width="${WIDTH}" height="${height}" rx="6" />
    <text class="title" x="12" y="24">${title}</text>
    ${bars.map((bar, place) => toBar(bar, TOP + place * LINE, scale, most))}
    <line class="line" x1="${at}" x2="${at}" y1="${TOP - 6}" y2="${height - 6}" />
  </svg> `;
}

function toBar({ label, value, text, mark }: Bar, y: number, scale: number, most: number): Html {
  const width = Math.min(value, most) * scale;
  return html`<text x="${LABEL_WIDTH - 8}" y="${y + 13}" text-anchor="end">${label}</text>
    <rect
      class="${mark === true ? "mark" : "bar"}"
      x="${LABEL_WIDTH}"
      y="${y + 2}"
      width="${width.toFixed(1)}"
      height="14"
      rx="2"
    />
    <text x="${(LABEL_WIDTH + width + 6).toFixed(1)}" y="${y + 13}">${text}</text> `;
}
