import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { join } from "node:path";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";
import { CACHE_SECONDS } from "../../server/contract/limits.ts";
import { readDist, readManifest } from "../support/published.ts";
import { type ListeningService, listen } from "../support/service.ts";

const manifest = readManifest();

describe("every published file", () => {
  let service: ListeningService;
  beforeAll(async () => {
    service = await listen();
  });
  afterAll(() => service.close());

  test("is answered with the same bytes by the app and over HTTP", async () => {
    for (const { url, file } of manifest.files) {
      const stored = readDist(`public/${file}`);
      const answers = [
        await service.app.request(url),
        // Node's fetch would decompress; without Accept-Encoding the answer is not compressed.
        await fetch(service.root + url, { headers: { "accept-encoding": "identity" } }),
      ];
      for (const answer of answers) {
        expect(answer.status, url).toBe(200);
        expect(Buffer.from(await answer.arrayBuffer()).equals(stored), url).toBe(true);
      }
    }
  });

  test("has the headers of a cacheable public answer", async () => {
    for (const { url, bytes, content_type } of manifest.files) {
      const { headers } = await service.app.request(url);
      expect(Object.fromEntries(headers), url).toMatchObject({
        "content-type": content_type,
        "content-length": String(bytes),
        "cache-control": `public, max-age=${CACHE_SECONDS}`,
        "access-control-allow-origin": "*",
        vary: "Accept-Encoding",
        etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      });
    }
  });

  test("is answered in each encoding it is stored in, under an ETag of its own", async () => {
    for (const { url, encodings } of manifest.files) {
      const etags = new Set([(await service.app.request(url)).headers.get("etag")]);
      for (const encoding of ["br", "gzip"] as const) {
        const variant = encodings[encoding];
        if (variant === undefined) continue;
        const answer = await service.app.request(url, { headers: { "accept-encoding": encoding } });
        expect(answer.headers.get("content-encoding"), url).toBe(encoding);
        const stored = readDist(`public/${variant.file}`);
        expect(Buffer.from(await answer.arrayBuffer()).equals(stored), url).toBe(true);
        etags.add(answer.headers.get("etag"));
      }
      expect(etags.size, url).toBe(1 + Object.keys(encodings).length);
    }
  });

  test("is 304 for a client that has it, in any encoding", async () => {
    for (const { url } of manifest.files) {
      for (const encoding of ["identity", "gzip", "br"]) {
        const headers = { "accept-encoding": encoding };
        const etag = (await service.app.request(url, { headers })).headers.get("etag") ?? "";
        const again = await service.app.request(url, {
          headers: { ...headers, "if-none-match": `"other", W/${etag}` },
        });
        expect(again.status, url).toBe(304);
        expect(again.headers.get("etag"), url).toBe(etag);
        expect(await again.text()).toBe("");
      }
    }
  });
});

describe("a plain static host of dist/public", () => {
  const host = createServer(
    sirv(join(inject("dist"), "public"), {
      extensions: ["json", "html"],
      etag: true,
      // Few hosts know this ending; the README says what to tell them.
      setHeaders: (reply, path) => {
        if (path.endsWith(".ndjson")) reply.setHeader("Content-Type", "application/x-ndjson");
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
