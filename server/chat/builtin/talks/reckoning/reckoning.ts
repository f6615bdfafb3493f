import type { Lead } from "../../compose/leads.ts";

/** What shall be worked out of amounts that were told before. */
export type Working =
  | { readonly kind: "sum" | "difference" }
  | { readonly kind: "share"; readonly parts: number; readonly each: string };

/** An amount that was told, with what it is of. */
export interface Told extends Lead {
  readonly label: string;
}

/** Something worked out of what was told: its answer needs no tool but arithmetic. */
export interface Reckoning {
  readonly working: Working;
  readonly told: readonly Told[];
}
