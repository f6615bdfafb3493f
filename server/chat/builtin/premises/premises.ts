import type { Toolbox } from "../../toolbox.ts";
import type { Draft } from "../compose/draft.ts";
import { render } from "../compose/render.ts";
import type { Intent } from "../intent.ts";
import type { Understood } from "../../language/understood.ts";
import { creditPremise } from "./credit-premise.ts";
import { feePremise } from "./fee-premise.ts";
import { heldPremise } from "./held-premise.ts";
import type { Premise } from "./premise.ts";
import { ratePremise } from "./rate-premise.ts";

/*
 * What a question takes for granted and is not so, "since my Gold gives 5x on gas": told before the
 * answer, which may well be right and still leave the asker in error.
 */

/** The answer with what the question is wrong about told first, unless the answer itself says so. */
export function withPremises(
  draft: Draft,
  intent: Intent,
  asked: Understood,
  toolbox: Toolbox,
): Draft {
  if (draft.kind !== "answer") return draft;
  return [heldPremise, feePremise, creditPremise, ratePremise].reduce((told, read) => {
    const premise = read(asked, toolbox, intent);
    return premise === undefined ? told : withPremise(told, premise);
  }, draft);
}

function withPremise(draft: Draft, { note, envelopes, isSaid }: Premise): Draft {
  if (isSaid.test(render(draft, "").text)) return draft;
  return {
    ...draft,
    result: [note, ...draft.result],
    envelopes: [...draft.envelopes, ...envelopes],
  };
}
