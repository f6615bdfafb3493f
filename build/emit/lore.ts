import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loreBytes, loreName } from "../../server/chat/learning/lore.ts";
import { formatBytes, type Progress } from "../progress.ts";

export function writeLore(folder: string, progress: Progress): void {
  const file = join(folder, loreName());
  if (!existsSync(file)) writeFileSync(file, loreBytes());
  sweep(folder, file);
  progress.step("learn", formatBytes(statSync(file).size));
}

/** Deletes all older builds but the last; running servers have already read theirs. */
function sweep(folder: string, own: string): void {
  const others = readdirSync(folder)
    .filter((name) => name.startsWith("chat-") && name.endsWith(".bin"))
    .map((name) => join(folder, name))
    .filter((file) => file !== own)
    .map((file) => ({ file, written: statSync(file).mtimeMs }))
    .toSorted((a, b) => b.written - a.written);
  for (const { file } of others.slice(1)) rmSync(file, { force: true });
}
