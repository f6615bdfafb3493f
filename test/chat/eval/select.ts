/*
 * Paths such as `ranked.0.total_usd` or `routes[to=world_of_hyatt].ratio_in`: keys and places by
 * dots, and in brackets the first of a list whose key has a value.
 */

const SEGMENT = /^(?<key>[^[\]]*)(?:\[(?<where>[^=\]]+)=(?<value>[^\]]*)\])?$/;

/** The number or text at a path; throws when there is none, for then the case is wrong. */
export function select(root: unknown, path: string): number | string {
  let at: unknown = root;
  for (const segment of path.split(".")) at = step(at, segment);
  if (typeof at === "number" || typeof at === "string") return at;
  throw new Error(`no value at ${path}`);
}

function step(at: unknown, segment: string): unknown {
  const { key = "", where, value } = SEGMENT.exec(segment)?.groups ?? {};
  const next = key === "" ? at : get(at, key);
  if (where === undefined) return next;
  if (!Array.isArray(next)) return undefined;
  return next.find((one) => String(getDeep(one, where)) === value);
}

/** `card:card_id` is card.card_id of an entry. */
const getDeep = (at: unknown, keys: string): unknown =>
  keys.split(":").reduce<unknown>((one, key) => get(one, key), at);

const get = (at: unknown, key: string): unknown =>
  typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined;
