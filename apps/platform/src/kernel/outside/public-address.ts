import { BlockList, isIPv6 } from 'node:net';

// Two lists: one list checks IPv4 addresses against the networks of IPv6 that contain them, which is all of them.
const closed4 = new BlockList();
const closed6 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed4.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  closed6.addSubnet(network, prefix, 'ipv6');

/**
 * Is this an address of the open internet? Loopback, private, link-local, documentation and multicast networks are not,
 * nor are the IPv6 forms that hide an IPv4 address (registries of IANA, RFC 6890).
 */
export function isPublicAddress(address: string): boolean {
  return isIPv6(address) ? !closed6.check(address, 'ipv6') : !closed4.check(address, 'ipv4');
}
