import { parseArgs } from "node:util";
import { type EvalCase, readCases, type Split, SPLITS } from "./case.ts";
import { openEngine } from "./engine.ts";
import { askModel, openModelEngine, type Price, replayModel } from "./model.ts";
import { reportOf } from "./report.ts";
import { isReworded, WAYS } from "./reword.ts";
import { type CaseRun, type Engine, runCase } from "./run.ts";

const HELP = `Usage: npm run chat:eval [-- options]

Asks the chat all questions of the evaluation on the pinned facts, and prints how many it
gets right, how many of those it commits itself to, and how many answers do harm (judge.ts says what
that is), with Wilson intervals. Of the held-back questions it prints figures only, so that nobody
tunes the engine on them.

  --group G      one group: purchase, year, fee, ... talk, dialogue
  --split S      dev or held-back            (default: both)
  --by WHAT      a row for each group or author  (default: group)
  --show WHAT    misses or all, with the answers; none  (default: misses)
  --case ID      one case, with its answer
  --reveal       shows held-back questions too
  --reworded     how many right answers of dev stay right when the question is written otherwise,
                 in a talk, or beside another

  --reader R     built-in, or model: the language model that UPSTREAM and UPSTREAM_MODEL name
                 (default: built-in)
  --record FILE  writes what the model says to a new file
  --replay FILE  takes what a model said from such a file, and asks none
  --price A,B    dollars for a million tokens in and out: tells what the model cost
`;

const { values: options } = parseArgs({
  options: {
    group: { type: "string" },
    split: { type: "string" },
    by: { type: "string", default: "group" },
    show: { type: "string", default: "misses" },
    case: { type: "string" },
    reveal: { type: "boolean", default: false },
    reworded: { type: "boolean", default: false },
    reader: { type: "string", default: "built-in" },
    record: { type: "string" },
    replay: { type: "string" },
    price: { type: "string" },
    help: { type: "boolean", short: "h", default: false },
  },
});

if (options.help) process.stdout.write(HELP);
else await run();

async function run(): Promise<void> {
  if (options.reworded) return await evaluateReworded();
  const model = options.reader === "model" ? openModel() : undefined;
  const engine = model ?? openEngine();
  for (const split of SPLITS.filter(isAsked)) await evaluate(split, engine, model);
  if (model !== undefined) console.log(model.report(toPrice(options.price)));
}

function openModel(): ReturnType<typeof openModelEngine> {
  const { record, replay } = options;
  return openModelEngine(replay === undefined ? askModel(record) : replayModel(replay));
}

function toPrice(text: string | undefined): Price | undefined {
  if (text === undefined) return undefined;
  const [input = Number.NaN, output = Number.NaN] = text.split(",").map(Number);
  if (Number.isNaN(input + output)) throw new Error("--price takes two numbers, such as 0.1,0.4");
  return { input, output };
}

/** Called before and after each case. */
type Listener = Pick<ReturnType<typeof openModelEngine>, "begin" | "end">;

function isAsked(split: Split): boolean {
  return options.split === undefined || options.split === split;
}

async function evaluate(split: Split, engine: Engine, listener?: Listener): Promise<void> {
  const runs: CaseRun[] = [];
  for (const evalCase of readCases(split)) {
    const isGroup = options.group === undefined || evalCase.group === options.group;
    const isCase = options.case === undefined || evalCase.id === options.case;
    if (!isGroup || !isCase) continue;
    listener?.begin(evalCase.id);
    runs.push(await runCase(evalCase, engine));
    listener?.end(evalCase.id);
  }
  if (runs.length === 0) return;
  const isOpen = split === "dev" || options.reveal;
  const by = options.by === "author" ? "author" : "group";
  console.log(reportOf(split, runs, { by, shown: isOpen ? runs.filter(isShown) : [] }));
}

/** Rewords the questions that are answered right as written. */
async function evaluateReworded(): Promise<void> {
  const engine = openEngine();
  const right: EvalCase[] = [];
  for (const evalCase of readCases("dev").filter(isReworded)) {
    const isGroup = options.group === undefined || evalCase.group === options.group;
    if (isGroup && (await isRight(evalCase, engine))) right.push(evalCase);
  }
  for (const way of WAYS) {
    const runs: CaseRun[] = [];
    for (const evalCase of right) {
      const other = way.ask(evalCase);
      if (other !== undefined) runs.push(await runCase(other, engine));
    }
    const missed = runs.filter(({ outcome }) => !outcome.isRight);
    console.log(reportOf(way.name, runs, { shown: options.show === "misses" ? missed : [] }));
  }
}

async function isRight(evalCase: EvalCase, engine: Engine): Promise<boolean> {
  const { outcome } = await runCase(evalCase, engine);
  return outcome.isRight;
}

function isShown({ outcome }: CaseRun): boolean {
  if (options.show === "all" || options.case !== undefined) return true;
  return options.show === "misses" && !outcome.isRight;
}
