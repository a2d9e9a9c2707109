import { isIPv4 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(missing).fill('0'), ...right];
}

/**
 * What a rate limit counts by: an IPv4 address whole, of an IPv6 address the /64, since one customer of a network
 * owns all addresses in it.
 */
export function addressPrefix(address: string): string {
  const plain = mapped.exec(address)?.[1] ?? address;
  if (isIPv4(plain)) return plain;
  const groups = groupsOf(plain.toLowerCase()).slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
