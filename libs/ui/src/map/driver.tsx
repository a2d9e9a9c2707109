import { t } from '@overland/i18n';
import { formatAgo, formatMoment } from '../format/format';
import type { MapPoint } from './route-map';
import { useNearestPlace } from './use-nearest-place';

export interface DriverPosition {
  lat: number;
  long: number;
  at: string | null;
}

/** The driver on the map. */
export function driverAt(position: DriverPosition | null, now: Date): MapPoint | null {
  if (position === null) return null;
  const label = position.at === null ? t('Driver') : t('Driver, {ago}', { ago: formatAgo(position.at, now) });
  return { label, lat: position.lat, lng: position.long };
}

interface LastSeenProps {
  position: DriverPosition | null;
  now: Date;
}

/** Where the driver was, and when, in words. */
export function LastSeen({ position, now }: LastSeenProps) {
  const place = useNearestPlace(driverAt(position, now));
  if (position === null) return t('The driver has not shared a position yet.');
  const where = place === null ? t('Position of the driver') : t('Near {place}', { place });
  if (position.at === null) return where;
  return (
    <>
      {where}, <time title={formatMoment(position.at)}>{formatAgo(position.at, now)}</time>
    </>
  );
}
