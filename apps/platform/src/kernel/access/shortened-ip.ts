import { isIPv4, isIPv6 } from 'node:net';

/** The network of an address: 203.0.113.0 for 203.0.113.7, the first 48 bits of an IPv6; empty for what is no address. */
export function shortenedIp(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
  if (isIPv4(mapped)) return mapped.replace(/\d+$/, '0');
  if (!isIPv6(ip)) return '';
  const [head = '', tail = ''] = ip.split('%')[0]?.toLowerCase().split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = ip.includes('::') ? 8 - left.length - right.length : 0;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups.slice(0, 3).join(':')}::`;
}
