import { expect, test } from "vitest";
import { CACHE_SECONDS } from "../../server/contract/limits.ts";
import { headersOfType } from "../../server/contract/page-headers.ts";
import { toPairs } from "../../build/emit/hosting/header-pairs.ts";
import { readDist, readManifest } from "./published.ts";
import { ask } from "./raw-request.ts";

const IDENTITY = { "accept-encoding": "identity" };

/** What whoever hosts the published files promises of each; `etag` is what its ETags look like. */
export function testPublishedContract(root: () => string, etag: RegExp): void {
  const { files } = readManifest();

  test("each file is answered with its bytes and the headers of a cacheable public answer", async () => {
    for (const { url, file, bytes, content_type } of files) {
      const answer = await ask(root(), url, { headers: IDENTITY });
      expect(answer.status, url).toBe(200);
      expect(answer.body.equals(readDist(`public/${file}`)), url).toBe(true);
      const protections = toPairs(headersOfType(content_type)).map(([name, value]) => [
        name.toLowerCase(),
        value,
      ]);
      expect(answer.headers, url).toMatchObject({
        "content-type": content_type,
        "content-length": String(bytes),
        "cache-control": `public, max-age=${CACHE_SECONDS}`,
        "access-control-allow-origin": "*",
        "access-control-expose-headers": "ETag",
        vary: "Accept-Encoding",
        etag: expect.stringMatching(etag),
        ...Object.fromEntries(protections),
      });
      expect(answer.headers["content-encoding"], url).toBeUndefined();
    }
  });

  test("each is answered in each encoding it is stored in, under an ETag of its own", async () => {
    for (const { url, encodings } of files) {
      const etags = new Set([(await ask(root(), url, { headers: IDENTITY })).headers.etag]);
      for (const encoding of ["br", "gzip"] as const) {
        const variant = encodings[encoding];
        if (variant === undefined) continue;
        const answer = await ask(root(), url, { headers: { "accept-encoding": encoding } });
        expect(answer.headers["content-encoding"], url).toBe(encoding);
        expect(answer.body.equals(readDist(`public/${variant.file}`)), url).toBe(true);
        etags.add(answer.headers.etag);
      }
      expect(etags.size, url).toBe(1 + Object.keys(encodings).length);
    }
  });

  test("each is 304 for a client that has it, in any encoding", async () => {
    for (const { url } of files) {
      for (const encoding of ["identity", "gzip", "br"]) {
        const headers = { "accept-encoding": encoding };
        const known = (await ask(root(), url, { headers })).headers.etag ?? "";
        const again = await ask(root(), url, {
          headers: { ...headers, "if-none-match": `"other", W/${known}` },
        });
        expect(again.status, url).toBe(304);
        expect(again.headers.etag, url).toBe(known);
        expect(again.body.length, url).toBe(0);
      }
    }
  });
}
