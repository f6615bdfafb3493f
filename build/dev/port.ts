import { once } from "node:events";
import { createServer } from "node:net";

const MAX_PORT = 65_535;

export function toPort(option: string): number {
  const port = Number(option);
  if (/^\d+$/.test(option) && port <= MAX_PORT) return port;
  throw new Error(`--port: expected a port from 0 to ${MAX_PORT}, got ${JSON.stringify(option)}`);
}

/** Throws when a port cannot be listened on; listhen would take another. */
export async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), "listening");
  } catch (error) {
    const isBusy = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    const reason = isBusy
      ? `Port ${port} on ${host} is in use; stop what listens there, or choose another with --port.`
      : `Cannot listen on ${host}:${port}: ${String(error)}; choose others with --host and --port.`;
    throw new Error(reason, { cause: error });
  } finally {
    probe.close();
  }
}
