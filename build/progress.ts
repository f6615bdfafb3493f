export interface Progress {
  /** Reports a finished step; `what` is its output. */
  readonly step: (name: string, what: string) => void;
  readonly begin: (name: string, what: string) => void;
}

const NAME_WIDTH = 10;
const WHAT_WIDTH = 44;

const NO_PROGRESS: Progress = { step: () => undefined, begin: () => undefined };

/** One line a step with its time on a terminal; nothing in a pipe. */
export function progressTo(stream: NodeJS.WriteStream, now: () => number): Progress {
  if (!stream.isTTY) return NO_PROGRESS;
  let last = now();
  return {
    step: (name, what) => {
      const took = Math.round(now() - last);
      last = now();
      stream.write(`${name.padEnd(NAME_WIDTH)}${what.padEnd(WHAT_WIDTH)}${took} ms\n`);
    },
    begin: (name, what) => void stream.write(`${name.padEnd(NAME_WIDTH)}${what} ...\n`),
  };
}

/** 1234567 -> "1.2 MB" */
export function formatBytes(bytes: number): string {
  const KB = 1000;
  if (bytes < KB) return `${bytes} B`;
  if (bytes < KB * KB) return `${(bytes / KB).toFixed(1)} KB`;
  return `${(bytes / KB / KB).toFixed(1)} MB`;
}
