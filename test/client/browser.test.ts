import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeClient } from "../../build/emit/client.ts";
import { hasBrowser, launchChromium } from "../support/chromium.ts";
import { type ListeningService, listen } from "../support/service.ts";

/** A page of another origin that uses the client; `root` stands for the catalog. */
const PAGE = `<!doctype html><title>waiting</title><script type="module">
import { CatalogError, createCatalogClient } from "/client.js";
const baseUrl = new URLSearchParams(location.search).get("root");
const { listCards, searchCards, getCard } = createCatalogClient({ baseUrl, cache: new Map() });
const first = await listCards({ issuer: "amex" });
const again = await listCards({ issuer: "amex" });
const found = await searchCards({ issuer: "amex", limit: 2 });
const refused = await getCard({ cardId: "no-such-card" }).catch((error) => error);
document.title = JSON.stringify({
  same: first.length > 0 && JSON.stringify(first) === JSON.stringify(again),
  found: found.length,
  refused: refused instanceof CatalogError && refused.status,
});
</script>`;

describe.skipIf(!hasBrowser)("the client in a browser", () => {
  let service: ListeningService;
  let folder: string;
  const host = createServer((request, reply) => {
    const isScript = request.url === "/client.js";
    reply.setHeader("content-type", isScript ? "text/javascript" : "text/html");
    reply.end(isScript ? readFileSync(join(folder, "client/index.js")) : PAGE);
  });
  beforeAll(async () => {
    service = await listen();
    folder = mkdtempSync(join(tmpdir(), "cardfile-client-"));
    await writeClient(join(import.meta.dirname, "../.."), folder);
    await new Promise<void>((resolve) => {
      host.listen(0, "127.0.0.1", resolve);
    });
  });
  afterAll(async () => {
    await service.close();
    host.closeAllConnections();
    host.close();
    rmSync(folder, { recursive: true });
  });

  test("works from a page of another origin, its cache included", async () => {
    const browser = await launchChromium();
    const page = await browser.newPage();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP port has an address
    const { port } = host.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/?root=${encodeURIComponent(service.root)}`);
    await page.waitForFunction("document.title !== 'waiting'");
    expect(JSON.parse(await page.title())).toEqual({ same: true, found: 2, refused: 404 });
    await browser.close();
  });
});
