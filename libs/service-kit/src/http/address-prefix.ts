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
 * The key of a rate limit: the whole IPv4 address, or the /64 of an IPv6 address, since one customer owns all
 * addresses in it.
 */
export function addressPrefix(address: string): string {
  const plain = mapped.exec(address)?.[1] ?? address;
  if (isIPv4(plain)) return plain;
  const groups = groupsOf(plain.toLowerCase()).slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
