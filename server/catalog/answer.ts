import { gzip } from "node:zlib";
import { type Compute, computeByPath } from "./compute.ts";
import { selectReply } from "./negotiate.ts";
import {
  computedEtag,
  type Published,
  type Reply,
  toErrorReply,
  toRepresentation,
  unavailable,
} from "./reply.ts";
import type { Snapshot } from "./snapshot.ts";

/** The headers that choose between representations. */
export interface Preconditions {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/**
 * Answers a GET that needs no more than a look-up or a filter; undefined when the address is not a
 * published one. `url` is the path and query as the client sent them.
 */
export function answerGet(
  snapshot: Snapshot,
  url: string,
  { acceptEncoding, ifNoneMatch }: Preconditions,
): Reply | undefined {
  const mark = url.indexOf("?");
  const path = mark === -1 ? url : url.slice(0, mark);
  const published = snapshot.published.get(path);
  if (published === undefined) return undefined;
  const compute = mark === -1 ? undefined : computeByPath.get(path);
  if (compute === undefined) return selectReply(published, acceptEncoding, ifNoneMatch);
  const answer = computeAnswer(snapshot, compute, url.slice(mark + 1), published);
  return isReply(answer) ? answer : selectReply(answer, acceptEncoding, ifNoneMatch);
}

/** Answers a search by its JSON body; `whole` is what an empty filter gives. */
export function answerBody(
  snapshot: Snapshot,
  path: string,
  body: string,
  whole: Published | undefined,
  acceptEncoding: string | undefined,
): Reply {
  const compute = computeByPath.get(path);
  if (compute === undefined) return unavailable;
  const answer = computeAnswer(snapshot, compute, body, whole);
  return isReply(answer) ? answer : selectReply(answer, acceptEncoding, undefined);
}

/** Filters, or gives the whole answer when nothing was asked that narrows it. */
function computeAnswer(
  snapshot: Snapshot,
  compute: Compute,
  input: string,
  whole: Published | undefined,
): Published | Reply {
  const computation = compute(snapshot, input);
  if (computation === undefined) return unavailable;
  if (!computation.ok) return toErrorReply(400, computation.message);
  const { key, toJson } = computation.value;
  if (key === "" && whole !== undefined) return whole;
  const known = snapshot.computed.get(key);
  if (known !== undefined) return known;
  const json = toJson();
  const etag = computedEtag(snapshot.version, key);
  const answer = { identity: toRepresentation(json, etag) };
  snapshot.computed.set(key, answer, json.length);
  if (json.length >= MIN_COMPRESSED_BYTES) compressLater(snapshot, key, json, etag);
  return answer;
}

/** An answer this small fits one network packet as it is. */
const MIN_COMPRESSED_BYTES = 1400;

/** Who asks first does not wait for the compression; who asks again gets the smaller answer. */
function compressLater(snapshot: Snapshot, key: string, json: string, etag: string): void {
  gzip(json, (error, bytes) => {
    const answer = snapshot.computed.get(key);
    if (error || answer === undefined) return;
    const zipped = toRepresentation(bytes, etag.replace(/"$/, '-gzip"'), "gzip");
    snapshot.computed.set(key, { ...answer, gzip: zipped }, json.length + bytes.length);
  });
}

const isReply = (answer: Published | Reply): answer is Reply => "status" in answer;
