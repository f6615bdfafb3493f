import { BlockList, isIPv4, isIPv6 } from "node:net";

/** IPv4 networks outside the public internet (IANA special-purpose registry, multicast). */
const SPECIAL_IPV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** All that is public in IPv6; mapped IPv4, NAT64, local and multicast addresses lie outside. */
const GLOBAL_IPV6 = ["2000::/3"];

/** The exceptions: Teredo and its like, documentation, 6to4, and AS112. */
const SPECIAL_IPV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"];

const specialIpv4 = toBlockList(SPECIAL_IPV4, "ipv4");
const globalIpv6 = toBlockList(GLOBAL_IPV6, "ipv6");
const specialIpv6 = toBlockList(SPECIAL_IPV6, "ipv6");

/** True for an address on the public internet; false for any other, and for malformed ones. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !specialIpv4.check(address, "ipv4");
  // An address with a zone is local to its link.
  if (!isIPv6(address) || address.includes("%")) return false;
  return globalIpv6.check(address, "ipv6") && !specialIpv6.check(address, "ipv6");
}

function toBlockList(networks: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}
