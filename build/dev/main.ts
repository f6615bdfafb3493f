import { join } from "node:path";
import { listen } from "listhen";
import { readOptions } from "../options.ts";
import { checkPort, toPort } from "./port.ts";
import { createProxy } from "./proxy.ts";
import { createSite } from "./site.ts";
import { openTunnel } from "./tunnel.ts";
import { watchFolders } from "./watch.ts";

const HELP = `Usage: npm run dev [-- options]

Serves the checkout, builds it anew when a table or a source changes, and reloads open pages.

  --port N, --host H   where to listen            (default: 3000, localhost)
  --open               open the browser
  --https              with a certificate made for this machine
  --public             on every interface
  --qr                 the same, with a QR code of the address for a phone
  --tunnel             reachable from the internet through a tunnel

Where others can reach it, it serves the catalog without accounts, unless ACCOUNTS=on is set.
`;

const EVERY_INTERFACE = "0.0.0.0";
const QUIETLY = { showURL: false, isProd: false } as const;

const { values: options } = readOptions(
  {
    options: {
      port: { type: "string", default: process.env["PORT"] ?? "3000" },
      host: { type: "string", default: process.env["HOST"] ?? "localhost" },
      open: { type: "boolean", default: false },
      https: { type: "boolean", default: false },
      public: { type: "boolean", default: false },
      qr: { type: "boolean", default: false },
      tunnel: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  },
  "npm run dev -- --help",
);

if (options.help) process.stdout.write(HELP);
else {
  await develop().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}

async function develop(): Promise<void> {
  const root = join(import.meta.dirname, "../..");
  const { https, open: isOpened } = options;
  const port = toPort(options.port);
  const hostname = options.public || options.qr ? EVERY_INTERFACE : options.host;
  await checkPort(port, hostname);
  const site = await createSite(root, process.env);
  const proxy = createProxy(site.port);
  const listener = await listen(proxy.listener, { port, hostname, https, ...QUIETLY });
  const tunnelUrl = options.tunnel ? await openTunnel(proxy.listener) : undefined;
  const publicUrl = new URL(tunnelUrl ?? listener.url).origin;
  const renew = async (): Promise<void> => {
    if (await site.renew(publicUrl)) proxy.reload();
  };
  process.once("exit", site.end);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit());
  let turn = renew();
  watchFolders(root, ["data", "build", "server"], () => {
    turn = turn.then(renew);
  });
  await turn;
  await listener.showURL({ publicURL: tunnelUrl ?? "", qr: options.qr || tunnelUrl !== undefined });
  if (isOpened) await listener.open();
}
