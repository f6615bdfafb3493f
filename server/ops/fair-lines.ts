export interface Asker {
  readonly address: string;
  /** Keys, tokens and cookies as sent. They may be made up, so they share their address's turns. */
  readonly credential: string;
}

/** A fair queue: addresses take turns, and so do the credentials within an address. */
interface FairLines<Entry> {
  readonly push: (asker: Asker, entry: Entry) => void;
  /** Takes the first entry of the next address, skipping addresses for which `mayCome` is false. */
  readonly shift: (mayCome?: (address: string) => boolean) => Entry | undefined;
  readonly drop: (asker: Asker, entry: Entry) => void;
}

/** The entries of one address, by credential. */
type Lines<Entry> = Map<string, Entry[]>;

export function createFairLines<Entry>(): FairLines<Entry> {
  const waiting = new Map<string, Lines<Entry>>();
  return {
    push: ({ address, credential }, entry) => {
      const lines: Lines<Entry> = waiting.get(address) ?? new Map<string, Entry[]>();
      waiting.set(address, lines);
      const line = lines.get(credential) ?? [];
      lines.set(credential, line);
      line.push(entry);
    },
    shift: (mayCome = () => true) => {
      for (const [address, lines] of waiting) {
        if (!mayCome(address)) continue;
        // An address with more entries goes to the end of the line.
        waiting.delete(address);
        const next = shiftOf(lines);
        if (lines.size > 0) waiting.set(address, lines);
        return next;
      }
      return undefined;
    },
    drop: ({ address, credential }, entry) => {
      const lines = waiting.get(address);
      const line = lines?.get(credential);
      if (lines === undefined || line?.includes(entry) !== true) return;
      line.splice(line.indexOf(entry), 1);
      if (line.length === 0) lines.delete(credential);
      if (lines.size === 0) waiting.delete(address);
    },
  };
}

/** Takes the first entry of the credential whose turn it is. */
function shiftOf<Entry>(lines: Lines<Entry>): Entry | undefined {
  const [[credential, line] = []] = lines;
  if (credential === undefined || line === undefined) return undefined;
  const next = line.shift();
  lines.delete(credential);
  if (line.length > 0) lines.set(credential, line);
  return next;
}
