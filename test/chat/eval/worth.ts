import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readTalk } from "../../../server/chat/engine.ts";
import { openLore } from "../../../server/chat/learning/lore.ts";
import { TOPIC_IDS, type TopicId } from "../../../server/chat/topics/ids.ts";
import type { EvalCase } from "./case.ts";
import { type CaseRun, toolboxOf } from "./run.ts";

/*
 * The lines of code each topic needs, and the right answers it brings: the topics by what they bring
 * for the lines that come with them, so that a smaller chat would end higher up in the table.
 */

const CHAT = join(import.meta.dirname, "..", "..", "..", "server", "chat");
const REGISTRY = join(CHAT, "topics", "registry.ts");
const ROOTS = ["open.ts", "endpoint.ts", "member-chat.ts"].map((name) => join(CHAT, name));

export async function worthOf(runs: readonly CaseRun[]): Promise<string> {
  const right = await rightBy(runs);
  const files = filesBy();
  const known = reached(ROOTS, new Set([REGISTRY]));
  let [lines, answers] = [linesOf(known), 0];
  const rows = [`${"core".padEnd(20)}${" ".repeat(14)}${cell(lines)}${cell("0.0")}`];
  const left = new Set<TopicId>(TOPIC_IDS);
  while (left.size > 0) {
    const offers = [...left].map((topic) => ({
      topic,
      right: right.get(topic) ?? 0,
      added: [...(files.get(topic) ?? [])].filter((file) => !known.has(file)),
    }));
    const [best] = offers.toSorted(
      (a, b) => b.right / (1 + linesOf(b.added)) - a.right / (1 + linesOf(a.added)),
    );
    if (best === undefined) break;
    const added = linesOf(best.added);
    for (const file of best.added) known.add(file);
    left.delete(best.topic);
    [lines, answers] = [lines + added, answers + best.right];
    const share = ((100 * answers) / runs.length).toFixed(1);
    rows.push(`${best.topic.padEnd(20)}${[added, best.right, lines, share].map(cell).join("")}`);
  }
  return [
    `${"topic".padEnd(20)}${["lines", "right", "in all", "%"].map(cell).join("")}`,
    ...rows,
  ].join("\n");
}

const cell = (value: string | number): string => String(value).padStart(7);

async function rightBy(runs: readonly CaseRun[]): Promise<ReadonlyMap<TopicId, number>> {
  const lore = openLore();
  const right = new Map<TopicId, number>();
  for (const { evalCase, outcome } of runs) {
    if (!outcome.isRight) continue;
    const topic = await topicOf(evalCase, lore);
    if (topic !== undefined) right.set(topic, (right.get(topic) ?? 0) + 1);
  }
  return right;
}

async function topicOf(evalCase: EvalCase, lore: ReturnType<typeof openLore>) {
  const texts = evalCase.messages.flatMap(({ role, content }) =>
    role === "user" ? [content] : [],
  );
  const work = { toolbox: toolboxOf(evalCase), lore, pause: async () => {} };
  return (await readTalk(texts, work)).at(-1)?.frame?.topic;
}

/** All files that the answers of a topic need. */
function filesBy(): ReadonlyMap<TopicId, ReadonlySet<string>> {
  const text = readFileSync(REGISTRY, "utf8");
  const fileOf = new Map(
    [...text.matchAll(/import \{ ([^}]+) \} from "([^"]+)"/g)].flatMap(
      ([, names = "", from = ""]) =>
        names.split(", ").map((name) => [name, join(dirname(REGISTRY), from)] as const),
    ),
  );
  return new Map(
    TOPIC_IDS.map((topic) => {
      const [, name = topic] = new RegExp(`^  ${topic}: (\\w+),$`, "m").exec(text) ?? [];
      return [topic, reached([fileOf.get(name) ?? ""], new Set([REGISTRY]))];
    }),
  );
}

/** The files of the chat that these import, directly or through others. */
function reached(roots: readonly string[], seen: Set<string>): Set<string> {
  for (const file of roots) {
    if (seen.has(file) || !file.startsWith(CHAT)) continue;
    seen.add(file);
    const targets = [...readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g)];
    reached(
      targets.map(([, target = ""]) => join(dirname(file), target)),
      seen,
    );
  }
  return seen;
}

const linesOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + readFileSync(file, "utf8").split("\n").length - 1, 0);
