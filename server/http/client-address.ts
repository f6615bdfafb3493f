import type { IncomingMessage } from "node:http";
import type { ServerRequest } from "srvx";
import { toNetwork } from "./client-network.ts";

/* The client's network address, for counting attempts. */

/** The client as the last trusted proxy saw it. Anything before that may be forged. */
function pickAddress(direct: string, forwarded: string, trustedProxies: number): string {
  const named = forwarded.split(",").map((one) => one.trim());
  const seen = [...named.filter((one) => one !== ""), direct];
  return toNetwork(seen[Math.max(0, seen.length - 1 - trustedProxies)] ?? direct);
}

/** For requests as h3 has them. */
export const toClientAddress = ({ ip, headers }: ServerRequest, trustedProxies: number): string =>
  pickAddress(ip ?? "unknown", headers.get("x-forwarded-for") ?? "", trustedProxies);

/** For requests as Node has them. */
export const toAddress = ({ socket, headers }: IncomingMessage, trustedProxies: number): string =>
  pickAddress(
    socket.remoteAddress ?? "unknown",
    headers["x-forwarded-for"]?.toString() ?? "",
    trustedProxies,
  );
