import type { RequestListener } from "node:http";
import { listen } from "listhen";

/**
 * The public address, or undefined with a message when the tunnel fails. The tunnel has its own
 * port, so its failure leaves the site up and it need not trust the certificate of --https.
 */
export async function openTunnel(listener: RequestListener): Promise<string | undefined> {
  const options = { port: 0, hostname: "localhost", tunnel: true, showURL: false, isProd: false };
  try {
    const { getURLs } = await listen(listener, options);
    return (await getURLs()).find(({ type }) => type === "tunnel")?.url;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`No tunnel (${reason}); the site is served without it.\n`);
    return undefined;
  }
}
