/** Between two and five, when hardly anybody works. */
export function isNight(now: Date, timeZone: string): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now),
  );
  return hour >= 2 && hour < 5;
}
