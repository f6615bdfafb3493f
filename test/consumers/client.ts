/* A program that depends on the package. It is compiled as strictly as TypeScript can, and run. */
import {
  type CachedAnswer,
  type Card,
  CatalogError,
  type CatalogClient,
  createCatalogClient,
  type TransferRoute,
} from "cardfile/client";

declare const process: { readonly argv: readonly string[] };

const client: CatalogClient = createCatalogClient({
  baseUrl: process.argv[2] ?? "",
  fetch,
  signal: AbortSignal.timeout(30_000),
  headers: { "accept-language": "en" },
  cache: new Map<string, CachedAnswer>(),
});

const cards: Card[] = await client.listCards({ issuer: "amex", limit: 3 });
const { getCard, searchCards } = client;
const card = await getCard({ cardId: "chase-sapphire-preferred" });
const fee: number = card.annual_fee;
const tier: string | undefined = card.family?.tier_name;
const isVisa = card.network === "Visa";
const found = await searchCards({
  no_foreign_fee: true,
  lounge_network: "priority pass",
  limit: 2,
});
const benefits = await client.searchBenefits({ query: "cell phone", limit: 2 });
const from = await client.listTransfersFrom({ sourceProgram: "UR" });
const to = await client.listTransfersTo({ destProgram: "World of Hyatt" });
const routes: TransferRoute[] = await client.listTransfers({ active_only: false });
const lastDays = routes.flatMap((route) => (route.is_active ? [] : [route.deactivated_date]));
const { valuations } = await client.getValuations({ programs: "UR" });
const value: number | undefined = valuations["chase_ultimate_rewards"]?.value;
const { checksum, count } = await client.exportCards();
const csv: string = await client.exportCardsCsv();
const { changes } = await client.getChanges();
const schema = await client.getSchema({ schema: "card" });

const refused = await client.getCard({ cardId: "no-such-card" }).catch((error: unknown) => {
  if (!(error instanceof CatalogError)) throw error;
  const { name, status, message } = error;
  return { name, status, message };
});

// Calls that must not compile. None of it runs.
export async function misuse(): Promise<void> {
  // @ts-expect-error an address is needed
  createCatalogClient({});
  // @ts-expect-error a card is asked for by its id
  await client.getCard({ id: "amex-gold" });
  // @ts-expect-error an unknown filter
  await client.listCards({ isuer: "amex" });
  // @ts-expect-error a number of dollars
  await client.searchCards({ annual_fee_max: "95" });
  // @ts-expect-error the words are needed
  await client.searchBenefits({});
  // @ts-expect-error no such schema
  await client.getSchema({ schema: "cardz" });
  // @ts-expect-error only ended routes have a last day
  routes[0]?.deactivated_date;
  // @ts-expect-error no such field
  card.multiplier;
}

console.log(
  JSON.stringify({
    cards: cards.map(({ id }) => id).length,
    fee,
    tier,
    isVisa,
    found: found.length,
    benefits: benefits.map(({ matched_benefits: labels }) => labels.length > 0),
    from: from.length > 0 && from.every((route) => route.is_active),
    to: to.map((route) => route.dest_program),
    lastDays: lastDays.length,
    value: typeof value,
    checksum: checksum.slice(0, 7),
    count,
    csv: csv.slice(0, 12),
    changes: changes.length > 0,
    schema: schema.$id,
    refused,
  }),
);
