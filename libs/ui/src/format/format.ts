const DAY_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Dollars: `$1,465`, and cents only when there are any; a negative sum has a true minus: `−$50`. */
export function formatMoney(dollars: number): string {
  const hasCents = !Number.isInteger(dollars);
  const text = Math.abs(dollars).toLocaleString('en-US', {
    minimumFractionDigits: hasCents ? 2 : 0,
    maximumFractionDigits: 2,
  });
  return `${dollars < 0 ? '−' : ''}$${text}`;
}

/** Whole miles: `1,420 mi`. */
export function formatMiles(miles: number): string {
  return `${Math.round(miles).toLocaleString('en-US')} mi`;
}

/** A calendar day, or an instant in the reader's time zone: `Nov 20, 2026`. Blank for nothing. */
export function formatDay(day: string | null | undefined): string {
  return write(day, { month: 'short', day: 'numeric', year: 'numeric' });
}

/** The same without the year: `Nov 20`. */
export function formatDayShort(day: string | null | undefined): string {
  return write(day, { month: 'short', day: 'numeric' });
}

/** An instant in the reader's time zone: `Nov 25, 11:30 AM`. */
export function formatMoment(instant: string | null | undefined): string {
  return write(instant, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
}

/** Two calendar days: `Nov 25 – Nov 27`. */
export function formatDays({ start, end }: { start: string; end: string }): string {
  return start === end ? formatDayShort(start) : `${formatDayShort(start)} – ${formatDayShort(end)}`;
}

/** Least and most calendar days on the road: `4 – 6 days`. */
export function formatTransit([least, most]: readonly [number, number]): string {
  if (least !== most) return `${least} – ${most} days`;
  return most === 1 ? '1 day' : `${most} days`;
}

/** When a quote was made, `11/20/26 3:05PM`, in the reader's time (specification, section 2, quote detail). */
export function formatCreated(instant: string): string {
  const at = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${two(at.getMonth() + 1)}/${two(at.getDate())}/${two(at.getFullYear() % 100)}`;
  const hour = at.getHours() % 12 || 12;
  return `${date} ${hour}:${two(at.getMinutes())}${at.getHours() < 12 ? 'AM' : 'PM'}`;
}

/** To when a price holds, in the portal's time zone: `Valid to Nov 27, 2026, 11:59 PM Eastern`. */
export function formatExpiry(instant: string, timeZone: string): string {
  const at = new Date(instant);
  const day = clean(
    at.toLocaleDateString('en-US', { timeZone, month: 'short', day: 'numeric', year: 'numeric' }),
  );
  const time = clean(at.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }));
  return `Valid to ${day}, ${time} ${zoneName(timeZone, at)}`;
}

/** How long ago, in words; show the exact time on hover (`formatMoment`). */
export function formatAgo(instant: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(instant).getTime()) / 60_000));
  if (minutes < 1) return 'just now';
  if (minutes < 60) return counted(minutes, 'minute');
  if (minutes < 24 * 60) return counted(Math.floor(minutes / 60), 'hour');
  return counted(Math.floor(minutes / (24 * 60)), 'day');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

function write(value: string | null | undefined, options: Intl.DateTimeFormatOptions): string {
  if (!value) return '';
  const dayOnly = DAY_ONLY.test(value);
  // A day has no time, so no zone may shift it.
  const date = new Date(dayOnly ? `${value}T00:00:00Z` : value);
  if (Number.isNaN(date.getTime())) return '';
  return clean(date.toLocaleString('en-US', dayOnly ? { ...options, timeZone: 'UTC' } : options));
}

function zoneName(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.replace(/( Standard)? Time$/, '');
}

/** Newer engines put a narrow no-break space before AM and PM. */
function clean(text: string): string {
  return text.replaceAll(/[\u202f\u00a0]/g, ' ');
}
