import type { ExplorerState } from "./state.ts";

/** A new entry in the history, or, while someone types, a change of the current one. */
type Step = "push" | "replace";

/** Takes the page to the state that follows from the present one. */
export type Update = (change: (state: ExplorerState) => ExplorerState, step?: Step) => void;
