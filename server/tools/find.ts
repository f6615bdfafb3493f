import { createMatcher, matchName, type NameMatcher } from "../catalog/match-names.ts";
import type { FactRow } from "../contract/facts.ts";
import { ToolError } from "../mcp/tool.ts";
import type { Candidate, Reply } from "./envelope.ts";
import type { FactIndex } from "./facts.ts";

type Program = FactRow<"programs">;

/** A name that was found, or the answer to give because it was not. */
export type Found<Value> =
  | { readonly value: Value }
  | { readonly reply: Reply<never> & { readonly candidates: readonly Candidate[] } };

/** Built once a build of the facts, when a name is first asked for. */
const matchers = new WeakMap<FactIndex, NameMatcher<Program>>();

/** The program a name means. Throws, naming the nearest, when there is none. */
export function findProgram(facts: FactIndex, name: string): Found<Program> {
  const match = matchName(programMatcher(facts), name);
  if (match.kind === "found") return { value: match.value };
  if (match.kind === "ambiguous") {
    const candidates = match.values.map((program) => ({ id: program.key, name: program.name }));
    const names = candidates.map((one) => one.name).join("; ");
    const summary = `"${name}" may mean several programs: ${names}. Which one?`;
    return { reply: { summary, candidates } };
  }
  const nearest = match.nearest.map((program) => program.name).join("; ");
  throw new ToolError(
    `No program is called "${name}".${nearest === "" ? "" : ` Nearest: ${nearest}.`}`,
  );
}

function programMatcher(facts: FactIndex): NameMatcher<Program> {
  const known = matchers.get(facts);
  if (known !== undefined) return known;
  const matcher = createMatcher(
    facts.facts.tables.programs.map((program) => ({
      value: program,
      names: [program.name, program.key, ...program.aliases],
    })),
  );
  matchers.set(facts, matcher);
  return matcher;
}
