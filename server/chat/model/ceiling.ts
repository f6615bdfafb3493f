const DAY_MS = 86_400_000;

export interface CallsADay {
  readonly account: number;
  readonly service: number;
}

/** Counts calls, and says whether one more may be made today; of one process, by days of UTC. */
export function createCeiling(most: CallsADay, now: () => number): (account: string) => boolean {
  let today = -1;
  let all = 0;
  const ofAccounts = new Map<string, number>();
  return (account) => {
    const day = Math.floor(now() / DAY_MS);
    if (day !== today) {
      today = day;
      all = 0;
      ofAccounts.clear();
    }
    const own = ofAccounts.get(account) ?? 0;
    if (own >= most.account || all >= most.service) return false;
    ofAccounts.set(account, own + 1);
    all += 1;
    return true;
  };
}
