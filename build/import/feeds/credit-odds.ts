import { parse as parseYaml } from "yaml";
import * as z from "zod";
import { NETWORKS } from "../names.ts";
import { type Feed, type FeedInput, readCards, readCells, type Reading } from "../reading.ts";

const intro = z.object({ rate: z.number(), months: z.number() }).nullish();

const card = z.object({
  name: z.string(),
  bank: z.string(),
  accepting_applications: z.boolean(),
  annual_fee: z.number().nullish(),
  foreign_transaction_fee: z.boolean().nullish(),
  network: z.string().nullish(),
  signup_bonus: z
    .object({
      value: z.number(),
      type: z.string(),
      spend_requirement: z.number().nullish(),
      timeframe_months: z.number().nullish(),
    })
    .nullish()
    .catch(undefined),
  apr: z
    .object({
      regular: z.object({ min: z.number(), max: z.number() }),
      purchase_intro: intro,
      balance_transfer_intro: intro,
    })
    .nullish()
    .catch(undefined),
});

type Card = z.infer<typeof card>;

const REWARDS: Readonly<Record<string, string>> = {
  points: "points",
  miles: "points",
  cash: "cash",
};

/** One file per card with its current offer, dated by the day of the copy. */
export const creditOdds: Feed = {
  about: "CreditOdds (CreditOdds/creditodds), data/cards/: offers, fees, networks and APRs",
  files: /\.yaml$/,
  needsDay: true,
  read: (input) => {
    const cards = [...input.files.values()].flatMap(
      (file) => card.safeParse(parseYaml(file.toString("utf8"))).data ?? [],
    );
    const open = new Set(input.tables.cards.flatMap((c) => (c.status === "open" ? [c.id] : [])));
    return readCards(
      cards,
      (one) => {
        const id = input.names.findCard(one.name, one.bank);
        // A closed card with a similar name is not our open card.
        return id !== undefined && open.has(id) && !one.accepting_applications ? undefined : id;
      },
      (id, one) => toReadings(id, one, input),
    );
  },
};

function toReadings(id: string, one: Card, { day, sha256 }: FeedInput): readonly Reading[] {
  const origin = { source: { ...SOURCE, sha256 }, as_of: day };
  const cells = readCells(
    { ...origin, table: "cards", key: { id } },
    {
      annual_fee: one.annual_fee,
      // The feed says that a fee is charged but not how much.
      foreign_transaction_fee: one.foreign_transaction_fee === false ? 0 : undefined,
      network: NETWORKS[one.network ?? ""],
    },
  );
  const { regular, purchase_intro: first, balance_transfer_intro: moved } = one.apr ?? {};
  const aprs = readCells(
    { ...origin, table: "aprs", key: { card_id: id } },
    {
      low_percent: regular?.min,
      high_percent: regular?.max,
      intro_purchase_percent: first?.rate,
      intro_purchase_months: first?.months,
      intro_transfer_percent: moved?.rate,
      intro_transfer_months: moved?.months,
    },
  );
  return [...cells, ...aprs, ...toOffer(id, one, origin)];
}

function toOffer(
  card_id: string,
  { accepting_applications: isOpen, signup_bonus: bonus }: Card,
  origin: Pick<Reading, "source" | "as_of">,
): readonly Reading[] {
  const reward = REWARDS[bonus?.type ?? ""];
  if (!isOpen || !bonus || reward === undefined) return [];
  const key = { card_id, seen_on: origin.as_of, channel: "public", step: "1", reward };
  return readCells(
    { ...origin, table: "offers", key },
    {
      amount: bonus.value,
      min_spend_usd: bonus.spend_requirement,
      within_months: bonus.timeframe_months || undefined,
    },
  );
}

const SOURCE = {
  cite: "creditodds",
  title: "CreditOdds cards",
  publisher: "CreditOdds",
  url: "https://github.com/CreditOdds/creditodds",
  trust: "medium",
  kind: "dataset",
  reader: "us",
} as const;
