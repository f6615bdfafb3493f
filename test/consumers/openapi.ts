/* A program on a client that a public generator made from /openapi.json. It is compiled and run. */
import createClient from "openapi-fetch";
import type { components, paths } from "./schema.d.ts";

declare const process: { readonly argv: readonly string[] };

type Card = components["schemas"]["Card"];

const { GET, POST } = createClient<paths>({ baseUrl: process.argv[2] ?? "" });

/** The answer; throws on an error. */
function found<T>({ data, error, response }: { data?: T; error?: unknown; response: Response }): T {
  if (data === undefined) throw new Error(`${response.url}: ${JSON.stringify(error)}`);
  return data;
}

const cards: Card[] = found(
  await GET("/v1/public/credit-cards", { params: { query: { issuer: "amex", limit: 3 } } }),
);
const card = found(
  await GET("/v1/public/credit-cards/{cardId}", {
    params: { path: { cardId: "chase-sapphire-preferred" } },
  }),
);
const fee: number = card.annual_fee;
const matching = found(
  await POST("/v1/public/credit-cards/search", { body: { no_foreign_fee: true, limit: 2 } }),
);
const benefits = found(
  await POST("/v1/public/benefits-search", { body: { query: "cell phone", limit: 2 } }),
);
const from = found(
  await GET("/v1/public/transfer-partners/from/{sourceProgram}", {
    params: { path: { sourceProgram: "Chase Ultimate Rewards" } },
  }),
);
const to = found(
  await GET("/v1/public/transfer-partners/to/{destProgram}", {
    params: { path: { destProgram: "World of Hyatt" } },
  }),
);
const routes = found(
  await GET("/v1/public/transfer-partners", { params: { query: { active_only: false } } }),
);
const lastDays = routes.flatMap((route) => (route.is_active ? [] : [route.deactivated_date]));
const { unit, valuations } = found(
  await GET("/v1/public/valuations", { params: { query: { programs: "UR" } } }),
);
const { datasets } = found(await GET("/v1/public/exports/status"));
const exported = found(await GET("/v1/public/exports/credit_cards"));
const csv: string = found(await GET("/v1/public/exports/valuations.csv", { parseAs: "text" }));
const { changes } = found(await GET("/v1/public/changes"));
const { status } = found(await GET("/health"));

const unknown = await GET("/v1/public/credit-cards/{cardId}", {
  params: { path: { cardId: "no-such-card" } },
});
const malformed = await GET("/v1/public/credit-cards", { params: { query: { limit: 0 } } });

// Calls that must not compile. None of it runs.
export async function misuse(): Promise<void> {
  // @ts-expect-error an unknown filter
  await GET("/v1/public/credit-cards", { params: { query: { isuer: "amex" } } });
  // @ts-expect-error the words are needed
  await POST("/v1/public/benefits-search", { body: {} });
  // @ts-expect-error no such route
  await GET("/v1/public/credit-card");
}

console.log(
  JSON.stringify({
    cards: cards.length,
    fee,
    matching: matching.length,
    benefits: benefits.length,
    from: from.every((route) => route.source_program === "Chase Ultimate Rewards"),
    to: to.map((route) => route.source_program),
    lastDays: lastDays.length,
    unit,
    valuations: Object.keys(valuations),
    download: datasets.credit_cards.download_url,
    exported: exported.count,
    csv: csv.slice(0, 13),
    changes: changes.length > 0,
    status,
    unknown: [unknown.response.status, unknown.error?.error],
    malformed: [malformed.response.status, malformed.error?.error.includes("limit")],
  }),
);
