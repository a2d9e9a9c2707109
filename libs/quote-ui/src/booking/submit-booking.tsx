import { t, translate } from '@overland/i18n';
import { DockedActions, formatMoney, PHONE, styled } from '@overland/ui';
import { FormError, SubmitButton, useWatch } from '@overland/ui/forms';
import { columnTotal } from '../quote/vehicle-prices';
import { levelFor, type Totals } from './booking-choice';
import type { BookingRules } from './booking-schema';
import type { BookingValues } from './booking-values';
import type { PriceOffer } from './price-offer';
import { rushCharge } from './rush-charge';

const Offer = styled('div')({
  display: 'grid',
  gap: 6,
  padding: '12px 14px',
  borderRadius: 8,
  background: 'var(--amber-tint)',
  color: 'var(--ink)',
  fontSize: 15,
  lineHeight: 1.5,
  '& h2': { fontSize: 16, fontWeight: 800, lineHeight: 1.4 },
  '& s': { color: 'var(--ink-2)' },
  '& b': { fontWeight: 800, fontSize: 20 },
});
const Wide = styled('div')({ display: 'grid', [PHONE]: { display: 'none' } });
const Docked = styled('span')({
  display: 'grid',
  lineHeight: 1.2,
  fontWeight: 800,
  fontSize: 20,
  alignContent: 'center',
  '& small': { fontSize: 13, fontWeight: 400, color: 'var(--ink-2)' },
});

interface SubmitProps {
  rules: BookingRules;
  totals: Totals;
  offer: PriceOffer | null;
}

/** The server's error as a heading above the button; on a phone the button is docked at the bottom with the price. */
export function SubmitBooking({ rules, totals, offer }: SubmitProps) {
  const values = useWatch<BookingValues>() as BookingValues;
  const { transportType, serviceLevel } = values;
  const fee = rushCharge(values, rules);
  const level = levelFor({ level: serviceLevel, transportType });
  const total = columnTotal(totals, level, transportType) + fee;
  const label = offer ? t('Book at {price}', { price: formatMoney(total) }) : t('Submit Order');
  return (
    <>
      {offer && (
        <OtherPrice
          offer={offer}
          before={columnTotal(offer.before, level, transportType) + fee}
          now={total}
        />
      )}
      <FormError />
      <Wide>
        <SubmitButton busyLabel={t('Processing...')} showsError={false} wide>
          {label}
        </SubmitButton>
      </Wide>
      <DockedActions>
        <Docked>
          {formatMoney(total)}
          <small>{t('in total')}</small>
        </Docked>
        <SubmitButton busyLabel={t('Processing...')} showsError={false}>
          {label}
        </SubmitButton>
      </DockedActions>
    </>
  );
}

/** Old and new price side by side; nothing is booked until the button is pressed again. */
function OtherPrice({ offer, before, now }: { offer: PriceOffer; before: number; now: number }) {
  return (
    <Offer role="alert">
      <h2 tabIndex={-1} data-form-error>
        {translate(offer.message)}
      </h2>
      <span>
        {before !== now && (
          <>
            <s>{formatMoney(before)}</s> →{' '}
          </>
        )}
        <b>{formatMoney(now)}</b>
      </span>
      <span>
        {before === now
          ? t('The total has not changed. Nothing is booked yet.')
          : t('Nothing is booked yet.')}
      </span>
    </Offer>
  );
}
