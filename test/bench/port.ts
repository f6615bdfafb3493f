import { connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const ATTEMPTS = 250;
const ATTEMPT_MS = 20;

/** A loopback port that nobody listens on. */
export async function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => done(port));
    });
  });
}

/** Asks until somebody listens there; false when nobody does within seconds. */
export async function becomesReady(port: number, attempt = 0): Promise<boolean> {
  if (await isListening(port)) return true;
  if (attempt === ATTEMPTS) return false;
  await sleep(ATTEMPT_MS);
  return becomesReady(port, attempt + 1);
}

async function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => done(false));
  });
}
