export interface Asker {
  /** An IPv4 address, or the /64 of an IPv6 one. */
  readonly address: string;
  /** Keys, tokens and cookies as sent. They may be made up, so they share their address's turns. */
  readonly credential: string;
}

/** A fair queue: networks take turns, addresses within a network, and credentials within an address. */
interface FairLines<Entry> {
  readonly push: (asker: Asker, entry: Entry) => void;
  /** Takes the first entry of the next address, skipping addresses for which `mayCome` is false. */
  readonly shift: (mayCome?: (address: string) => boolean) => Entry | undefined;
  readonly drop: (asker: Asker, entry: Entry) => void;
}

/** The entries of one address, by credential. */
type Lines<Entry> = Map<string, Entry[]>;
type Network<Entry> = Map<string, Lines<Entry>>;

export function createFairLines<Entry>(): FairLines<Entry> {
  const waiting = new Map<string, Network<Entry>>();
  return {
    push: ({ address, credential }, entry) => {
      const name = networkOf(address);
      const network: Network<Entry> = waiting.get(name) ?? new Map<string, Lines<Entry>>();
      waiting.set(name, network);
      const lines: Lines<Entry> = network.get(address) ?? new Map<string, Entry[]>();
      network.set(address, lines);
      const line = lines.get(credential) ?? [];
      lines.set(credential, line);
      line.push(entry);
    },
    shift: (mayCome = () => true) => {
      for (const [name, network] of waiting) {
        for (const [address, lines] of network) {
          if (!mayCome(address)) continue;
          const next = shiftOf(lines);
          moveToEnd(network, address, lines);
          moveToEnd(waiting, name, network);
          return next;
        }
      }
      return undefined;
    },
    drop: ({ address, credential }, entry) => {
      const network = waiting.get(networkOf(address));
      const lines = network?.get(address);
      const line = lines?.get(credential);
      if (network === undefined || lines === undefined || line?.includes(entry) !== true) return;
      line.splice(line.indexOf(entry), 1);
      if (line.length === 0) lines.delete(credential);
      if (lines.size === 0) network.delete(address);
      if (network.size === 0) waiting.delete(networkOf(address));
    },
  };
}

/** The /24 of an IPv4 address or the /48 of an IPv6 one: one party can have every address in it. */
const networkOf = (address: string): string =>
  address.includes(":") ? address.split(":", 3).join(":") : address.replace(/\.\d+$/, "");

/** Puts what is left at the end of the queue, or removes it when nothing is. */
function moveToEnd<Rest extends { readonly size: number }>(
  queue: Map<string, Rest>,
  key: string,
  rest: Rest,
): void {
  queue.delete(key);
  if (rest.size > 0) queue.set(key, rest);
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
