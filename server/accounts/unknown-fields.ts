import type * as z from "zod";

type Fields = Readonly<Record<string, unknown>>;

/** Fields of a newer version, and the path of the object that they stand in. */
interface UnknownFields {
  readonly path: readonly PropertyKey[];
  readonly fields: Fields;
}

/** A record without the fields that a strict schema does not know, and these. */
export function partUnknown(schema: z.ZodType, record: unknown) {
  const { error } = schema.safeParse(record);
  const unknown: UnknownFields[] = [];
  const known = structuredClone(record);
  for (const issue of error?.issues ?? []) {
    if (issue.code !== "unrecognized_keys") continue;
    const holder = issue.path.reduce(stepInto, known);
    if (!isObject(holder)) continue;
    const fields = Object.fromEntries(issue.keys.map((key) => [key, holder[key]]));
    unknown.push({ path: issue.path, fields });
    for (const key of issue.keys) Reflect.deleteProperty(holder, key);
  }
  return { known, unknown };
}

/** The record as it was changed, with the unknown fields of what is still there. */
export function putBack(
  changed: unknown,
  before: unknown,
  unknown: readonly UnknownFields[],
): unknown {
  const whole = structuredClone(changed);
  for (const { path, fields } of unknown) {
    let [theirs, ours]: readonly unknown[] = [before, whole];
    for (const step of path) {
      theirs = stepInto(theirs, step);
      const name = nameOf(theirs);
      ours = Array.isArray(ours) ? ours.find((one) => nameOf(one) === name) : stepInto(ours, step);
    }
    if (isObject(ours)) Object.assign(ours, fields);
  }
  return whole;
}

/** What makes an entry of a list the same entry after a change. */
function nameOf(entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  const { id, program, owner } = entry;
  if (id !== undefined) return id;
  return JSON.stringify(program === undefined ? entry : [program, owner]);
}

const stepInto = (holder: unknown, step: PropertyKey): unknown =>
  typeof holder === "object" && holder !== null ? Reflect.get(holder, step) : undefined;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
