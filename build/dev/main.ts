import { join } from "node:path";
import { listen } from "listhen";
import { readOptions } from "../options.ts";
import { checkPort, toPort } from "./port.ts";
import { createProxy } from "./proxy.ts";
import { createSite } from "./site.ts";
import { watchFolders } from "./watch.ts";

const HELP = `Usage: npm run dev [-- options]

Serves the checkout, builds it anew when a table or a source changes, and reloads open pages.

  --port N, --host H   where to listen            (default: 3000, localhost)
  --open               open the browser
  --https              with a certificate made for this machine
  --public, --qr       on every interface; show a QR code of the address
  --tunnel             reachable from the internet through a tunnel
`;

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
  const { help: _, host: hostname, ...wanted } = options;
  const port = toPort(options.port);
  await checkPort(port, options.public ? "0.0.0.0" : hostname);
  const site = await createSite(root, process.env);
  const proxy = createProxy(site.port);
  const listener = await listen(proxy.listener, { ...wanted, port, hostname, isProd: false });
  const tunnel = (await listener.getURLs()).find(({ type }) => type === "tunnel");
  const publicUrl = new URL(tunnel?.url ?? listener.url).origin;
  let turn = site.renew(publicUrl);
  watchFolders(root, ["data", "build", "server"], () => {
    turn = turn
      .then(() => site.renew(publicUrl))
      .then((isNew) => {
        if (isNew) proxy.reload();
        return isNew;
      });
  });
  process.once("exit", site.end);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit());
}
