import { amountDue, type Order, totalPrices } from '@overland/contracts';
import {
  Card,
  DockedActions,
  Facts,
  formatMoney,
  LinkButton,
  Money,
  Note,
  Notice,
  PHONE,
  Stack,
  styled,
} from '@overland/ui';
import { FormError, SubmitButton, useWatch } from '@overland/ui/forms';
import type { ReactNode } from 'react';
import { Told } from '../at-once/told';
import { acceptTerms, whenEmailed } from '../at-once/when-emailed';
import { WhoIsTold } from '../at-once/who-is-told';
import type { EditRules } from './edit-schema';
import type { EditValues } from './edit-values';
import { toldOfEdit } from './told-of-edit';

const Wide = styled(Stack)({ gap: 12, [PHONE]: { display: 'none' } });

interface SaveOrderProps {
  rules: EditRules;
  children: ReactNode;
}

export function SaveOrder({ rules, children }: SaveOrderProps) {
  const { order } = rules;
  const values = useWatch<EditValues>() as EditValues;
  const after = afterSaving(values, rules);
  return (
    <Card as="section" aria-label="Saving">
      <Stack>
        <Facts
          facts={[
            { label: 'Order', value: `#${order.uniqueId}` },
            { label: 'Total', value: <Money dollars={after.price} /> },
            { label: 'Before', value: after.price === order.price ? null : formatMoney(order.price) },
          ]}
        />
        <WhatIsTold order={order} after={after} />
        {children}
        <FormError />
        <Wide>
          <SubmitButton wide busyLabel="Saving…" showsError={false}>
            Save Order
          </SubmitButton>
          <LinkButton wide to={`/order/${order.orderId}`}>
            Cancel
          </LinkButton>
        </Wide>
      </Stack>
      <DockedActions>
        <LinkButton to={`/order/${order.orderId}`}>Cancel</LinkButton>
        <SubmitButton busyLabel="Saving…" showsError={false}>
          Save Order
        </SubmitButton>
      </DockedActions>
    </Card>
  );
}

function WhatIsTold({ order, after }: { order: Order; after: Order }) {
  const told = toldOfEdit(order, after);
  if (!told.changes) return <Note>Nobody is emailed about this.</Note>;
  const asked = [
    ...(told.terms ? [acceptTerms(order)] : []),
    ...(told.payment ? [`to pay ${formatMoney(amountDue(after))}`] : []),
  ].join(', and ');
  return (
    <Told>
      {asked !== '' && <Notice>{`The customer is asked ${asked}, ${whenEmailed}.`}</Notice>}
      <Note>
        Each of these people gets an email with what was changed, old and new. Undo keeps them back.
      </Note>
      <WhoIsTold orderId={order.orderId} milestone="changed" customerEmail={after.customerEmail} />
    </Told>
  );
}

/** The order as it would be stored; another level is priced from the quote, the RUSH fee stays. */
function afterSaving(values: EditValues, { order, quote }: EditRules): Order {
  const isSameLevel = values.serviceLevel === order.serviceLevel;
  const quoted = totalPrices(quote.totalPricing[values.serviceLevel], order.transportType).now;
  return {
    ...order,
    price: isSameLevel ? order.price : quoted + order.rushFee,
    pickupScheduledAt: values.pickupStartDate,
    serviceLevel: values.serviceLevel,
    customerEmail: values.customerEmail,
    pickupAddress: values.pickupAddress,
    pickupZip: values.pickupZip,
    deliveryAddress: values.deliveryAddress,
    deliveryZip: values.deliveryZip,
    vehicles: order.vehicles.map((vehicle, index) => {
      const { vin, year } = values.vehicles[index] ?? { vin: vehicle.vin, year: '' };
      return { ...vehicle, vin, year: year === '' ? null : Number(year) };
    }),
  };
}
