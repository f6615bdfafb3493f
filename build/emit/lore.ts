import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { phrasings } from "../../server/chat/builtin/intents/registry.ts";
import {
  keepLore,
  recallBytes,
  toLessonsFile,
  toLoreName,
  toTaught,
  writeWhole,
} from "../../server/chat/learning/kept.ts";
import { formatBytes, type Progress } from "../progress.ts";

/** The name of the file with what the chat learns from the sources as they are. */
export const loreName = (): string => toLoreName(phrasings);

/**
 * Puts what the chat learned into a folder, or its lessons when the learning may be left to the
 * server and was not done before.
 */
export async function writeLore(
  folder: string,
  { isLeft, progress }: { readonly isLeft: boolean; readonly progress: Progress },
): Promise<void> {
  const file = join(folder, loreName());
  const known = existsSync(file) ? readFileSync(file) : recallBytes(phrasings);
  if (known === undefined && isLeft) {
    writeWhole(toLessonsFile(file), JSON.stringify(toTaught(phrasings)));
    progress.step("learn", "left to the server");
  } else {
    if (known === undefined) {
      progress.begin("learn", "how members ask; some 20 s, once after a change of it");
    }
    const lore = known ?? (await keepLore(phrasings));
    writeWhole(file, lore);
    rmSync(toLessonsFile(file), { force: true });
    progress.step("learn", formatBytes(lore.length));
  }
  sweep(folder, file);
}

/** Servers read theirs when they start, and it is large: of older builds only the last stays. */
function sweep(folder: string, own: string): void {
  const owns = new Set([own, toLessonsFile(own)]);
  const others = readdirSync(folder)
    .filter((name) => /^chat-\w+\.(?:bin|json)$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => !owns.has(file))
    .map((file) => ({ file, written: statSync(file).mtimeMs }))
    .toSorted((a, b) => b.written - a.written);
  for (const { file } of others.slice(1)) rmSync(file, { force: true });
}
