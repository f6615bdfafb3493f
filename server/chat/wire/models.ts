import { ChatError } from "./errors.ts";

/** The one model: the service itself. */
export const MODEL = "cardfile-1";

/** The model's creation time, in seconds since 1970: 2026-11-21. */
const CREATED = 1_795_219_200;

const model = { id: MODEL, object: "model", created: CREATED, owned_by: "cardfile" } as const;

export const listModels = () => ({ object: "list", data: [model] });

/** Throws a ChatError for any other model. */
export function getModel(id: string): typeof model {
  if (id === MODEL) return model;
  throw new ChatError(`There is no model ${JSON.stringify(id.slice(0, 80))}; use ${MODEL}.`, {
    status: 404,
    param: "model",
    code: "model_not_found",
  });
}
