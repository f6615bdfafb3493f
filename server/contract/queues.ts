/** Runs the work of each key one after the other, in order of arrival. */
export function createQueues() {
  const last = new Map<string, Promise<unknown>>();
  return <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const answer = (last.get(key) ?? Promise.resolve()).then(work);
    const end = answer
      .catch(() => undefined)
      .finally(() => {
        if (last.get(key) === end) last.delete(key);
      });
    last.set(key, end);
    return answer;
  };
}
