import { type HeldCard, heldCards } from "../../tools/core/held.ts";
import type { Scene } from "../../tools/core/scene.ts";
import { clarify, type Draft, type Line, line, quote, told } from "./compose/draft.ts";
import { withCardsMeant } from "./readings/card-meant.ts";
import type { Group, Intent } from "./intent.ts";
import { saysAll } from "./intents/transfer/amount/whole-balance.ts";
import { isAnyOf } from "./readings/any-of.ts";
import { ofUnheldBank } from "./premises/unheld-bank.ts";
import { notInWallet } from "./not-in-wallet.ts";
import { kindsOf } from "./ranking/rank.ts";
import { askWhichOf, nameOf, QUESTIONS } from "./slots.ts";
import {
  type Mention,
  type MentionKind,
  mentionsOf,
  type Understood,
} from "../language/understood.ts";

/** A question that can be answered, or what must be asked back first. */
export type Settled =
  | {
      readonly asked: Understood;
      /** The cards that short names were taken for without a word that tells. */
      readonly taken: readonly string[];
    }
  | { readonly draft: Draft };

const MOST_OPTIONS = 6;

/** Groups whose questions may well be about cards that are not held. */
const OF_CATALOG: ReadonlySet<Group> = new Set<Group>(["card", "rules"]);

/** Told of one card at a time; of several that share a name it is asked which. */
const OF_ONE_CARD: ReadonlySet<string> = new Set([
  "add_card_effect",
  "bonus_progress",
  "card_facts",
  "card_network",
  "find_cards",
  "refund_window",
  "rule_question",
]);

/** Settles what the names of a question mean and whether anything is missing. */
export function settle(intent: Intent, asked: Understood, scene: Scene): Settled {
  const unknown = unknownOf(intent, asked);
  if (unknown !== undefined) return { draft: unknown };
  const absent = notInWallet(intent, asked, scene);
  if (absent !== undefined) return { draft: absent };
  const unheld = ofUnheldBank(intent, asked, scene);
  if (unheld !== undefined) return { draft: unheld };
  const { asked: meant, taken } = withCardsMeant(asked, scene, {
    isOfCatalog: OF_CATALOG.has(intent.group),
    isOfEach: !OF_ONE_CARD.has(intent.id) && intent.group !== "change",
  });
  const narrowed = narrowPrograms(withoutVague(intent, meant), scene);
  const doubtful = narrowed.mentions.find(
    (mention) =>
      isInDoubt(mention, intent, narrowed) &&
      !isForPoints(mention, intent, scene) &&
      !isOfAllAlike(mention, intent, scene) &&
      !(intent.group === "change" && isAnyOf(mention, narrowed)),
  );
  if (doubtful !== undefined) return { draft: askWhichOf(doubtful, scene.facts) };
  const kinds = kindsOf(narrowed);
  const missing = intent.needs.find(
    (kind) => !kinds.has(kind) && !(kind === "points" && saysAll(narrowed)),
  );
  return missing === undefined ? { asked: narrowed, taken } : fill(missing, narrowed, scene);
}

const isSureCard = ({ kind, ids }: Mention): boolean => kind === "card" && ids.length === 1;

/** "Dana's Preferred, to a Freedom": where it is known what is changed, to any of that name. */
function withoutVague({ group }: Intent, asked: Understood): Understood {
  if (group !== "change" || !asked.mentions.some(isSureCard)) return asked;
  const mentions = asked.mentions.filter((one) => one.kind !== "card" || isSureCard(one));
  return { ...asked, mentions };
}

/** Groups for which a card that is named stands for its points. */
const OF_POINTS: ReadonlySet<Group> = new Set<Group>(["value", "balance", "transfer"]);

/** "What my Sapphire buddy has": whichever of the name it is, its points are the same. */
function isForPoints({ kind, ids }: Mention, { group }: Intent, { facts }: Scene): boolean {
  const programs = new Set(ids.map((id) => facts.cards.get(id)?.rewards_currency));
  return OF_POINTS.has(group) && kind === "card" && programs.size === 1 && !programs.has(undefined);
}

/**
 * "Who issues the Bilt card": whichever of the name it is, its bank and network are the same. Whether
 * an account counts is told of all that a name may mean.
 */
function isOfAllAlike({ kind, ids }: Mention, { id }: Intent, { facts }: Scene): boolean {
  if (id === "authorized_user_counts" && kind === "card") return true;
  const said = new Set(
    ids.map((one) => `${facts.cards.get(one)?.issuer} ${facts.cards.get(one)?.network}`),
  );
  return id === "card_network" && kind === "card" && said.size === 1;
}

/** Says that nobody is called so; no nearest name, which would read as a guess. */
function unknownOf({ likes, needs }: Intent, { unknownNames }: Understood): Draft | undefined {
  const wanted = new Set<string>([...likes, ...needs]);
  const [name] = unknownNames;
  if (name === undefined || !(wanted.has("card") || wanted.has("program"))) return undefined;
  return unknownName(name);
}

export const unknownName = (name: string): Draft =>
  clarify(
    line`I do not know "${quote(name)}": there is no such card or program in the catalog. Which one do you mean? Its full name, as the issuer writes it, is best.`,
  );

/** A shared name of programs means the one with a balance, when just one of them has one. */
function narrowPrograms(asked: Understood, { wallet }: Scene): Understood {
  const held = new Set(wallet.balances.map(({ program }) => program));
  const mentions = asked.mentions.map((mention) => {
    if (mention.kind !== "program" || mention.ids.length < 2) return mention;
    const ids = mention.ids.filter((id) => held.has(id));
    return ids.length === 1 ? { ...mention, ids } : mention;
  });
  return { ...asked, mentions };
}

/** A name that may mean several things of a kind that matters, and nothing else at its place does. */
function isInDoubt(mention: Mention, { likes, needs }: Intent, { mentions }: Understood): boolean {
  const wanted = new Set<string>([...likes, ...needs]);
  if (mention.ids.length < 2 || !ASKED_WHICH.has(mention.kind) || !wanted.has(mention.kind)) {
    return false;
  }
  return !mentions.some(
    (other) =>
      other.kind !== mention.kind &&
      wanted.has(other.kind) &&
      other.start < mention.end &&
      mention.start < other.end,
  );
}

/** Of merchants, categories and benefits the tools themselves make out what is meant. */
const ASKED_WHICH: ReadonlySet<MentionKind> = new Set<MentionKind>(["card", "program"]);

const MISSING = {
  ...QUESTIONS,
  points: line`How many points?`,
  usd: line`How many dollars?`,
} as const satisfies Record<Intent["needs"][number], Line>;

/** Asks for what is missing, with what the wallet has; takes it when there is but one. */
function fill(kind: Intent["needs"][number], asked: Understood, scene: Scene): Settled {
  if (kind === "card") {
    const held = ofBrand(asked, scene);
    const [only] = held;
    if (only !== undefined && held.every(({ card }) => card.id === only.card.id)) {
      return {
        asked: { ...asked, mentions: [...asked.mentions, mentionOf(asked, only.card)] },
        taken: [],
      };
    }
    const names = held.map(({ card }) => card.card_name);
    return { draft: clarify(MISSING.card, toOptions(names)) };
  }
  if (kind !== "program") return { draft: clarify(MISSING[kind]) };
  const programs = new Set(scene.wallet.balances.map(({ program }) => program));
  const names = [...programs].map((program) => nameOf("program", program, scene.facts));
  return { draft: clarify(MISSING.program, toOptions(names)) };
}

/** "The bilt one": the held cards of a bank or with the points that are named; all of them where none are. */
function ofBrand(asked: Understood, scene: Scene): readonly HeldCard[] {
  const held = heldCards(scene);
  const [banks, programs] = (["issuer", "program"] as const).map(
    (kind) => new Set(mentionsOf(asked, kind).flatMap(({ ids }) => ids)),
  );
  const kept = held.filter(
    ({ card }) =>
      banks?.has(card.issuer) === true || programs?.has(card.rewards_currency ?? "") === true,
  );
  return kept.length > 0 ? kept : held;
}

const toOptions = (names: readonly string[]): readonly Line[] =>
  [...new Set(names)].slice(0, MOST_OPTIONS).map((name) => line`${told(name)}`);

const mentionOf = (
  { tokens }: Understood,
  card: { readonly id: string; readonly card_name: string },
): Mention => ({
  kind: "card",
  ids: [card.id],
  start: tokens.length,
  end: tokens.length,
  text: card.card_name,
});
