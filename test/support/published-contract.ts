import { expect, test } from "vitest";
import { CACHE_SECONDS } from "../../server/contract/limits.ts";
import { headersOfType } from "../../server/contract/page-headers.ts";
import { toPairs } from "../../build/emit/hosting/header-pairs.ts";
import { readDist, readManifest } from "./published.ts";
import { ask } from "./raw-request.ts";

const ENCODINGS = ["identity", "br", "gzip"] as const;

/** The promises of every host of the published files; `etag` is the form of its ETags. */
export function testPublishedContract(root: () => string, etag: RegExp): void {
  const { files } = readManifest();

  test(
    "each file has its bytes and the headers of a cacheable public answer in each encoding, and is 304 for a client that has it",
    { timeout: 240_000 },
    async () => {
      for (const { url, file, bytes, content_type: type, encodings } of files) {
        const etags = new Set<string | undefined>();
        for (const encoding of ENCODINGS) {
          const stored = encoding === "identity" ? undefined : encodings[encoding];
          const headers = { "accept-encoding": encoding };
          const answer = await ask(root(), url, { headers });
          expect(answer.status, url).toBe(200);
          expect(answer.body.equals(readDist(`public/${stored?.file ?? file}`)), url).toBe(true);
          expect(answer.headers, url).toMatchObject(headersOf(type, etag));
          expect(answer.headers["content-encoding"], url).toBe(stored && encoding);
          if (encoding === "identity") {
            expect(answer.headers["content-length"], url).toBe(String(bytes));
          }
          etags.add(answer.headers.etag);

          const known = answer.headers.etag ?? "";
          const again = await ask(root(), url, {
            headers: { ...headers, "if-none-match": `"other", W/${known}` },
          });
          expect(again.status, url).toBe(304);
          expect(again.headers.etag, url).toBe(known);
          expect(again.body.length, url).toBe(0);
        }
        expect(etags.size, url).toBe(1 + Object.keys(encodings).length);
      }
    },
  );
}

const headersOf = (type: string, etag: RegExp) => ({
  "content-type": type,
  "cache-control": `public, max-age=${CACHE_SECONDS}`,
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "ETag",
  vary: "Accept-Encoding",
  etag: expect.stringMatching(etag),
  ...Object.fromEntries(
    toPairs(headersOfType(type)).map(([name, value]) => [name.toLowerCase(), value]),
  ),
});
