/**
 * The published answers as one would serve them with Fastify: a route with a parameter, a Buffer out.
 *
 * Usage: fastify-server.ts DIST
 */
import { fastify, type FastifyReply, type FastifyRequest } from "fastify";
import { getCard, listCards } from "../../../server/contract/routes.ts";
import { say } from "../announce.ts";
import { openPublished } from "../published.ts";

const find = openPublished(process.argv[2] ?? "dist");
const app = fastify();
for (const { path } of [listCards, getCard]) app.get(path, answer);
say(await app.listen({ host: "127.0.0.1", port: 0 }));

function answer({ method, url, headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const {
    status,
    headers: own,
    body,
  } = find({
    method,
    url,
    accepted: headers["accept-encoding"]?.toString(),
    known: headers["if-none-match"],
  });
  return reply.code(status).headers(own).send(body);
}
