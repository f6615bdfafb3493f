import type { ExplorerState } from "./state.ts";

/** Adds a history entry or, while someone types, replaces the current one. */
type Step = "push" | "replace";

/** Updates the page to the state computed from the current one. */
export type Update = (change: (state: ExplorerState) => ExplorerState, step?: Step) => void;
