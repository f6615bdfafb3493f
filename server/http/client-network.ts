import { isIPv4, isIPv6 } from "node:net";

/** The 16-bit groups of an IPv6 /64, which is the network of one customer. */
const NETWORK_GROUPS = 4;

/**
 * The key by which a client's attempts are counted: an IPv4 address, or the /64 of an IPv6 one,
 * since a customer can choose any address in it. All invalid addresses share one key.
 */
export function toNetwork(address: string): string {
  const bare = address.replace(/^\[(.*)\](?::\d+)?$/, "$1").replace(/%.*$/, "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  const ipv4 = mapped ?? bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  if (isIPv4(ipv4)) return ipv4;
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, NETWORK_GROUPS).join(":")}::/64` : "unknown";
}

const split = (part: string): readonly string[] => (part === "" ? [] : part.split(":"));

/** The eight groups without leading zeros; `::` stands for as many zeros as are missing. */
function groupsOf(address: string): readonly string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const [first, last] = [split(head), split(tail ?? "")];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const zeros = Array.from({ length: missing }, () => "0");
  return [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ""));
}
