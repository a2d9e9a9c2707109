const always = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a `Host` header names one of our sites, on any port. Links are never made from it. */
export function isAllowedHost(host: string | undefined, allowed: readonly string[]): boolean {
  const name = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/.exec(host?.toLowerCase() ?? '')?.[1];
  return name !== undefined && (always.includes(name) || allowed.includes(name));
}
