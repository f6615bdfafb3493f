import type { Scene } from "../../member/scene.ts";
import { redact } from "../../ops/redact.ts";
import type { Lore } from "../learning/lore.ts";
import { createAsk, ModelFault, type ModelSettings } from "./client.ts";
import { toPrompt } from "./prompt.ts";
import { believe, SCHEMA, Unbelieved } from "./said.ts";

const QUESTION = "Which of my cards has the highest annual fee?";

const REMEDIES = {
  unreachable: "Is the service running, and is its address right?",
  refused: "Check the key and the model name.",
  busy: "Try again later, or raise the account's limit there.",
  broken:
    "Is this the address of an API in the OpenAI chat-completions format? Does the model answer within 800 tokens, reasoning included?",
  resting: "",
  ceiling: "",
} as const;

const OUTPUTS = {
  json_schema: "JSON that keeps to a schema",
  schema: "JSON that keeps to a schema",
  tool: "a tool call",
} as const;

type Settings = ModelSettings & { readonly seconds: number };

/** Asks the model one question; says in words what works and what does not. */
export async function checkModel(
  settings: Settings,
  { scene, lore }: { readonly scene: Scene; readonly lore: Lore },
): Promise<{ readonly works: boolean; readonly report: string }> {
  const lines = [`Asked ${settings.model} at ${redact(settings.url)}: ${QUESTION}`];
  const limit = AbortSignal.timeout(settings.seconds * 1000);
  const started = performance.now();
  const done = (works: boolean, line: string) => ({ works, report: [...lines, line].join("\n") });
  try {
    const ask = createAsk(settings, SCHEMA);
    const { text, tokens } = await ask(toPrompt([QUESTION], scene, lore), limit);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const cost = `${tokens?.prompt_tokens ?? "?"} tokens in, ${tokens?.completion_tokens ?? "?"} out`;
    lines.push(
      `It answered in ${seconds} s: ${cost}.`,
      `It is asked for ${settings.output === undefined ? "plain JSON" : OUTPUTS[settings.output]}.`,
    );
    const { sure, frames } = believe(text, { texts: [QUESTION], scene, lore });
    const topics = frames.map(({ topic }) => topic).join(", ") || "nothing";
    return done(frames.length > 0, `It read ${topics}, ${Math.round(sure * 100)} % sure.`);
  } catch (error) {
    if (limit.aborted) return done(false, `It took more than ${settings.seconds} s.`);
    if (error instanceof Unbelieved) return done(false, `It cannot be used: ${error.message}`);
    if (!(error instanceof ModelFault)) throw error;
    return done(false, `That failed: ${error.message}. ${REMEDIES[error.kind]}`);
  }
}
