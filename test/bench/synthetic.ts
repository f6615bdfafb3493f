import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { tables } from "../../data/tables.ts";
import { groupBy } from "../../build/group-by.ts";
import { createRandom, pick, type Random } from "./random.ts";
import { brandOf, slugOf } from "./synthetic-names.ts";
import { type Cells, readTable, writeTable } from "./tables.ts";

interface SyntheticOptions {
  /** Folder of the real tables. */
  readonly from: string;
  /** Folder to write, made when missing. */
  readonly to: string;
  /** Cards of any status; as many of them are open as in the real table. */
  readonly count: number;
}

const SEED = 207;

/** Tables whose rows are perks of a card. */
const PERKS = [
  tables.lounges,
  tables.protections,
  tables.credits,
  tables.eliteStatus,
  tables.certificates,
] as const;

/** Tables that name real cards here and there; what names none is kept. */
const NAMING_CARDS = [
  tables.terms,
  tables.earnBoosts,
  tables.productChanges,
  tables.unlocks,
  tables.redemptions,
  tables.issuerRules,
  tables.changes,
] as const;

/**
 * Writes the tables of a made-up catalog: the cards are new, the values are spread as in the real
 * ones. Every check of the build passes but `counts`. The same options give the same bytes.
 */
export function writeSyntheticTables({ from, to, count }: SyntheticOptions): void {
  mkdirSync(to, { recursive: true });
  for (const { file } of Object.values(tables)) copyFileSync(join(from, file), join(to, file));
  // The digest of a release is of the real tables; without one there is nothing to compare.
  const releases = readTable(from, tables.releases);
  writeTable(
    to,
    tables.releases,
    releases.map((release) => ({ ...release, content_sha256: "" })),
  );
  const random = createRandom(SEED);
  const real = readRealCards(from);
  const cards = Array.from({ length: count }, (_, at) => toCard(real, random, at));
  writeTable(to, tables.cards, cards);
  writeTable(to, tables.families, toFamilies(from, cards, random));
  const rates = groupBy(readTable(from, tables.earnRates), (row) => row["card_id"]);
  const ratesOf = (card: Cells) =>
    (rates.get(card["earner"]) ?? []).map((row) => ({ ...row, card_id: card["id"] }));
  writeTable(to, tables.earnRates, cards.flatMap(ratesOf));
  const realIds = new Set(real.all.map((card) => card["id"]));
  const namesCard = (row: Cells) =>
    Object.values(row).some((cell) => cell?.split(";").some((part) => realIds.has(part)));
  for (const table of NAMING_CARDS) {
    writeTable(
      to,
      table,
      readTable(from, table).filter((row) => !namesCard(row)),
    );
  }
  // Who may transfer at which ratio: other cards in the place of those that are named.
  const open = cards.filter((card) => card["status"] === "open");
  const places = new Map(real.all.map((card, at) => [card["id"], open[at % open.length]?.["id"]]));
  writeTable(
    to,
    tables.transferTerms,
    readTable(from, tables.transferTerms).map((row) => ({
      ...row,
      cards: (row["cards"] ?? "")
        .split(";")
        .map((id) => places.get(id) ?? id)
        .join(";"),
    })),
  );
  const offered = real.open.filter((card) => card["welcome_offer_available"] === "true");
  const offers = groupBy(readTable(from, tables.offers), (row) => row["card_id"]);
  writeTable(
    to,
    tables.offers,
    cards
      .filter((card) => card["welcome_offer_available"] === "true")
      .flatMap((card) =>
        (offers.get(pick(random, offered)["id"]) ?? []).map((row) => ({
          ...row,
          card_id: card["id"],
        })),
      ),
  );
  for (const table of PERKS) {
    const byCard = groupBy(readTable(from, table), (row) => row["card_id"]);
    const perks = cards.flatMap((card) => {
      const rows = byCard.get(pick(random, real.all)["id"]) ?? [];
      return rows.map((row) => ({ ...row, card_id: card["id"] }));
    });
    writeTable(to, table, perks);
  }
}

interface RealCards {
  readonly all: readonly Cells[];
  readonly open: readonly Cells[];
}

function readRealCards(folder: string): RealCards {
  const all = readTable(folder, tables.cards);
  return { all, open: all.filter((card) => card["status"] === "open") };
}

/** A card with each fact from another real card, and what belongs together from one. */
function toCard({ all, open }: RealCards, random: Random, at: number): Cells {
  const standing = pick(random, all);
  const payment = pick(random, open);
  const earner = pick(random, open);
  const issuer = pick(random, all)["issuer"] ?? "";
  const brand = brandOf(at);
  const product = (pick(random, all)["card_name"] ?? "").split(" ").slice(-3).join(" ");
  return {
    ...standing,
    id: slugOf(brand),
    card_name: `${issuer} ${brand} ${product}`,
    display_name: brand,
    issuer,
    card_type: payment["card_type"],
    network: payment["network"],
    card_network_tier: payment["card_network_tier"],
    annual_fee: pick(random, all)["annual_fee"],
    foreign_transaction_fee: pick(random, all)["foreign_transaction_fee"],
    rewards_currency: earner["rewards_currency"],
    // No column: tells from which card the rates come.
    earner: earner["id"],
    welcome_offer_available:
      standing["status"] === "open" ? pick(random, open)["welcome_offer_available"] : "false",
    successor: "",
    former_ids: "",
    aliases: [`${brand} card`, `${issuer} ${brand}`, `the ${brand}`].join(";").toLowerCase(),
  };
}

/** Puts as large a share of the cards in families as in the real table, and as large ones. */
function toFamilies(folder: string, cards: readonly Cells[], random: Random): readonly Cells[] {
  const members = readTable(folder, tables.families);
  const families = [...groupBy(members, (row) => row["family_name"]).values()];
  const single = readTable(folder, tables.cards).length - members.length;
  const rows: Cells[] = [];
  for (let at = 0; at < cards.length;) {
    const isFamily = random() * (families.length + single) < families.length;
    const size = isFamily ? pick(random, families).length : 1;
    const group = cards.slice(at, at + size);
    if (group.length > 1) rows.push(...toFamily(group, pick(random, members)));
    at += size;
  }
  return rows;
}

function toFamily(cards: readonly Cells[], template: Cells): readonly Cells[] {
  const isOpen = (card: Cells) => card["status"] === "open";
  return cards.map((card, at) => ({
    ...template,
    card_id: card["id"],
    family_name: `${cards[0]?.["display_name"]} family`,
    tier_order: String(at + 1),
    tier_name: card["display_name"],
    can_upgrade: String(cards.slice(at + 1).some(isOpen)),
    can_downgrade: String(cards.slice(0, at).some(isOpen)),
  }));
}
