/**
 * Prints how large the list of the member tools and their answers are, beside what they were on
 * 2026-11-24. Tokens are estimated as a quarter of the bytes.
 *
 *   npm run tools:sizes             the sums
 *   npm run tools:sizes -- --tools  also each tool: its entry in the list, its answer for 30 cards
 */
import { toListed } from "../../server/tools/frame/listed-schemas.ts";
import { memberTools } from "../../server/tools/registry.ts";
import { listTools, quantileOf, sumSizes, textSizes, toListSizes, toTokens } from "./size-of.ts";

/** Bytes as measured on 2026-11-24, before lists and answers were made lean. */
const BEFORE = {
  whole: 483_857,
  withoutOutput: 90_300,
  input: 62_964,
  description: 18_322,
  output: 393_000,
  demo: { median: 3555, p90: 17_119, most: 72_695 },
  big_30: { median: 3443, p90: 19_835, most: 72_591 },
  big_200: { median: 6184, p90: 74_696, most: 312_135 },
} as const;

const number = (value: number): string => value.toLocaleString("en-US").padStart(9);

function printRow(name: string, bytes: number, before: number): void {
  const columns = [bytes, toTokens(bytes), before, toTokens(before)].map(number);
  console.log(name.padEnd(26) + columns.join(" "));
}

const tools = await listTools(memberTools, toListed);
const sizes = sumSizes(tools.map(toListSizes));
console.log(`${"".padEnd(26)}    bytes    tokens  bytes 11-24 tokens`);
console.log(`tools/list, ${tools.length} tools`);
printRow("  whole", sizes.whole, BEFORE.whole);
printRow("  without output schemas", sizes.withoutOutput, BEFORE.withoutOutput);
printRow("  input schemas", sizes.input, BEFORE.input);
printRow("  descriptions", sizes.description, BEFORE.description);
printRow("  output schemas", sizes.output, BEFORE.output);

for (const wallet of ["demo", "big_30", "big_200"] as const) {
  // The recorder keeps one member at a time.
  // oxlint-disable-next-line no-await-in-loop
  const answers = [...(await textSizes(wallet)).values()];
  console.log(`text of answers, ${wallet}`);
  printRow("  median", quantileOf(answers, 0.5), BEFORE[wallet].median);
  printRow("  nine of ten within", quantileOf(answers, 0.9), BEFORE[wallet].p90);
  printRow("  most", Math.max(...answers), BEFORE[wallet].most);
}

if (process.argv.includes("--tools")) {
  const answers = await textSizes("big_30");
  console.log(`\n${"bytes".padEnd(32)} input  description  output   answer`);
  for (const tool of tools) {
    const { input, description, output } = toListSizes(tool);
    const columns = [input, description, output, answers.get(tool.name) ?? 0].map(number);
    console.log(tool.name.padEnd(28) + columns.join(" "));
  }
}
