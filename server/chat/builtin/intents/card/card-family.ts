import { isOneOfFamily, isSeveral } from "../../readings/any-of.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Mention, Understood } from "../../../language/understood.ts";

/** A question that chooses among the cards of one name: "the cheapest Marriott card with a free night". */
interface Family {
  /** With what those cards have in common in the place of their name. */
  readonly asked: Understood;
  /** The cards to choose from; undefined where no such name stands in the question. */
  readonly cards: ReadonlySet<string> | undefined;
}

export function familyOf(asked: Understood, { scene }: Toolbox): Family {
  const named = asked.mentions.find((one) => isOneOfFamily(one, asked) || isSeveral(one));
  if (named === undefined) return { asked, cards: undefined };
  const others = asked.mentions.filter(({ start }) => start !== named.start);
  const cards = named.ids.flatMap((id) => scene.facts.cards.get(id) ?? []);
  const programs = new Set(cards.map(({ rewards_currency: program }) => program ?? ""));
  const issuers = new Set(cards.map(({ issuer }) => issuer));
  return {
    asked: { ...asked, mentions: [...others, ...sharedBy(named, programs, issuers)] },
    cards: new Set(named.ids),
  };
}

/** The points that all of them earn, else the bank of all. */
function sharedBy(
  named: Mention,
  programs: ReadonlySet<string>,
  issuers: ReadonlySet<string>,
): readonly Mention[] {
  const [program] = programs;
  const [issuer] = issuers;
  if (programs.size === 1 && program !== undefined && program !== "") {
    return [{ ...named, kind: "program", ids: [program] }];
  }
  return issuers.size === 1 && issuer !== undefined
    ? [{ ...named, kind: "issuer", ids: [issuer] }]
    : [];
}
