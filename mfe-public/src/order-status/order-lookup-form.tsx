import { OrderLookup } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { Note, Stack, TextWith } from '@overland/ui';
import { Form, FormError, SubmitButton, useFormState } from '@overland/ui/forms';
import { api, siteConfig } from '@overland/web';
import { keptLookup, LookupFields, LookupSheet } from './lookup-fields';

const values = { email: '', orderId: '' };

interface Props {
  endpoint:
    | typeof calls.customerOrders.status
    | typeof calls.customerOrders.track
    | typeof calls.customerOrders.survey;
  label: string;
  whenUnreachable: string;
  /** Gets the token of the link to the order. */
  onFound: (token: string) => void;
}

/** A customer's email and order number; what went wrong stands above them (docs/product/orders.md). */
export function OrderLookupForm({ endpoint, label, whenUnreachable, onFound }: Props) {
  const find = async ({ email, orderId }: OrderLookup) => {
    const request = { params: { orderId: orderId.replace('#', '') }, body: { email } };
    onFound((await api(endpoint, request, whenUnreachable)).token);
  };
  return (
    <LookupSheet>
      <Form schema={OrderLookup} defaultValues={values} keep={keptLookup} onSubmit={find} label={label}>
        <Stack>
          <FormError />
          <WhatNext />
          <LookupFields />
          <SubmitButton busyLabel={t('Looking...')} showsError={false} wide>
            {label}
          </SubmitButton>
          <Note>{t('Both are in the emails about your order.')}</Note>
        </Stack>
      </Form>
    </LookupSheet>
  );
}

function WhatNext() {
  const { errors } = useFormState();
  const { supportEmail } = siteConfig();
  if (!errors.root?.server) return null;
  return (
    <Note>
      {supportEmail === '' ? (
        t('Please try again.')
      ) : (
        <TextWith part={<a href={`mailto:${supportEmail}`}>{supportEmail}</a>}>
          {(email) => t('Please try again, or write to {email}.', { email })}
        </TextWith>
      )}
    </Note>
  );
}
