import { normalizeName } from "../../contract/names.ts";
import { heldCards } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { mentionsOf, type Understood } from "../language/understood.ts";
import type { Frame } from "../frame.ts";
import { type Filled, topicOf } from "../reading/fill.ts";
import type { Doubt } from "../reading/subjects.ts";
import type { Before } from "./chosen.ts";
import { PLACES } from "./merge.ts";
import { isBare, standsIn, tellingWords } from "./leaning.ts";
import { understand } from "../language/understand.ts";
import { cardsMeant } from "../reading/cards.ts";

/* "No, the business one", "the gold": picks another card of the family named before. */

/** The card a message means in the family of the one before; undefined when it names none. */
function variantOf(
  asked: Understood,
  before: { readonly card: string; readonly text: string },
  scene: Scene,
): string | undefined {
  const named = mentionsOf(asked, "card");
  if (named.length === 0) return calledLike(asked, before, scene);
  const [first] = named;
  return wholeName([`${before.text} ${first?.text}`, `${first?.text} ${before.text}`], scene);
}

/** "Hilton Aspire", then "n Surpass"; "Venture", then "the one with the X". */
function calledLike(
  asked: Understood,
  { text }: { readonly text: string },
  scene: Scene,
): string | undefined {
  const family = text.split(" ").slice(0, -1).join(" ");
  return wholeName(
    tellingWords(asked).flatMap((word) => [
      `${text} ${word}`,
      ...(family === "" ? [] : [`${family} ${word}`]),
    ]),
    scene,
  );
}

/** The card whose whole name is one of the texts. */
const wholeName = (texts: readonly string[], scene: Scene): string | undefined =>
  texts
    .map((text) => understand(text, scene))
    .flatMap((both) => {
      const whole = mentionsOf(both, "card").find(
        ({ start, end }) => start === 0 && end === both.tokens.length,
      );
      return whole === undefined ? [] : [cardsMeant(whole, both, scene)];
    })
    .find((ids) => ids.length === 1)?.[0];

/* Resolves ambiguous names by what was named or asked back before. */

/** The frame with its ambiguous names resolved. */
export function settled(
  filled: Filled | undefined,
  asked: Understood,
  before: Before,
  scene: Scene,
): Filled | undefined {
  if (filled === undefined) return undefined;
  const doubt = before.doubts[0];
  const ids = doubt === undefined ? [] : idsOfDoubt(doubt, asked);
  if (doubt !== undefined && ids.length > 0) return withIds(filled, doubt.kind, ids);
  if (!takesCard(filled.frame)) return filled;
  const variant = before.card === undefined ? undefined : variantOf(asked, before.card, scene);
  const card = variant ?? cardMeant(asked, before, scene);
  return card === undefined ? filled : withIds(filled, "card", [card]);
}

/** The names a message picks from a doubt; empty while it stays open. */
function idsOfDoubt(doubt: Doubt, asked: Understood): readonly string[] {
  const named = asked.mentions
    .filter(({ kind }) => kind === doubt.kind)
    .flatMap(({ ids }) => ids.filter((id) => doubt.ids.includes(id)));
  return named.length === 1 ? named : [];
}

/** True when the message picks one of the names that the chat asked about. */
export const settlesDoubt = (asked: Understood, { doubts: [doubt] }: Before): boolean =>
  doubt !== undefined && isBare(asked) && idsOfDoubt(doubt, asked).length > 0;

/** "And the Delta one", "n Surpass", after another card: the held card of that name. */
function cardMeant(asked: Understood, before: Before, scene: Scene): string | undefined {
  const wasCard = before.frame.subjects.some(({ kind }) => kind === "card");
  if (!wasCard || asked.mentions.some(({ kind }) => kind === "card")) return undefined;
  const named = asked.mentions.filter(({ kind }) => OF_CARDS.has(kind));
  if (named.length > 0 && !standsIn(asked.tokens)) return undefined;
  const ids = new Set(named.flatMap((one) => one.ids));
  const words = named.length > 0 ? [] : tellingWords(asked);
  const meant = heldCards(scene)
    .map(({ card }) => card)
    .filter(
      (card) =>
        ids.has(card.issuer) ||
        ids.has(card.rewards_currency ?? "") ||
        namesWord(card.display_name, words),
    );
  const cards = new Set(meant.map(({ id }) => id));
  return cards.size === 1 ? meant[0]?.id : undefined;
}

const OF_CARDS: ReadonlySet<string> = new Set(["program", "issuer"]);

const namesWord = (name: string, words: readonly string[]): boolean => {
  const all = new Set(normalizeName(name).split(" "));
  return words.some((word) => all.has(word));
};

/** Reads a name of several kinds as the kind in the question before. */
export function likeBefore(asked: Understood, { frame }: Before): Understood {
  const were = frame.subjects.map(({ kind }) => kind);
  const kinds = new Set<string>(
    were.some((kind) => PLACES.has(kind)) ? [...were, ...PLACES] : were,
  );
  const alike = asked.mentions.filter(({ kind }) => kinds.has(kind));
  return {
    ...asked,
    mentions: asked.mentions.filter(
      (one) =>
        kinds.has(one.kind) ||
        !alike.some((other) => one.start < other.end && other.start < one.end),
    ),
  };
}

const takesCard = ({ topic }: Frame): boolean => topicOf(topic).takes.includes("card");

const withIds = (
  { frame, columns }: Filled,
  kind: Frame["subjects"][number]["kind"],
  ids: readonly string[],
): Filled => ({
  doubts: [],
  columns,
  frame: {
    ...frame,
    subjects: [
      ...frame.subjects.filter((one) => one.kind !== kind),
      ...ids.map((id) => ({ kind, id, role: "of" as const })),
    ],
  },
});
