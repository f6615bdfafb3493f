import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface RoundRobin {
  readonly root: string;
  /** The servers behind it, in turn; one that is gone answers 502 until it is taken out. */
  readonly behind: string[];
  readonly close: () => Promise<void>;
}

/** A proxy that sends each request to the next server, whoever asks. */
export async function openRoundRobin(): Promise<RoundRobin> {
  const behind: string[] = [];
  let next = 0;
  const server = createServer((asked, answer) => {
    const root = behind[next++ % behind.length];
    if (root === undefined) answer.writeHead(502).end();
    else forward(root, asked, answer);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP port has an address
  const { port } = server.address() as AddressInfo;
  return {
    root: `http://127.0.0.1:${port}`,
    behind,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(root: string, asked: IncomingMessage, answer: ServerResponse): void {
  const headers = {
    ...asked.headers,
    "x-forwarded-for": asked.socket.remoteAddress ?? "",
  };
  const onward = request(new URL(asked.url ?? "/", root), { method: asked.method, headers });
  onward.on("response", (found) => {
    answer.writeHead(found.statusCode ?? 502, found.rawHeaders);
    found.pipe(answer);
    found.on("error", () => answer.destroy());
  });
  onward.on("error", () => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  });
  asked.pipe(onward);
}
