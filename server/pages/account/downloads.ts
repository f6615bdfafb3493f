/** Each holds a month of purchases in memory for as long as its client takes. */
const MAX_OF_ACCOUNT = 2;

const running = new Map<string, readonly (() => void)[]>();

/**
 * Registers a download of an account. Beyond the limit the oldest breaks off, so that stalled ones
 * do not lock the member out. Returns a function to call when it has ended.
 */
export function enterDownload(accountId: string, breakOff: () => void): () => void {
  const all = [...(running.get(accountId) ?? []), breakOff];
  running.set(accountId, all.slice(-MAX_OF_ACCOUNT));
  for (const end of all.slice(0, -MAX_OF_ACCOUNT)) end();
  return () => {
    const others = (running.get(accountId) ?? []).filter((one) => one !== breakOff);
    if (others.length > 0) running.set(accountId, others);
    else running.delete(accountId);
  };
}
