/** Those of the United States, from the most people to the fewest. */
const firstZones = [
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'America/Denver',
  'America/Phoenix',
  'America/Anchorage',
  'Pacific/Honolulu',
];

/** Every IANA time zone, those of the United States first. Their names are searched as they are said: "new york". */
export const timeZoneOptions = [...new Set([...firstZones, ...Intl.supportedValuesOf('timeZone')])].map(
  (value) => ({ value, label: timeZoneLabel(value) }),
);

export function timeZoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ');
}
