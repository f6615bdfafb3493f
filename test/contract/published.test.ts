import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { join } from "node:path";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";
import { readDist, readManifest } from "../support/published.ts";
import { testPublishedContract } from "../support/published-contract.ts";
import { ask } from "../support/raw-request.ts";
import { type ListeningService, listen } from "../support/service.ts";

const manifest = readManifest();

describe("every published file", () => {
  let service: ListeningService;
  beforeAll(async () => {
    service = await listen();
  });
  afterAll(() => service.close());

  testPublishedContract(() => service.root, /^"[0-9a-f]{32}"$/);

  test("is answered by the app as over HTTP", async () => {
    for (const { url, file } of manifest.files) {
      const answer = await service.app.request(url);
      const { status, headers } = await ask(service.root, url);
      expect(answer.status, url).toBe(status);
      // The socket adds its own.
      expect(headers, url).toMatchObject(Object.fromEntries(answer.headers));
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.equals(readDist(`public/${file}`)), url).toBe(true);
    }
  });
});

describe("a plain static host of dist/public", () => {
  const host = createServer(
    sirv(join(inject("dist"), "public"), {
      extensions: ["json", "html"],
      etag: true,
      // Few hosts know these names; _headers and the nginx configuration tell them.
      setHeaders: (reply, path) => {
        if (path.endsWith(".ndjson")) reply.setHeader("Content-Type", "application/x-ndjson");
        if (path.endsWith("/api-catalog")) {
          reply.setHeader("Content-Type", "application/linkset+json");
        }
        if (path.endsWith("/server-card")) {
          reply.setHeader("Content-Type", "application/mcp-server-card+json");
        }
      },
    }),
  );
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        host.listen(0, "127.0.0.1", resolve);
      }),
  );
  afterAll(
    () =>
      new Promise((resolve) => {
        host.close(resolve);
        host.closeAllConnections();
      }),
  );

  test("gives the same answers as the service", async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP port has an address
    const { port } = host.address() as AddressInfo;
    for (const { url, file, content_type } of manifest.files) {
      // sirv does not decode %26 and %2B in paths, where & and + may stand as they are.
      const address = encodeURI(decodeURIComponent(url));
      const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
        headers: { "accept-encoding": "identity" },
      });
      expect(answer.status, url).toBe(200);
      expect(answer.headers.get("content-type"), url).toContain(content_type.split(";")[0]);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.equals(readDist(`public/${file}`)), url).toBe(true);
    }
  });
});
