import { moveLabels, moveTypes, paymentTypes, transportChoices } from '@overland/contracts';
import { paymentText } from '@overland/contracts/format';
import { t, translate } from '@overland/i18n';
import { Note, Row } from '@overland/ui';
import { CheckboxField, ChoiceField, FormSection, SelectField, useWatch } from '@overland/ui/forms';
import { sellerOf } from '../payment/seller-of';
import { offeredTypes, type Totals } from './booking-choice';
import type { BookingRules } from './booking-schema';
import type { BookingValues } from './booking-values';
import { LevelField } from './level-field';
import { asksPaymentType } from './order-request';
import { OrderTextField } from './order-text-field';
import { PickupDayField } from './pickup-day-field';
import { useTotal } from './use-total';

const paymentOptions = paymentTypes.map((value) => ({ value, label: value }));

interface OrderSectionProps {
  rules: BookingRules;
  totals: Totals;
  beginsAtDay?: boolean;
}

export function OrderSection({ rules, totals, beginsAtDay = false }: OrderSectionProps) {
  const { quote, mayRush } = rules;
  const [transportType, pickupStartDate] = useWatch<BookingValues, ['transportType', 'pickupStartDate']>({
    name: ['transportType', 'pickupStartDate'],
  });
  const offered = offeredTypes(quote);
  const from = pickupStartDate || quote.booking.firstPickupDay;
  return (
    <FormSection number={2} title={t('Order Details')}>
      {offered.length > 1 && (
        <ChoiceField
          name="transportType"
          label={t('Transport type')}
          options={offered.map((value) => ({ value, label: translate(transportChoices[value]) }))}
        />
      )}
      <PickupDayField
        calendar={quote.booking}
        day={pickupStartDate}
        mayRush={mayRush}
        asksFee={mayRush}
        autoFocus={beginsAtDay}
        {...('contact' in quote && { rushPhone: quote.contact.phone })}
      />
      <LevelField totals={totals} transportType={transportType} calendar={quote.booking} from={from} />
      {asksPaymentType(rules) ? (
        <ChoiceField name="paymentType" label="Payment type" options={paymentOptions} />
      ) : (
        <PaymentNote rules={rules} totals={totals} />
      )}
      {(quote.portal.isDealership || quote.portal.requiresRegistration) && (
        <Row>
          {quote.portal.isDealership && (
            <SelectField
              name="moveType"
              label={t('Move type (optional)')}
              placeholder={t('Select One')}
              options={moveTypes.map((value) => ({ value, label: translate(moveLabels[value]) }))}
            />
          )}
          {quote.portal.requiresRegistration && <OrderTextField name="reg" />}
        </Row>
      )}
      {quote.portal.asksNonDomestic && (
        <CheckboxField name="sirvaNonDomestic" label={t('This is part of an international move')} />
      )}
    </FormSection>
  );
}

/** Who pays when, where that is not asked. */
function PaymentNote({ rules, totals }: { rules: BookingRules; totals: Totals }) {
  const { dollars: price } = useTotal(rules, totals);
  const { name: payee } = sellerOf(rules.quote);
  const story = rules.isPublic ? 'heldUntilPaid' : 'dueBeforePickup';
  return <Note>{paymentText(story, { price, payee, company: payee, paidOn: null })}</Note>;
}
