import type { BookingCalendar, ServiceLevel, TransportType } from '@overland/contracts';
import { formatDays, Money, PHONE, priceRows, styled } from '@overland/ui';
import { useField } from '@overland/ui/forms';
import { useId } from 'react';
import { withLevelNames } from '../quote/level-names';
import { pickupWindows } from '../quote/pickup-windows';
import { whiteGloveLevel } from '../quote/price-choice';
import type { Totals } from './booking-choice';

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 });
const Legend = styled('legend')({
  padding: 0,
  marginBottom: 6,
  fontSize: 14,
  fontWeight: 600,
  lineHeight: 1.4,
});
const Choices = styled('div')({
  border: '1px solid var(--field)',
  borderRadius: 8,
  background: 'var(--paper)',
});

const Choice = styled('label')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 52,
  padding: '8px 16px',
  fontSize: 15,
  lineHeight: 1.3,
  cursor: 'pointer',
  '& + &': { borderTop: '1px solid var(--line)' },
  '&:first-of-type': { borderRadius: '7px 7px 0 0' },
  '&:last-of-type': { borderRadius: '0 0 7px 7px' },
  '&:only-of-type': { borderRadius: 7 },
  '& input': { width: 18, height: 18, margin: 0, accentColor: 'var(--sign)', cursor: 'inherit' },
  '& small': { display: 'block', fontSize: 13, color: 'var(--ink-2)' },
  '& strong': { fontWeight: 600, fontSize: 18 },
  '&:hover': { background: 'var(--tint)' },
  '&:has(:checked)': { background: 'var(--tint)', '& strong': { fontWeight: 800 } },
  '&:has(:focus-visible)': { outline: '3px solid var(--blue)', outlineOffset: 2, zIndex: 1 },
  '& input:focus-visible': { outline: 'none' },
  [PHONE]: { padding: '8px 12px', minHeight: 56 },
});

export interface LevelFieldProps {
  totals: Totals;
  transportType: TransportType;
  calendar: Pick<BookingCalendar, 'blockedDays' | 'serviceLevels'>;
  /** The chosen first day, or the first possible one. */
  from: string;
}

/** Within how many business days of the chosen date it is picked up, with the days and the price of each choice. */
export function LevelField({ totals, transportType, calendar, from }: LevelFieldProps) {
  const { field } = useField('serviceLevel');
  const id = useId();
  const windows = pickupWindows({ firstPickupDay: from, blockedDays: calendar.blockedDays });
  const isWhiteGlove = transportType === 'WHITEGLOVE';
  const rows = withLevelNames(priceRows(totals, windows), calendar.serviceLevels).filter(
    ({ level }) => !isWhiteGlove || level === whiteGloveLevel,
  );
  const chosen: ServiceLevel = isWhiteGlove ? whiteGloveLevel : field.value;
  return (
    <Group>
      <Legend>Service level: picked up within</Legend>
      <Choices>
        {rows.map(({ level, label, window, prices }, index) => (
          <Choice key={level}>
            <input
              ref={index === 0 ? field.ref : undefined}
              type="radio"
              name={id}
              checked={chosen === level}
              onChange={() => field.onChange(level)}
              onBlur={field.onBlur}
            />
            <span>
              {label}
              {window && <small>{formatDays(window)}</small>}
            </span>
            <strong>{prices[transportType] && <Price {...prices[transportType]} />}</strong>
          </Choice>
        ))}
      </Choices>
    </Group>
  );
}

function Price({ now, before }: { now: number; before?: number }) {
  return <Money dollars={now} {...(before !== undefined && { before })} />;
}
