import { t } from '@overland/i18n';
import { Card, Stack, styled } from '@overland/ui';
import { EmailField, Form, TextField } from '@overland/ui/forms';
import type { ReactNode } from 'react';

export const LookupSheet = styled(Card)({ maxWidth: 520 });

const loadSchema = () => import('@overland/contracts').then(({ OrderLookup }) => OrderLookup);

const values = { email: '', orderId: '' };

/** Several forms ask for these; what is typed into one is kept for the others. */
const keep = { as: 'order-lookup' };

interface LookupFormProps {
  label: string;
  onLookup: (request: { params: { orderId: string }; body: { email: string } }) => Promise<void>;
  children: ReactNode;
}

/** Asks for an order by a customer's email and its number, the `LookupFields` among its parts. */
export const LookupForm = ({ label, onLookup, children }: LookupFormProps) => (
  <LookupSheet>
    <Form
      schema={loadSchema}
      defaultValues={values}
      keep={keep}
      onSubmit={({ email, orderId }) =>
        onLookup({ params: { orderId: orderId.replace('#', '') }, body: { email } })
      }
      label={label}
    >
      <Stack>{children}</Stack>
    </Form>
  </LookupSheet>
);

export const LookupFields = () => (
  <>
    <EmailField name="email" label={t('Email')} />
    <TextField
      name="orderId"
      label={t('Order number')}
      inputMode="numeric"
      maxLength={12}
      placeholder="10231"
    />
  </>
);
