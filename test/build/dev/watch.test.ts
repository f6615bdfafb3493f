import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { watchFolders } from "../../../build/dev/watch.ts";
import { makeFolder } from "../fixtures.ts";

/** A watched folder `data` with a table, and a wait until the next change is told. */
function watchData() {
  const root = makeFolder();
  const table = join(root, "data", "cards.csv");
  mkdirSync(join(root, "data"));
  writeFileSync(table, "id\n");
  const changed = vi.fn<() => void>();
  onTestFinished(watchFolders(root, ["data"], changed));
  const toBeTold = async () => {
    await vi.waitFor(() => expect(changed).toHaveBeenCalled(), { timeout: 5000 });
    changed.mockClear();
  };
  return { root, table, toBeTold };
}

/** Saves like an editor that writes a new file and renames it. */
function replaceFile(file: string, content: string): void {
  writeFileSync(`${file}~`, content);
  renameSync(`${file}~`, file);
}

test("every save is told when the editor replaces the file", async () => {
  const { table, toBeTold } = watchData();
  for (const time of [1, 2, 3]) {
    replaceFile(table, `id\n${time}\n`);
    // oxlint-disable-next-line no-await-in-loop -- one save after the other
    await toBeTold();
  }
});

test("a folder made later is watched, also when it is made anew", async () => {
  const { root, toBeTold } = watchData();
  const folder = join(root, "data", "vocab");
  mkdirSync(folder);
  await toBeTold();
  writeFileSync(join(folder, "a.csv"), "id\n");
  await toBeTold();
  rmSync(folder, { recursive: true });
  await toBeTold();
  mkdirSync(folder);
  await toBeTold();
  replaceFile(join(folder, "a.csv"), "id\n1\n");
  await toBeTold();
});
