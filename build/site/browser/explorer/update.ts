import type { ExplorerState } from "./state.ts";

/** How the address changes: a new entry in the history, or the present one while someone types. */
type Step = "push" | "replace";

/** Takes the page to the state that follows from the present one. */
export type Update = (change: (state: ExplorerState) => ExplorerState, step?: Step) => void;
