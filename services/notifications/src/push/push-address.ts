/** The push services of Chrome and its relatives, Firefox, Edge on Windows, and Safari. */
export const knownPushHosts =
  'fcm.googleapis.com,updates.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com';

/**
 * Whether an address from a browser may be called: https, and a known push service. Anything else could be a machine in our own
 * network.
 * @param hosts names, with the port if it is not 443; `*.` stands for one or more labels.
 */
export function isPushAddress(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, host } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return hosts.some((known) => (known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known));
}
