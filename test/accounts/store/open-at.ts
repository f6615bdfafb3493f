import { openStore } from "../../../server/accounts/store/open.ts";
import type { Store } from "../../../server/accounts/store/store.ts";

/** Opens the store at an address: a PostgreSQL one or the path of a file. */
export function openAt(address: string): Promise<Store> {
  const url = address.startsWith("postgres") ? address : undefined;
  return openStore({ url, file: address, now: () => Date.now(), log: () => undefined });
}
