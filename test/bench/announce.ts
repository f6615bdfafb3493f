import type { Server } from "node:http";
import type { Http2SecureServer, Http2Server } from "node:http2";

/** Says where a server listens, as server/main.ts does. */
export const say = (address: string): void =>
  void process.stderr.write(`listening on ${address}\n`);

/** Listens on a free loopback port and says where. */
export function announce(server: Server | Http2SecureServer | Http2Server): void {
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    say(`http://127.0.0.1:${port}`);
  });
}
