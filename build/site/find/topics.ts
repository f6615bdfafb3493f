import { NO_REWARDS } from "../../../data/vocab.ts";
import { topicPage } from "../../../server/contract/pages.ts";
import { urlFor } from "../../../server/contract/route.ts";
import type { CardRow } from "../../../server/contract/cards.ts";
import { FILTER_FLAGS, FILTER_GROUPS, listOptions } from "../cards/filter-fields.ts";
import { toNicknames } from "../cards/nicknames.ts";
import type { SiteFacts } from "../facts.ts";

/** Benefits people search for, with the cards that have them. */
export interface Topic {
  readonly topic: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly group: string;
  readonly cards: readonly CardRow[];
}

export const topicAddress = ({ topic }: Topic): string => urlFor(topicPage.path, { topic });

const GROUPS = FILTER_GROUPS.filter(
  ({ name }) => name !== "card_type" && name !== "family" && name !== "network",
);

/** All topics that at least one card matches. */
export function toTopics({ cards, lookup }: SiteFacts): readonly Topic[] {
  const nicknames = toNicknames(lookup);
  const benefits = new Map(lookup.benefits.map(({ name, aliases }) => [name, aliases]));
  const ofFlags = FLAGS.map(({ title, words = [], holds }) => {
    return { title, words, group: "What most people ask for", cards: cards.filter(holds) };
  });
  const ofValues = GROUPS.flatMap(({ name, label, valuesOf }) =>
    listOptions({ name, label, match: "any", valuesOf }, cards).map(([value]) => ({
      title: value,
      words: nicknames.get(name)?.get(value) ?? benefits.get(value) ?? [],
      group: label,
      cards: cards.filter((card) => valuesOf(card).some((one) => one === value)),
    })),
  );
  const found = [...ofFlags, ...ofValues].filter(
    ({ title, cards: some }) => some.length > 0 && title !== NO_REWARDS,
  );
  const topics = found.map((one) => ({ ...one, topic: toSlug(one.title) }));
  const slugs = topics.map(({ topic }) => topic);
  // Different fields may have the same value.
  return topics.map((one, at) =>
    slugs.indexOf(one.topic) < at ? { ...one, topic: `${one.topic}-${toSlug(one.group)}` } : one,
  );
}

interface Flag {
  readonly title: string;
  readonly words?: readonly string[];
  readonly holds: (card: CardRow) => boolean;
}

const FLAGS: readonly Flag[] = [
  { title: "No annual fee", words: ["free cards"], holds: (card) => card.annual_fee === 0 },
  {
    title: "Airport lounges",
    words: ["lounge access"],
    holds: (card) => card.lounge_networks.length > 0,
  },
  ...FILTER_FLAGS.map(({ label: title, holds }) => ({ title, holds })),
];

const toSlug = (title: string): string =>
  title
    .normalize("NFD")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll("+", " plus ")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
