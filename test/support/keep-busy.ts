const TURN_MS = 6;

/** Works for longer than a turn of the event loop may take. */
export function keepBusy(): void {
  const end = performance.now() + TURN_MS;
  while (performance.now() < end);
}
