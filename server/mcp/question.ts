import { isJson } from "./envelope.ts";

/** A question that only the user can answer: which of several things, or yes or no. */
export type Question = Choice | Confirmation;

interface Choice {
  readonly kind: "choice";
  readonly message: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  /** The id replaces a text in the arguments, or goes into an argument of its own. */
  readonly place: { readonly text: string } | { readonly argument: string };
}

interface Confirmation {
  readonly kind: "confirmation";
  readonly message: string;
}

/** The argument that confirms a destructive call. If a person can be asked, no model can set it. */
export const CONFIRM = "confirm";

/** True if a client with these capabilities can show its user a form. */
export function canShowForm(capabilities: unknown): boolean {
  const elicitation = isJson(capabilities) ? capabilities["elicitation"] : undefined;
  // Without a mode, it means forms.
  return isJson(elicitation) && ("form" in elicitation || !("url" in elicitation));
}
