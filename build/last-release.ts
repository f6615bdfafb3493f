import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tables as allTables } from "../data/tables.ts";
import { readTables } from "./read.ts";

/** Adds columns appended since then to an older table, with empty cells. */
function addNewColumns(file: string, { row }: { readonly row: { readonly shape: object } }): void {
  if (!existsSync(file)) return;
  const [header = "", ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  const columns = Object.keys(row.shape);
  if (!columns.join().startsWith(`${header},`)) return;
  const cells = ",".repeat(columns.length - header.split(",").length);
  writeFileSync(file, [columns.join(), ...lines.map((line) => line + cells)].join("\n"));
}

/** Reads the tables from the commit that added the last release. */
export function readLastRelease(data: string, releasedAt: string) {
  const git = (...words: readonly string[]) =>
    spawnSync("git", ["-C", data, ...words], { maxBuffer: 1e9 });
  const commits = git("log", "-S", releasedAt, "--format=%H", "--", allTables.releases.file);
  const hash = commits.stdout?.toString().trim().split("\n").at(-1) ?? "";
  if (commits.status !== 0 || hash === "") return { missing: `${data} has no history in git` };
  const folder = mkdtempSync(join(tmpdir(), "cardfile-release-"));
  try {
    const { stdout: archive } = git("archive", hash, ".");
    spawnSync("tar", ["-x", "-C", folder], { input: archive });
    for (const table of Object.values(allTables)) addNewColumns(join(folder, table.file), table);
    const { tables, problems } = readTables(folder);
    // Published changes are not compared, and older releases may lack the file.
    const problem = problems.find(({ file }) => file !== allTables.publishedChanges.file);
    if (problem === undefined) return { tables };
    return { missing: `${problem.file} of that release: ${problem.message}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
