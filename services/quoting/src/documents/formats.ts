const wholeFormat = new Intl.NumberFormat('en-US');

/** Whole dollars: `$1,465`. */
export const money = (dollars: number): string => `$${wholeFormat.format(dollars)}`;

/** `1,420 mi`. */
export const miles = (distance: number): string => `${wholeFormat.format(distance)} mi`;

/** Least and most calendar days on the road: `4 – 6 days`. */
export function transit([least, most]: readonly [number, number]): string {
  if (least !== most) return `${least} – ${most} days`;
  return most === 1 ? '1 day' : `${most} days`;
}

/** When a quote was made, `11/20/26 3:05PM`, in a zone (specification, section 2, quote detail). */
export function created(instant: string, timeZone: string): string {
  const at = new Date(instant);
  const date = write(at, { timeZone, month: '2-digit', day: '2-digit', year: '2-digit' });
  return `${date} ${write(at, { timeZone, hour: 'numeric', minute: '2-digit' }).replace(' ', '')}`;
}

/** As on the screens: `Nov 27, 2026, 11:59 PM Eastern`. */
export function moment(instant: string, timeZone: string): string {
  const at = new Date(instant);
  const day = write(at, { timeZone, month: 'short', day: 'numeric', year: 'numeric' });
  const time = write(at, { timeZone, hour: 'numeric', minute: '2-digit' });
  return `${day}, ${time} ${zoneName(at, timeZone)}`;
}

function write(at: Date, options: Intl.DateTimeFormatOptions): string {
  // Newer engines put a narrow no-break space before AM and PM.
  return at.toLocaleString('en-US', options).replaceAll(/[\u202f\u00a0]/g, ' ');
}

function zoneName(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.replace(/( Standard)? Time$/, '');
}
