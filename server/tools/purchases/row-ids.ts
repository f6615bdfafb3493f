import { digestOf } from "../../accounts/deps.ts";
import { groupBy } from "../../advice/group-by.ts";
import { normalizeName } from "../../contract/names.ts";
import { getHeld, type HeldCard, heldCards, toHeldCandidate } from "../../member/held-cards.ts";
import { NeedsInput } from "../../member/needs-input.ts";
import type { Scene } from "../../member/scene.ts";
import { type Columns, OWN_ID } from "./columns.ts";
import type { StatementRow } from "./statement.ts";

/** The card that is named, or the one that ends as the line says. Asks where neither tells. */
export function createCardFinder(name: string | undefined, scene: Scene) {
  const named = name === undefined ? undefined : getHeld(scene, name);
  const cards = heldCards(scene, { status: "all" });
  return ({ last4, card }: StatementRow): HeldCard => {
    if (named !== undefined) return named;
    const own = cards.find(({ entry }) => entry.id === card);
    if (own !== undefined) return own;
    const fitting = cards.filter(({ entry }) => last4 !== undefined && entry.last4 === last4);
    const [only] = fitting;
    if (only !== undefined && fitting.length === 1) return only;
    const which = last4 === undefined ? "this statement" : `the card that ends in ${last4}`;
    throw new NeedsInput(`Which held card is ${which} of? Give card.`, {
      argument: "card",
      candidates: cards.map(toHeldCandidate),
    });
  };
}

const ID_LENGTH = 22;
const toId = (key: string): string => digestOf(key).slice(0, ID_LENGTH);

const KEPT_ID = /^[\w-]{1,64}$/;

/** Ids by the bank's own, or by what a row says and which of its like it is. */
export function createIds(rows: readonly StatementRow[], { id: column = "" }: Partial<Columns>) {
  const keepsIds = normalizeName(column) === OWN_ID;
  const byId = groupBy(rows, ({ id = "" }) => id);
  const seen = new Map<string, number>();
  return ({ id, on, cents, text }: StatementRow, { entry }: HeldCard): string => {
    const isOwn = id !== undefined && byId.get(id)?.length === 1;
    // A file of ours has the ids of the log.
    if (isOwn && keepsIds && KEPT_ID.test(id)) return id;
    if (isOwn) return toId(JSON.stringify([entry.id, id]));
    const says = JSON.stringify([entry.id, on, cents, text, id]);
    const nth = (seen.get(says) ?? 0) + 1;
    seen.set(says, nth);
    return toId(`${says} ${nth}`);
  };
}
