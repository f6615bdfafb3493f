import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/**
 * The behaviour of a connection: passes data on, after a delay, or swallows it, like a hanging
 * server or a network that loses everything.
 */
interface Manner {
  readonly delayMs?: number;
  readonly swallow?: boolean;
}

/** A way to a server of which the network can be anything. */
export interface Way {
  readonly url: string;
  readonly behave: (manner: Manner) => void;
  /** Ends all connections and refuses new ones. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
}

/** Opens a way to the server of an address; it goes when the test ends. */
export async function openWay(url: string): Promise<Way> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let manner: Manner = {};
  const pass = (from: Socket, to: Socket): void => {
    from.on("data", (chunk: Buffer) => {
      if (manner.swallow === true) return;
      setTimeout(() => to.writable && to.write(chunk), manner.delayMs ?? 0);
    });
    from.on("close", () => void to.destroy());
    from.on("error", () => undefined);
    from.on("close", () => sockets.delete(from));
    sockets.add(from);
  };
  const server = createServer((near) => {
    const far = connect(Number(port || "5432"), hostname);
    pass(near, far);
    pass(far, near);
  });
  const listen = async (at: number): Promise<void> => {
    await once(server.listen(at, "127.0.0.1"), "listening");
  };
  await listen(0);
  const address = server.address();
  const own = typeof address === "object" ? (address?.port ?? 0) : 0;
  const cut = async (): Promise<void> => {
    const closed = new Promise((resolve) => {
      server.close(resolve);
    });
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  onTestFinished(cut);
  const way = new URL(url);
  way.host = `127.0.0.1:${own}`;
  return {
    url: way.href,
    behave: (next) => {
      manner = next;
    },
    cut,
    mend: async () => {
      manner = {};
      if (!server.listening) await listen(own);
    },
  };
}
