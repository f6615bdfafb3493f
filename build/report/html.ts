import { type Confidence, CONFIDENCES } from "../../data/vocab.ts";
import { formatProblem } from "../problem.ts";
import { scoreLines } from "./text.ts";
import type { OpenRow, Report, TableSummary } from "./summary.ts";

/** The report as one page without scripts, with charts drawn as SVG. */
export function toHtml(report: Report): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Data report</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Data report</h1>
<p>Data as of ${escape(report.day)}.</p>
<pre>${escape(scoreLines(report).join("\n"))}</pre>
<h2>Coverage</h2>
${coverageChart(report)}
<h2>How sure the facts are</h2>
<p class="key">${LEGEND}</p>
${confidenceChart(report.tables)}
<h2>How old the facts are</h2>
${ageChart(report.ages)}
<h2>Tables</h2>
${tableOfTables(report.tables)}
<h2>Due for a look: ${report.due.length}</h2>
<ul>${report.due.map((problem) => `<li>${escape(formatProblem(problem))}</li>`).join("")}</ul>
<h2>Oldest facts</h2>
${listOf(report.oldest.map((row) => ({ ...row, note: `${row.as_of} ${row.note}` })))}
<h2>Disputed: ${report.disputed.length}</h2>
${listOf(report.disputed)}
<h2>Unverified: ${report.unverified.length}</h2>
${byFile(report.unverified)}
</main>
</body>
</html>
`;
}

const COLORS: Readonly<Record<Confidence, string>> = {
  confirmed: "#2f7d5b",
  single_source: "#8db97c",
  disputed: "#d9822b",
  unverified: "#b8b8b8",
};

const LEGEND = CONFIDENCES.map(
  (name) => `<span><i style="background:${COLORS[name]}"></i>${name.replace("_", " ")}</span>`,
).join(" ");

const STYLE = `
body{font:15px/1.5 system-ui,sans-serif;margin:0;color:#1c2321;background:#fff}
main{max-width:64rem;margin:0 auto;padding:1rem}
h1,h2{line-height:1.2}h2{margin-top:2.5rem}
svg{display:block;width:100%;height:auto}text{font:12px system-ui,sans-serif;fill:currentColor}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.2rem .6rem;border-bottom:1px solid #ddd}
td.n{text-align:right}code{font-size:.9em}
.key span{margin-right:1rem}.key i{display:inline-block;width:.8em;height:.8em;margin-right:.3em}
details{margin:.3rem 0}li small{color:#666}
@media (prefers-color-scheme:dark){body{background:#16191a;color:#e6e9e8}th,td{border-color:#333}li small{color:#aaa}}
`;

const ROW = 24;
const LABEL = 330;
const WIDTH = 900;
const BAR = WIDTH - LABEL - 90;

/** A chart of rows, each with a label, bars and a figure at the end. */
function chart(
  title: string,
  rows: readonly { readonly label: string; readonly bars: string; readonly figure: string }[],
): string {
  const lines = rows.map(
    ({ label, bars, figure }, at) =>
      `<g transform="translate(0 ${at * ROW})"><text x="0" y="15">${escape(label)}</text>` +
      `<g transform="translate(${LABEL} 3)">${bars}</g>` +
      `<text x="${WIDTH}" y="15" text-anchor="end">${escape(figure)}</text></g>`,
  );
  const height = rows.length * ROW;
  return `<svg role="img" aria-label="${escape(title)}" viewBox="0 0 ${WIDTH} ${height}">${lines.join("")}</svg>`;
}

const bar = (from: number, width: number, color: string): string =>
  width <= 0
    ? ""
    : `<rect x="${(from * BAR).toFixed(1)}" width="${(width * BAR).toFixed(1)}" height="16" fill="${color}"/>`;

function coverageChart({ coverage }: Report): string {
  const rows = coverage.map(({ what, known, of }) => ({
    label: what,
    bars: bar(0, 1, "#88888833") + bar(0, of === 0 ? 1 : known / of, COLORS.confirmed),
    figure: `${known} of ${of}`,
  }));
  const missing = coverage
    .filter((one) => one.missing.length > 0)
    .map(({ what, missing: names }) => {
      return `<details><summary>${names.length} not among the ${escape(what)}</summary><p>${names.map(escape).join("; ")}</p></details>`;
    });
  return chart("Coverage", rows) + missing.join("");
}

function confidenceChart(tables: readonly TableSummary[]): string {
  const rows = tables.flatMap(({ file, rows: count, confidence }) => {
    if (confidence === undefined || count === 0) return [];
    let from = 0;
    const bars = CONFIDENCES.map((name) => {
      const width = confidence[name] / count;
      const drawn = bar(from, width, COLORS[name]);
      from += width;
      return drawn;
    });
    return [{ label: file, bars: bars.join(""), figure: `${count} rows` }];
  });
  return chart("Confidence by table", rows);
}

function ageChart(ages: Report["ages"]): string {
  const most = Math.max(1, ...ages.map(([, facts]) => facts));
  const rows = ages.map(([span, facts]) => ({
    label: span,
    bars: bar(0, facts / most, COLORS.single_source),
    figure: `${facts} facts`,
  }));
  return chart("Facts by the date of their source", rows);
}

function tableOfTables(tables: readonly TableSummary[]): string {
  const lines = tables.map(({ file, rows, confidence, oldest = "", newest = "" }) => {
    const counts = CONFIDENCES.map((name) => `<td class="n">${confidence?.[name] ?? ""}</td>`);
    return `<tr><td><code>${escape(file)}</code></td><td class="n">${rows}</td>${counts.join("")}<td>${oldest}</td><td>${newest}</td></tr>`;
  });
  const names = CONFIDENCES.map((name) => `<th>${name.replace("_", " ")}</th>`).join("");
  return `<table><thead><tr><th>table</th><th>rows</th>${names}<th>oldest</th><th>newest</th></tr></thead><tbody>${lines.join("")}</tbody></table>`;
}

const byFile = (rows: readonly OpenRow[]): string =>
  [...new Set(rows.map(({ file }) => file))]
    .map((file) => {
      const own = rows.filter((row) => row.file === file);
      return `<details open><summary><code>${escape(file)}</code>: ${own.length}</summary>${listOf(own)}</details>`;
    })
    .join("");

function listOf(rows: readonly OpenRow[]): string {
  const items = rows.map(
    ({ file, line, key, note }) =>
      `<li><code>${escape(`${file}:${line}`)}</code> ${escape(key)} <small>${escape(note)}</small></li>`,
  );
  return `<ul>${items.join("")}</ul>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => ENTITIES[char] ?? "");
