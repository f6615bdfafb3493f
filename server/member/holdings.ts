import * as z from "zod";
import { SELF, type WalletCard } from "../accounts/wallet.ts";
import type { PointBalance } from "../advice/transfers/transfer-network.ts";
import { toTransferProgram } from "../advice/transfers/program-links.ts";
import { isOpenOn } from "./held-cards.ts";
import { getOwner, ownersOf } from "./owners.ts";
import type { Scene } from "./scene.ts";
import { cardsAsOf } from "./scene-on.ts";
import { valueOfProgram } from "./point-values.ts";

/** The cards an owner can transfer points with on a day: own open accounts, by catalog id. */
export const cardsOn = ({ wallet, facts }: Scene, owner: string, day: string): Set<string> =>
  new Set(
    cardsAsOf(wallet.cards, day)
      .filter((card) => card.owner === owner && !card.authorized_user && isOpenOn(card, day))
      .map((card) => facts.cards.get(card.card_id)?.id ?? card.card_id),
  );

/** The owner asked for, the member by default. */
export const toOwner = ({ wallet }: Scene, name: string | undefined): string =>
  name === undefined ? SELF : getOwner(wallet, name);

/** The owner asked for, or everybody. */
export const toOwners = ({ wallet }: Scene, name: string | undefined): readonly string[] =>
  name === undefined ? ownersOf(wallet) : [getOwner(wallet, name)];

/** The programs, by their names in routes, that the owners hold points in or earn with a card. */
export function heldPrograms(scene: Scene, owners: readonly string[]): ReadonlySet<string> {
  const { wallet, facts, today } = scene;
  const ofBalances = wallet.balances
    .filter(({ owner, points }) => owners.includes(owner) && points > 0)
    .map(({ program }) => program);
  const ofCards = owners.flatMap((owner) =>
    [...cardsOn(scene, owner, today)].flatMap((id) => facts.cards.get(id)?.rewards_currency ?? []),
  );
  return new Set(
    [...ofBalances, ...ofCards].map((program) => toTransferProgram(facts.tables, program)),
  );
}

/** The owners' balances, with the member's value of a point. */
export const toPointBalances = (scene: Scene, owners: readonly string[]): readonly PointBalance[] =>
  scene.wallet.balances
    .filter(({ owner }) => owners.includes(owner))
    .map((one) => ({ ...one, cpp: valueOfProgram(scene, one.program, { owner: one.owner })?.cpp }));

export const programName = ({ facts }: Scene, key: string): string =>
  facts.programs.get(key)?.name ?? key;

/** A program in answers. */
export const programRef = z.object({ program: z.string(), program_name: z.string() });

export const toProgramRef = (scene: Scene, program: string): z.infer<typeof programRef> => ({
  program,
  program_name: programName(scene, program),
});

export const cardName = ({ facts }: Scene, id: string): string =>
  facts.cards.get(id)?.card_name ?? id;

export const feeOf = ({ facts }: Scene, cardId: string): number | undefined =>
  facts.cards.get(cardId)?.annual_fee;

/** The products that an account was before, in answers. */
export const formerProducts = z.array(
  z.object({ card_id: z.string(), card_name: z.string(), until: z.string() }),
);

export const toFormerProducts = (scene: Scene, { former_products: former }: WalletCard) =>
  former.map(({ card_id: id, until }) => ({ card_id: id, card_name: cardName(scene, id), until }));
