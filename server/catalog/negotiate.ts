import type { Encoding, Published, Reply, Representation } from "./reply.ts";

/** Picks the representation, and 304 if the client has it already (RFC 9110 12.5.3, 13.1.2). */
export function selectReply(
  published: Published,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): Reply {
  const chosen = selectRepresentation(published, acceptEncoding);
  return ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, chosen.etag)
    ? chosen.notModified
    : chosen.ok;
}

function selectRepresentation(
  published: Published,
  acceptEncoding: string | undefined,
): Representation {
  if (acceptEncoding === undefined || acceptEncoding === "") return published.identity;
  for (const encoding of preferredEncodings(acceptEncoding)) {
    const representation = published[encoding];
    if (representation !== undefined) return representation;
  }
  return published.identity;
}

/** Clients send few different Accept-Encoding values, so the parsed ones are kept. */
const MAX_REMEMBERED = 200;
const remembered = new Map<string, readonly Encoding[]>();

export function preferredEncodings(acceptEncoding: string): readonly Encoding[] {
  const known = remembered.get(acceptEncoding);
  if (known !== undefined) return known;
  const parsed = parseAcceptEncoding(acceptEncoding);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(acceptEncoding, parsed);
  return parsed;
}

/** The encodings we have that the client takes, its favourite first; brotli wins ties with gzip. */
function parseAcceptEncoding(acceptEncoding: string): readonly Encoding[] {
  const weights = new Map(
    acceptEncoding
      .toLowerCase()
      .split(",")
      .map((part) => {
        const [coding = "", ...parameters] = part.split(";").map((piece) => piece.trim());
        return [coding === "x-gzip" ? "gzip" : coding, weightOf(parameters)] as const;
      }),
  );
  const others = weights.get("*") ?? 0;
  const identity = weights.get("identity") ?? 0;
  return (["br", "gzip"] as const)
    .map((encoding) => ({ encoding, weight: weights.get(encoding) ?? others }))
    .filter(({ weight }) => weight > 0 && weight >= identity)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ encoding }) => encoding);
}

function weightOf(parameters: readonly string[]): number {
  const q = parameters.find((parameter) => parameter.startsWith("q="));
  if (q === undefined) return 1;
  const weight = Number(q.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}

/** If-None-Match: `*`, or a list that holds the tag; weak tags compare like strong ones. */
function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
