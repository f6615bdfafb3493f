import { formatFigure, formatTarget, isMet, type Row, totalOf } from "./report.ts";
import type { Results } from "./results.ts";
import { OPEN_CARDS, TRACKED_CARDS } from "../../build/checks/counts.ts";

const TITLES: Readonly<Record<string, string>> = {
  static: "Published answers over HTTP",
  search: "Searches in process",
  mcp: "Catalog tools by MCP",
  tools: "Member tools in process, wallets of 30 and of 100 cards",
  solvers: "Solvers of transfers and years, against libraries",
  chat: "Chat, built-in engine",
  pauses: "Longest pause of the event loop for one request",
  start: "Start",
  memory: "Memory",
  members: "Members over HTTP, 30 cards each",
  build: "Build",
  "first-minute": "The first minute, on a clean clone",
};

/** Why targets are missed, by the row or how its name begins. */
const WHY: Readonly<Record<string, string>> = {
  "card by id, against raw":
    "0.85 to 0.99 in three runs on two machines: the rounds of one run differ by more than what is missing.",
  "list, against nginx":
    "nginx hands a file to the kernel (sendfile) and needs half of what any Node server does to write 118 KB; ours is the hand-written server's equal. By requests per second the two are alike.",
  [`card search, ${OPEN_CARDS} cards`]:
    "An absolute time, of this machine. Most of it is joining the answer's rows, the rest normalising texts.",
  [`benefit search, ${OPEN_CARDS} cards`]: "An absolute time, of this machine.",
  "tools/call over stdio": "An absolute time, of this machine: two wake-ups of a process a call.",
  "start to first 200":
    "The empty server alone takes 84 ms here. Of the rest a third is loading modules (zod, h3, and Node's own fetch, which h3 pulls in), a third reading and checking 1,300 files, a third parsing and indexing them.",
  "memory after":
    "The pages of the site came after the target was set: 1,300 files are held where there were 400.",
  [`${TRACKED_CARDS} cards: build()`]:
    "0.97 and 1.04 s in two runs of a day: at the target, on this machine.",
  [`${TRACKED_CARDS} cards: whole process`]:
    "The target is of build(); the process also starts TypeScript and loads the member tools for their reference.",
};

/** The results as Markdown. */
export function toResultsPage({ sections }: Results): string {
  const { met, judged } = totalOf(sections);
  const tables = Object.keys(TITLES).flatMap((name) =>
    sections.filter((section) => section.name === name).map(toSection),
  );
  return `# Measured

Made by \`npm run bench -- --save\`; do not edit. ${met} of ${judged} targets met.

A figure such as "0.98 × raw" is a ratio of requests answered per second of CPU that the server
used, measured in turns in one run: above 1, cardfile needs less than the other. \`raw\` is a
hand-written node:http server with the same answers in a Map. In brackets are the lowest and the
highest round. Times are of the machine that is named and mean little elsewhere.

${tables.join("\n")}`;
}

function toSection({ name, measured_on, machine, rows }: Results["sections"][number]): string {
  return `## ${TITLES[name] ?? name}

Measured ${measured_on} on Node ${machine.node.slice(1)}, ${machine.cores} cores of ${machine.cpu}.

| what | figure | target | | note |
| --- | --- | --- | --- | --- |
${rows.map((row) => toLine(row)).join("\n")}
${toReasons(rows)}`;
}

/** A list of why what is missed is missed; nothing when nothing is. */
function toReasons(rows: readonly Row[]): string {
  const missed = rows.filter((row) => isMet(row) === false);
  const reasons = Object.entries(WHY).filter(([name]) =>
    missed.some((row) => row.name.startsWith(name)),
  );
  return reasons.length === 0
    ? ""
    : `\n${reasons.map(([name, why]) => `- **${name}**: ${why}`).join("\n")}\n`;
}

function toLine(row: Row): string {
  const met = isMet(row);
  const cells = [
    row.name,
    formatFigure(row),
    formatTarget(row),
    met === undefined ? "" : met ? "met" : "**missed**",
    row.note ?? "",
  ];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}
