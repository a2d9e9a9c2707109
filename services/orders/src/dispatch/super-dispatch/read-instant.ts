const pattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?)(Z|[+-]\d\d)(?::?(\d\d))?$/;

/** Super Dispatch writes `2019-11-20T10:33:29.112+0000`, without the colon that ISO 8601 asks for. Null for any other text. */
export function readInstant(text: string): Date | null {
  const [, time = '', zone = '', minutes] = pattern.exec(text) ?? [];
  const instant = new Date(zone === 'Z' ? `${time}Z` : `${time}${zone}:${minutes ?? ''}`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
