import { connect, type Socket } from "node:net";

/** Connections that do nothing, until they are closed. */
export interface Crowd {
  /** Connections that the server has not closed. */
  readonly open: () => number;
  readonly leave: () => void;
}

/** So many at a time, as the queue of connections that a server has not taken yet is short. */
const AT_ONCE = 200;

/** Opens connections and says something on each, which may be nothing. */
export async function gatherCrowd(root: string, size: number, words = ""): Promise<Crowd> {
  const { port, hostname } = new URL(root);
  const sockets = new Set<Socket>();
  const join = (): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(Number(port), hostname);
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        resolve();
      });
      socket.on("connect", () => {
        if (words !== "") socket.write(words);
        resolve();
      });
      // Reading the answer shows the end of the connection.
      socket.resume();
    });
  for (let count = 0; count < size; count += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, size - count) }, join));
  }
  return {
    open: () => sockets.size,
    leave: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
