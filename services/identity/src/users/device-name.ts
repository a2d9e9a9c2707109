import Bowser from 'bowser';

/** A browser's name for people, "Chrome on macOS", from its `User-Agent`. Only a hint, as that may say anything. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const parser = Bowser.getParser(userAgent);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  if (!browser) return system || 'Unknown device';
  return system ? `${browser} on ${system}` : browser;
}
