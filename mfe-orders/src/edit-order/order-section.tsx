import { transportLabels } from '@overland/contracts';
import { LevelField, OrderTextField, PickupDayField } from '@overland/quote-ui/booking';
import { Facts } from '@overland/ui';
import { FormSection, useWatch } from '@overland/ui/forms';
import type { EditRules } from './edit-schema';
import type { EditValues } from './edit-values';

/** Only the days: the payment was agreed with the booking. */
export function OrderSection({ rules }: { rules: EditRules }) {
  const { order, quote, mayRush } = rules;
  const day = useWatch<EditValues, 'pickupStartDate'>({ name: 'pickupStartDate' });
  return (
    <FormSection number={2} title="Order Details">
      <Facts
        facts={[
          { label: 'Transport', value: transportLabels[order.transportType] },
          { label: 'Payment', value: order.paymentType },
        ]}
      />
      <PickupDayField
        calendar={quote.booking}
        day={day}
        mayRush={mayRush}
        keptDay={order.pickupScheduledAt}
      />
      <LevelField
        totals={quote.totalPricing}
        transportType={order.transportType}
        calendar={quote.booking}
        from={day || order.pickupScheduledAt}
      />
      {(quote.portal.requiresRegistration || order.reg !== '') && <OrderTextField name="reg" />}
    </FormSection>
  );
}
