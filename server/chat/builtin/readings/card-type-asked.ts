import { says } from "./says.ts";
import type { Understood } from "../../language/understood.ts";

const BUSINESS = /\b(?:business|biz)\b/;
const NOT_BUSINESS =
  /\b(?:no|not|non|nothing|drop|minus|leave out|never|without|except|excluding|skip|other than|instead of|rather than)\b(?: (?:a|an|any|another|the|for|of|my|one|own|have|run)\b)* (?:business|biz)\b|\b(?:business|biz)(?: \w+){0,2} (?:is|are) (?:not|no|nothing)\b/;

/** Whether cards for a business or for persons are wanted: "not a business one" are the latter. */
export function cardTypeAsked(asked: Understood): "business" | "personal" | undefined {
  if (says(asked, /\bpersonal\b/) || says(asked, NOT_BUSINESS)) return "personal";
  return says(asked, BUSINESS) ? "business" : undefined;
}
