import type { Lookup } from "../../../server/contract/lookup.ts";
import { compactName, normalizeName } from "../../../server/contract/names.ts";
import type { GroupName } from "./filter-fields.ts";

/** Nicknames of filter values, by field and value. */
export type Nicknames = ReadonlyMap<GroupName, ReadonlyMap<string, readonly string[]>>;

/** Nicknames that the API accepts for filter values. */
export function toNicknames({ issuers, networks, card_types, programs }: Lookup): Nicknames {
  return new Map<GroupName, ReadonlyMap<string, readonly string[]>>([
    ["issuer", byName(issuers)],
    ["network", byName(networks)],
    ["card_type", byName(card_types)],
    ["rewards_currency", new Map(programs.map((one) => [one.name, [one.key, ...one.aliases]]))],
  ]);
}

const byName = (named: Lookup["issuers"]) =>
  new Map(named.map(({ name, aliases }) => [name, aliases]));

/** Finds a value by name or nickname, with or without spaces. */
export function toFinder(
  values: readonly string[],
  nicknames: ReadonlyMap<string, readonly string[]> = new Map(),
): (asked: string) => string | undefined {
  const known = new Map<string, string>();
  const add = (name: string, value: string): void => {
    if (name !== "" && !known.has(name)) known.set(name, value);
  };
  for (const toKey of [normalizeName, compactName]) {
    for (const value of values) {
      for (const name of [value, ...(nicknames.get(value) ?? [])]) add(toKey(name), value);
    }
  }
  return (asked) => known.get(normalizeName(asked)) ?? known.get(compactName(asked));
}
