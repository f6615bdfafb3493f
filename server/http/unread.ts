import type { ServerResponse } from "node:http";

/** Bytes of whole answers that the clients of one address may leave unread. */
const MOST_UNREAD = 32 * 1024 * 1024;

/**
 * Bounds the answers that wait for clients to read them, which one address may open any number of
 * connections for: beyond the bound the oldest is cut off.
 */
export function boundUnread(): (response: ServerResponse, address: string) => void {
  const unread = new Map<string, Map<ServerResponse, number>>();
  return (response, address) => {
    response.once("prefinish", () => {
      const bytes = response.socket?.writableLength ?? 0;
      if (bytes === 0) return;
      const answers = unread.get(address) ?? new Map<ServerResponse, number>();
      unread.set(address, answers.set(response, bytes));
      let held = [...answers.values()].reduce((sum, one) => sum + one, 0);
      for (const [oldest, size] of answers) {
        if (held <= MOST_UNREAD) break;
        held -= size;
        oldest.destroy();
      }
    });
    response.once("close", () => {
      const answers = unread.get(address);
      if (answers?.delete(response) === true && answers.size === 0) unread.delete(address);
    });
  };
}
