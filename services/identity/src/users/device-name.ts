import Bowser from 'bowser';

/** A browser as people name it, "Chrome on macOS", from its `User-Agent`; it may say anything, so this is a hint only. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const parser = Bowser.getParser(userAgent);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  if (!browser) return system || 'Unknown device';
  return system ? `${browser} on ${system}` : browser;
}
