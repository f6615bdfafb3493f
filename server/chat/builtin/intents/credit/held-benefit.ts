import type { Draft } from "../../compose/draft.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { respondProtection } from "../cover/protection.ts";
import { respondLounges } from "../lounge/lounge-access.ts";
import { heldOf, preferHeld } from "../../readings/held-preferred.ts";
import { ANY_CREDIT, benefitsOf, kindOfBenefit, TRAVEL_INSURANCE } from "./benefit-kind.ts";
import { respondDetail } from "./credit-detail.ts";

/**
 * "Which of my cards have a dining credit": of what is held its own tool knows more than the catalog,
 * such as what is left. Undefined where several sorts are named, or another than these.
 */
export function heldBenefit(given: Understood, toolbox: Toolbox): Draft | undefined {
  const { scene } = toolbox;
  const asked = preferHeld(given, scene);
  if (scene.wallet.cards.length === 0 || mentionsOf(asked, "card").length > 0) return undefined;
  const ids = mentionsOf(asked, "benefit").flatMap((mention) => mention.ids);
  const kinds = new Set(ids.map((id) => kindOfBenefit(id, scene.facts)));
  const [kind] = kinds;
  if (kinds.size !== 1) return undefined;
  if (kind === "lounge") return respondLounges(asked, toolbox);
  if (kind === "protection") return respondProtection(asked, toolbox);
  const isNamed = benefitsOf(asked, "credit", scene.facts).some((id) => id !== ANY_CREDIT);
  return kind === "credit" && isNamed ? respondDetail(asked, toolbox) : undefined;
}

/** "Is the Resy credit bigger on the Gold or the Platinum": one benefit of held cards side by side. */
export function comparedBenefit(
  asked: Understood,
  cards: readonly string[],
  toolbox: Toolbox,
): Draft | undefined {
  const { scene } = toolbox;
  if (!cards.every((card) => heldOf(scene, card).length > 0)) return undefined;
  const ids = mentionsOf(asked, "benefit").flatMap((mention) => mention.ids);
  const kinds = new Set(ids.map((id) => kindOfBenefit(id, scene.facts)));
  const [kind] = kinds;
  if (kinds.size !== 1 || ids.includes(ANY_CREDIT) || ids.includes(TRAVEL_INSURANCE))
    return undefined;
  if (kind === "protection") return respondProtection(asked, toolbox);
  return kind === "credit" ? respondDetail(asked, toolbox) : undefined;
}
