import { isJson } from "./envelope.ts";

/** A question that only the user can answer: which of several things, or yes or no. */
export type Question = Choice | Confirmation;

interface Choice {
  readonly kind: "choice";
  readonly message: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  /** Where the id goes: in place of a text of the arguments, or into an argument of its own. */
  readonly place: { readonly text: string } | { readonly argument: string };
}

interface Confirmation {
  readonly kind: "confirmation";
  readonly message: string;
}

/** The argument that confirms a destructive call. A person who can be asked sets it, no model. */
export const CONFIRM = "confirm";

/** True if a client with these capabilities can show its user a form. */
export function canShowForm(capabilities: unknown): boolean {
  const elicitation = isJson(capabilities) ? capabilities["elicitation"] : undefined;
  // Without any mode, it is forms that are meant.
  return isJson(elicitation) && ("form" in elicitation || !("url" in elicitation));
}
