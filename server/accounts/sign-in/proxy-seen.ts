import * as z from "zod";
import { type Deps, toTimestamp } from "../deps.ts";
import { defineRecord } from "../records.ts";

/** When a proxy was last seen that is not configured. */
export const proxies = defineRecord("untold-proxies", z.looseObject({ seen_at: z.iso.datetime() }));

const ID = "forwarded";
const KEPT_MS = 7 * 86_400_000;

/** The consequences of an untrusted proxy, and the remedy. */
export const UNTOLD_PROXY =
  "X-Forwarded-For came with a request, but TRUSTED_PROXIES is 0: behind a proxy all visitors count " +
  "as one, and a stranger's wrong passwords lock everyone out. Set it to the number of proxies in front.";

/**
 * Watches for X-Forwarded-For where no proxy is trusted. The first one is logged, and kept for the
 * command `check`; a stranger may have made it up, so nothing else follows from it.
 */
export function createProxyWatch(
  getDeps: () => Promise<Deps>,
  trustedProxies: number,
  log: (message: string) => void,
): (forwarded: string | null | undefined) => void {
  let isTold = trustedProxies > 0;
  const tell = async (): Promise<void> => {
    const { store, now } = await getDeps();
    const expiresAt = now() + KEPT_MS;
    await store.commit([proxies.put([ID], { seen_at: toTimestamp(now()) }, { expiresAt })]);
    log(UNTOLD_PROXY);
  };
  return (forwarded) => {
    if (!forwarded || isTold) return;
    isTold = true;
    // Without a database the request itself fails; the next one reports the proxy.
    tell().catch(() => {
      isTold = false;
    });
  };
}

/** When such a proxy was last seen, within a week. */
export const findUntoldProxy = async ({ store }: Deps): Promise<string | undefined> =>
  (await proxies.read(store, ID))?.value.seen_at;
