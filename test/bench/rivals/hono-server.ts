/**
 * The published answers as one would serve them with Hono and its server for Node.
 *
 * Usage: hono-server.ts DIST
 */
import { createAdaptorServer } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { getCard, listCards } from "../../../server/contract/routes.ts";
import { announce } from "../announce.ts";
import { openPublished } from "../published.ts";

const find = openPublished(process.argv[2] ?? "dist");
const app = new Hono();
for (const { path } of [listCards, getCard]) app.get(path, answer);
announce(createAdaptorServer({ fetch: app.fetch }));

function answer({ req }: Context): Response {
  const { status, headers, body } = find({
    method: req.method,
    url: req.path,
    accepted: req.header("accept-encoding"),
    known: req.header("if-none-match"),
  });
  return new Response(body ?? null, { status, headers });
}
