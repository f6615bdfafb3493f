import { parse as parseYaml } from "yaml";
import * as z from "zod";
import { NETWORKS } from "../names.ts";
import type { Feed, FeedInput, Reading, ReadSource } from "../reading.ts";

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
});

type Card = z.infer<typeof card>;

const REWARDS: Readonly<Record<string, string>> = {
  points: "points",
  miles: "points",
  cash: "cash",
};

/** One file a card, with the offer of the day. The day itself is that of the copy. */
export const creditOdds: Feed = {
  about: "CreditOdds (CreditOdds/creditodds), data/cards/: offers, fees and networks",
  files: /\.yaml$/,
  needsDay: true,
  read: (input) => {
    const cards = [...input.files.values()].flatMap(
      (file) => card.safeParse(parseYaml(file.toString("utf8"))).data ?? [],
    );
    const open = new Set(input.tables.cards.flatMap((c) => (c.status === "open" ? [c.id] : [])));
    const found = cards.map((one) => {
      const id = input.names.findCard(one.name, one.bank);
      // A closed card of a like name is not the open one.
      const isOther = id !== undefined && open.has(id) && !one.accepting_applications;
      return { one, id: isOther ? undefined : id };
    });
    return {
      readings: found.flatMap(({ one, id }) =>
        id === undefined ? [] : toReadings(id, one, input),
      ),
      unmatched: found.flatMap(({ one, id }) => (id === undefined ? [one.name] : [])),
    };
  },
};

function toReadings(id: string, one: Card, { day, sha256 }: FeedInput): readonly Reading[] {
  const said = { source: toSource(sha256), as_of: day };
  const cell = (column: string, value: number | string | null | undefined): readonly Reading[] => {
    if (value === undefined || value === null) return [];
    return [{ ...said, table: "cards", key: { id }, column, value: String(value) }];
  };
  return [
    ...cell("annual_fee", one.annual_fee),
    // A fee that is charged is named without its size.
    ...cell("foreign_transaction_fee", one.foreign_transaction_fee === false ? 0 : undefined),
    ...cell("network", NETWORKS[one.network ?? ""]),
    ...toOffer(id, one, said),
  ];
}

function toOffer(
  card_id: string,
  { accepting_applications: isOpen, signup_bonus: bonus }: Card,
  said: Pick<Reading, "source" | "as_of">,
): readonly Reading[] {
  const reward = REWARDS[bonus?.type ?? ""];
  if (!isOpen || !bonus || reward === undefined) return [];
  const key = { card_id, seen_on: said.as_of, channel: "public", step: "1", reward };
  const cells = {
    amount: bonus.value,
    min_spend_usd: bonus.spend_requirement,
    within_months: bonus.timeframe_months || undefined,
  };
  return Object.entries(cells).flatMap(([column, value]): readonly Reading[] =>
    typeof value === "number"
      ? [{ ...said, table: "offers", key, column, value: String(value) }]
      : [],
  );
}

const toSource = (sha256: string): ReadSource => ({
  cite: "creditodds",
  title: "CreditOdds cards",
  publisher: "CreditOdds",
  url: "https://github.com/CreditOdds/creditodds",
  kind: "dataset",
  trust: "medium",
  reader: "us",
  sha256,
});
