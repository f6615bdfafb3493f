import type { Server } from "node:http";

/** Listens on a free loopback port and says where, as server/main.ts does. */
export function announce(server: Server): void {
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    process.stderr.write(`listening on http://127.0.0.1:${port}\n`);
  });
}
