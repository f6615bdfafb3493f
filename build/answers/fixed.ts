import type { SiteSettings } from "../site/settings.ts";
import { answerAssets } from "../site/site.ts";
import type { Answer } from "./answer.ts";
import { answerDiscovery } from "./discovery.ts";
import { answerSchemas } from "./schemas.ts";

/** Is told of answers as soon as they are made. */
export type Listener = (answers: readonly Answer[]) => void;

/** The answers that rest on no table, so that they can be made before any is read. */
export interface FixedAnswers {
  /** For programs and agents: what the service offers, and the schemas of its answers. */
  readonly discovery: readonly Answer[];
  /** What all pages share. */
  readonly assets: readonly Answer[];
  /** The operator's settings of this copy. */
  readonly settings?: SiteSettings;
}

export async function answerFixed(tell: Listener): Promise<FixedAnswers> {
  // Another process compiles them meanwhile.
  const compiling = answerAssets();
  const discovery: Answer[] = [];
  const add = (answers: readonly Answer[]) => {
    tell(answers);
    discovery.push(...answers);
  };
  for (const answers of answerDiscovery()) add(answers);
  add(answerSchemas());
  const assets = await compiling;
  tell(assets);
  return { discovery, assets };
}
