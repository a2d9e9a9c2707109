import type { BookingCalendar, ServiceLevel, TransportType } from '@overland/contracts';
import { t } from '@overland/i18n';
import { formatDays, Money, priceRows, styled } from '@overland/ui';
import { RadioRows, useField } from '@overland/ui/forms';
import { withLevelNames } from '../quote/level-names';
import { pickupWindows } from '../quote/pickup-windows';
import { whiteGloveLevel } from '../quote/price-choice';
import type { Totals } from './booking-choice';

const Level = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  // The price stands below a name that needs its room.
  '& > :first-of-type': { flex: '1 1 7.5em', minWidth: 0 },
  '& small': { display: 'block', fontSize: 13, color: 'var(--ink-2)' },
  '& strong': { fontWeight: 600, fontSize: 18 },
});

interface LevelFieldProps {
  totals: Totals;
  transportType: TransportType;
  calendar: Pick<BookingCalendar, 'blockedDays' | 'serviceLevels'>;
  /** The chosen first day, or the first possible one. */
  from: string;
}

/** Within how many business days of the chosen date it is picked up, with the days and the price of each choice. */
export function LevelField({ totals, transportType, calendar, from }: LevelFieldProps) {
  const { field } = useField('serviceLevel');
  const windows = pickupWindows({ firstPickupDay: from, blockedDays: calendar.blockedDays });
  const isWhiteGlove = transportType === 'WHITEGLOVE';
  const rows = withLevelNames(priceRows(totals, windows), calendar.serviceLevels).filter(
    ({ level }) => !isWhiteGlove || level === whiteGloveLevel,
  );
  const chosen: ServiceLevel = isWhiteGlove ? whiteGloveLevel : field.value;
  return (
    <RadioRows
      label={t('Service level: picked up within')}
      inputRef={field.ref}
      value={chosen}
      onChange={field.onChange}
      onBlur={field.onBlur}
      options={rows.map(({ level, label, window, prices }) => ({
        value: level,
        label: (
          <Level>
            <span>
              {label}
              {window && <small>{formatDays(window)}</small>}
            </span>
            <strong>{prices[transportType] && <Price {...prices[transportType]} />}</strong>
          </Level>
        ),
      }))}
    />
  );
}

function Price({ now, before }: { now: number; before?: number }) {
  return <Money dollars={now} {...(before !== undefined && { before })} />;
}
