import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { Note, TextWith } from '@overland/ui';
import { FormError, SubmitButton, useFormState } from '@overland/ui/forms';
import { api, siteConfig } from '@overland/web';
import { LookupFields, LookupForm } from './lookup-form';

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
  return (
    <LookupForm
      label={label}
      onLookup={async (request) => onFound((await api(endpoint, request, whenUnreachable)).token)}
    >
      <FormError />
      <WhatNext />
      <LookupFields />
      <SubmitButton busyLabel={t('Looking...')} showsError={false} wide>
        {label}
      </SubmitButton>
      <Note>{t('Both are in the emails about your order.')}</Note>
    </LookupForm>
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
