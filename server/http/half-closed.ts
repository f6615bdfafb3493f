import type { Server } from "node:http";

/** A client that has closed its sending side gets this long for its answer. */
const GRACE_MS = 2000;

/**
 * Answers clients that half-close after their request (RFC 9112, section 9.6), as `nc` does. Node
 * treats them as gone at once. Clients that really are gone look the same, so work for them ends
 * after a grace period.
 */
export function answerHalfClosed(server: Server): void {
  // Node has long had this switch, but its types lack it.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on("connection", (socket) => {
    socket.once("end", () => {
      setTimeout(() => socket.destroy(), GRACE_MS).unref();
    });
  });
}
