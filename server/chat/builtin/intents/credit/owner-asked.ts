import { SELF } from "../../../../accounts/wallet.ts";
import { says } from "../../held-meant.ts";
import type { Understood } from "../../understood.ts";

const ONLY_MINE =
  /\b(?:(?:only|just) mine|mine only|only my own|my own (?:card|cards|credits|stuff) only)\b/;

/** Whose things are asked about, as tools take it: all of the household's where no one is named. */
export function ownerAsked(asked: Understood): { readonly owner?: string } {
  if (asked.owner !== undefined) return { owner: asked.owner };
  return says(asked, ONLY_MINE) ? { owner: SELF } : {};
}
