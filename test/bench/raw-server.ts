/**
 * The yardstick: what a hand-written node:http server does for the same answers.
 *
 * Usage: raw-server.ts DIST
 */
import { createServer } from "node:http";
import { announce } from "./announce.ts";
import { openPublished } from "./published.ts";

const find = openPublished(process.argv[2] ?? "dist");

announce(
  createServer(({ method = "GET", url = "/", headers }, response) => {
    const { status, pairs, body } = find({
      method,
      url,
      accepted: headers["accept-encoding"]?.toString(),
      known: headers["if-none-match"],
    });
    response.writeHead(status, pairs).end(body);
  }),
);
