import * as z from "zod";
import { BONUS_AGAIN, bonusAgain } from "../advice/applications/bonus-again.ts";
import type { FactRow } from "../contract/facts.ts";
import { bonusVerdictsOf, historyOf, rulesOf } from "./history.ts";
import type { Scene } from "./scene.ts";

/** When the bonus of a card that is or was held can be earned again. */
export const bonusAgainRow = z.object({
  card_id: z.string(),
  card_name: z.string(),
  state: z.enum(BONUS_AGAIN),
  from: z.iso.date().optional().describe("By the written rule, at the latest."),
  rule: z.string().optional(),
  source: z.object({ title: z.string(), url: z.string() }).optional(),
  says: z.string(),
});

export type BonusAgainRow = z.infer<typeof bonusAgainRow>;

/** Every card that one person holds or held and that takes applications. */
export const bonusesAgain = (scene: Scene, owner: string): BonusAgainRow[] =>
  cardsHad(scene, owner).map((card) => toBonusAgain(scene, card, owner));

/** The same for one card; undefined if it is not among them. */
export function findBonusAgain(
  scene: Scene,
  card: FactRow<"cards">,
  owner: string,
): BonusAgainRow | undefined {
  return cardsHad(scene, owner).includes(card) ? toBonusAgain(scene, card, owner) : undefined;
}

function cardsHad(scene: Scene, owner: string): readonly FactRow<"cards">[] {
  const accounts = historyOf(scene, owner).filter(({ authorizedUser }) => !authorizedUser);
  const ids = accounts.flatMap(({ cardId, formerProducts }) => [
    cardId,
    ...formerProducts.map((former) => former.cardId),
  ]);
  const cards = new Set(ids.flatMap((id) => scene.facts.cards.get(id) ?? []));
  return [...cards].filter(({ status }) => status === "open");
}

function toBonusAgain(scene: Scene, card: FactRow<"cards">, owner: string): BonusAgainRow {
  const { id: card_id, card_name, issuer } = card;
  const { state, from, rule } = bonusAgain(bonusVerdictsOf(scene, card, owner));
  const row = rulesOf(scene.facts, issuer).find(({ rule_id: id }) => id === rule?.ruleId);
  const [source] = row?.sources ?? [];
  const says = {
    now: "its bonus can be earned again now",
    from: `its bonus can be earned again from ${from} on`,
    after_closing: `its bonus can be earned again only once the account is closed${from === undefined ? "" : ` and not before ${from}`}`,
    never: "its bonus cannot be earned again",
    unknown:
      rule === undefined
        ? `unknown when its bonus can be earned again: no written rule of ${issuer} is known`
        : `unknown when its bonus can be earned again${from === undefined ? "" : `, from ${from} at the latest`}: when it was received is not recorded`,
  }[state];
  return {
    card_id,
    card_name,
    state,
    from,
    rule: rule?.name,
    source: source && { title: source.title, url: source.url },
    says: `${card_name}: ${says}${rule === undefined ? "" : ` (${rule.name})`}.`,
  };
}
