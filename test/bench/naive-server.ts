/**
 * The card search as most would serve it: h3, array methods, JSON.stringify; the schemas check the
 * input.
 *
 * Usage: naive-server.ts DIST
 */
import { createServer } from "node:http";
import { getQuery, H3, type H3Event, readBody, toNodeHandler } from "h3";
import { type CardRow, listCardsQuery, searchCardsBody } from "../../server/contract/cards.ts";
import { announce } from "./announce.ts";
import { openNaiveSearch } from "./naive-search.ts";
import { readVocabulary } from "./vocabulary.ts";

const search = openNaiveSearch(readVocabulary(process.argv[2] ?? "dist"));

const app = new H3()
  .get("/v1/public/credit-cards", (event) =>
    send(event, search(listCardsQuery.parse(getQuery(event)))),
  )
  .post("/v1/public/credit-cards/search", async (event) =>
    send(event, search(searchCardsBody.parse(await readBody(event)))),
  );
announce(createServer(toNodeHandler(app)));

function send(event: H3Event, rows: readonly CardRow[]): string {
  event.res.headers.set("Content-Type", "application/json");
  event.res.headers.set("Cache-Control", "public, max-age=300");
  event.res.headers.set("Access-Control-Allow-Origin", "*");
  return JSON.stringify(rows);
}
