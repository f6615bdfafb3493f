import { gzip } from "node:zlib";
import { listCards, searchCards } from "../contract/routes.ts";
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

/** Answers a search by its JSON body; an empty filter gives the list itself. */
export function answerBody(
  snapshot: Snapshot,
  path: string,
  body: string,
  acceptEncoding: string | undefined,
): Reply {
  const compute = computeByPath.get(path);
  if (compute === undefined) return unavailable;
  const whole = path === searchCards.path ? snapshot.published.get(listCards.path) : undefined;
  const answer = computeAnswer(snapshot, compute, body, whole);
  return isReply(answer) ? answer : selectReply(answer, acceptEncoding, undefined);
}

/** Filters, or returns the published answer when no filter narrows it. */
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
  if (known !== undefined) {
    compressLater(snapshot, key, known);
    return known;
  }
  const json = toJson();
  const answer = { identity: toRepresentation(json, computedEtag(snapshot.digest, key)) };
  snapshot.computed.set(key, answer, json.length);
  return answer;
}

/** An answer this small fits one network packet as it is. */
const MIN_COMPRESSED_BYTES = 1400;

/** Answers already being compressed. */
const begun = new WeakSet<Published>();

/**
 * Compresses an answer at its second request: most are requested once, and compressing costs ten
 * times the search. Nobody waits for it; later requests get the smaller answer.
 */
function compressLater(snapshot: Snapshot, key: string, answer: Published): void {
  const { etag, ok } = answer.identity;
  const { body = "" } = ok;
  if (answer.gzip !== undefined || body.length < MIN_COMPRESSED_BYTES || begun.has(answer)) return;
  begun.add(answer);
  gzip(body, (error, bytes) => {
    if (error) return;
    const zipped = toRepresentation(bytes, etag.replace(/"$/, '-gzip"'), "gzip");
    snapshot.computed.set(key, { ...answer, gzip: zipped }, body.length + bytes.length);
  });
}

const isReply = (answer: Published | Reply): answer is Reply => "status" in answer;
