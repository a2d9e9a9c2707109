import { moveTypes, paymentTypes, transportChoices } from '@overland/contracts';
import { formatDay, Note, Notice, PHONE, Row, styled } from '@overland/ui';
import { DayField } from '@overland/ui/dates';
import {
  CheckboxField,
  ChoiceField,
  FormSection,
  SelectField,
  TextField,
  useWatch,
} from '@overland/ui/forms';
import { blockedReason, isRush } from './blocked-days';
import { offeredTypes, type Totals } from './booking-choice';
import type { BookingRules } from './booking-schema';
import type { BookingValues } from './booking-values';
import { LevelField } from './level-field';
import { moveLabels } from './move-labels';
import { asksPaymentType } from './order-request';

const moveOptions = moveTypes.map((value) => ({ value, label: moveLabels[value] }));
const paymentOptions = paymentTypes.map((value) => ({ value, label: value }));

const DayRow = styled(Row)({
  // The note stands beside the field, which begins below its label.
  '& > :last-child': { marginTop: 26 },
  [PHONE]: { '& > :last-child': { marginTop: 0 } },
});

/** How and when it is moved, and how it is paid. */
export function OrderSection({ rules, totals }: { rules: BookingRules; totals: Totals }) {
  const { quote } = rules;
  const [transportType, pickupStartDate] = useWatch<BookingValues, ['transportType', 'pickupStartDate']>({
    name: ['transportType', 'pickupStartDate'],
  });
  const offered = offeredTypes(quote);
  const from = pickupStartDate || quote.booking.firstPickupDay;
  return (
    <FormSection number={2} title="Order Details">
      {offered.length > 1 && (
        <ChoiceField
          name="transportType"
          label="Transport type"
          options={offered.map((value) => ({ value, label: transportChoices[value] }))}
        />
      )}
      <PickupDay rules={rules} day={pickupStartDate} />
      <LevelField totals={totals} transportType={transportType} calendar={quote.booking} from={from} />
      {asksPaymentType(rules) ? (
        <ChoiceField name="paymentType" label="Payment type" options={paymentOptions} />
      ) : (
        <Note>Payment: COD, cash on delivery.</Note>
      )}
      {(quote.portal.isDealership || quote.portal.requiresRegistration) && (
        <Row>
          {quote.portal.isDealership && (
            <SelectField
              name="moveType"
              label="Move type (optional)"
              placeholder="Select One"
              options={moveOptions}
            />
          )}
          {quote.portal.requiresRegistration && <TextField name="reg" label="Registration" maxLength={60} />}
        </Row>
      )}
      {quote.portal.asksNonDomestic && (
        <CheckboxField name="sirvaNonDomestic" label="This is a non-domestic move" />
      )}
    </FormSection>
  );
}

/** The first day, why others are blocked, and what less notice costs (specification, section 2, book order). */
function PickupDay({ rules, day }: { rules: BookingRules; day: string }) {
  const { quote, mayRush } = rules;
  const { booking } = quote;
  return (
    <DayRow>
      <DayField
        name="pickupStartDate"
        label="Pickup start date"
        hint={`${mayRush ? 'First day without a rush' : 'First possible day'}: ${formatDay(booking.firstPickupDay)}`}
        min={mayRush ? booking.today : booking.firstPickupDay}
        isBlocked={(one) => blockedReason(one, booking, { mayRush })}
      />
      {isRush(day, booking) ? (
        <Notice tone="amber" live>
          This is a RUSH: less than 2 business days’ notice. It may carry a $200 RUSH fee.
        </Notice>
      ) : (
        <Notice>
          2 business days are required between booking and first pickup. A rush under that may carry a $200
          RUSH fee.
        </Notice>
      )}
    </DayRow>
  );
}
