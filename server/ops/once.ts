interface Once<Value> {
  (): Promise<Value>;
  readonly isDone: () => boolean;
}

/** Runs `work` at the first call and again after a failure, never twice at a time. */
export function once<Value>(work: () => Promise<Value>): Once<Value> {
  let running: Promise<Value> | undefined;
  let done = false;
  const run = (): Promise<Value> => {
    running ??= work().then(
      (value) => {
        done = true;
        return value;
      },
      (error: unknown) => {
        running = undefined;
        throw error;
      },
    );
    return running;
  };
  return Object.assign(run, { isDone: () => done });
}
