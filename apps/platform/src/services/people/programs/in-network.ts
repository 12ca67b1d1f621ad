import { BlockList, isIPv4 } from 'node:net';

/** Whether an address lies in one of the networks (`203.0.113.0/24`, or a single address); in none, it lies anywhere. */
export function inNetwork(ip: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip.split('%')[0] ?? '';
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', bits] = network.split('/');
    const family = isIPv4(start) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(start, family);
    else list.addSubnet(start, Number(bits), family);
  }
  return list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}
