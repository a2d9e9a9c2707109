import { placeName, transportChoices } from '@overland/contracts';
import { isCalendarDay } from '@overland/contracts/calendar';
import { t, translate } from '@overland/i18n';
import {
  Card,
  Facts,
  formatDay,
  formatDays,
  formatExpiry,
  formatMiles,
  formatMoney,
  HeroPrice,
  levelLabel,
  Note,
  PHONE,
  PlainList,
  SignPanel,
  styled,
} from '@overland/ui';
import type { ReactNode } from 'react';
import { expiryState } from '../quote/expiry';
import type { BookableQuote, Totals } from './booking-choice';
import { NARROW } from './booking-columns';
import type { BookingRules } from './booking-schema';
import { useTotal } from './use-total';
import { windowsFrom } from './windows-from';

const Sheet = styled(Card)({
  display: 'grid',
  gap: 18,
  padding: 20,
  [PHONE]: { padding: 16 },
});

const Sign = styled(SignPanel)({
  padding: '16px 20px',
  borderRadius: 10,
  lineHeight: 1.3,
  '& b': { display: 'block', fontWeight: 800, fontSize: 18, letterSpacing: '-.01em' },
  '& small': { display: 'block', fontSize: 14, fontWeight: 600, marginTop: 4, opacity: 0.92 },
  [PHONE]: { padding: '14px 18px' },
});

const Top = styled(Sheet)({ display: 'none', [NARROW]: { display: 'grid' } });
/** Where the summary is in sight beside the sections. */
export const Beside = styled('div')({ [NARROW]: { display: 'none' } });

const Vehicles = styled(PlainList)({
  display: 'grid',
  gap: 4,
  fontSize: 15,
  fontWeight: 600,
});

const Total = styled('div')({
  borderTop: '1px solid var(--line)',
  paddingTop: 14,
  display: 'grid',
  gap: 2,
  '& small': { fontSize: 14, color: 'var(--ink-2)' },
});

interface SummaryProps {
  rules: BookingRules;
  totals: Totals;
  children: ReactNode;
}

export function BookingSummary({ rules, totals, children }: SummaryProps) {
  const { quote } = rules;
  const { values, level, fee, dollars } = useTotal(rules, totals);
  const { transportType, pickupStartDate: start } = values;
  const windows = isCalendarDay(start) ? windowsFrom(start, level, quote) : null;
  return (
    <Sheet as="section" aria-label={t('Summary of the booking')}>
      <Beside>
        <RouteAndNumber quote={quote} />
      </Beside>
      <Vehicles>
        {quote.vehicleQuotes.map(({ make, model }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the vehicles of a stored quote never move
          <li key={index}>{[values.quotes?.[index]?.year, make, model].filter(Boolean).join(' ')}</li>
        ))}
      </Vehicles>
      <Facts
        facts={[
          { label: t('Transport'), value: translate(transportChoices[transportType]) },
          { label: t('Picked up within'), value: levelLabel(level) },
          { label: t('First pickup day'), value: windows ? formatDay(start) : t('Not chosen yet') },
          { label: t('Pickup'), value: windows && formatDays(windows.pickup) },
          { label: t('Delivery, estimated'), value: windows && formatDays(windows.delivery) },
          { label: t('RUSH fee'), value: fee > 0 ? formatMoney(fee) : null },
        ]}
      />
      <Total>
        <small>
          {t('Total for {count, plural, one {# vehicle} other {# vehicles}}', {
            count: quote.vehicleQuotes.length,
          })}
        </small>
        <HeroPrice dollars={dollars} />
        {expiryState(quote, new Date()) === 'valid' && (
          <small>{formatExpiry(quote.expiresAt, quote.portal.timeZone)}</small>
        )}
      </Total>
      {children}
    </Sheet>
  );
}

/** The route and the price above the sections, where the summary is below them. */
export function BookingTop({ rules, totals, children }: SummaryProps) {
  const { values, level, dollars } = useTotal(rules, totals);
  return (
    <Top as="section" aria-label={t('Route and price')}>
      <RouteAndNumber quote={rules.quote} />
      <div>
        <HeroPrice dollars={dollars} />
        <Note>
          {t('{transport}, picked up within {days}', {
            transport: translate(transportChoices[values.transportType]),
            days: levelLabel(level),
          })}
        </Note>
      </div>
      {children}
    </Top>
  );
}

const RouteAndNumber = ({ quote }: { quote: BookableQuote }) => (
  <Sign>
    <b>{placeName(quote.pickup.text)} →</b>
    <b>{placeName(quote.delivery.text)}</b>
    <small>
      #{quote.uniqueId}, {formatMiles(quote.miles)}
    </small>
  </Sign>
);
