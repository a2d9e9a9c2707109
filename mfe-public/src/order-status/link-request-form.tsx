import { OrderLookup } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { t, translate } from '@overland/i18n';
import { Note, Notice, Stack } from '@overland/ui';
import { Form, SubmitButton } from '@overland/ui/forms';
import { api } from '@overland/web';
import { useState } from 'react';
import { keptLookup, LookupFields, LookupSheet } from './lookup-fields';

const values = { email: '', orderId: '' };

/** Asks for the link to an order by email; the answer tells nobody whether there is such an order. */
export function LinkRequestForm() {
  const [sent, setSent] = useState<string | null>(null);
  const ask = async ({ email, orderId }: OrderLookup) => {
    const request = { params: { orderId: orderId.replace('#', '') }, body: { email } };
    const whenUnreachable = t('There was an error sending the link');
    setSent((await api(calls.customerOrders.mailLink, request, whenUnreachable)).message);
  };
  if (sent !== null) {
    return (
      <LookupSheet>
        <Notice tone="sign" live>
          {translate(sent)}
        </Notice>
      </LookupSheet>
    );
  }
  return (
    <LookupSheet>
      <Form
        schema={OrderLookup}
        defaultValues={values}
        keep={keptLookup}
        onSubmit={ask}
        label={t('Email me a link')}
      >
        <Stack>
          <Note>{t('We send the link to the email address of the order.')}</Note>
          <LookupFields />
          <SubmitButton busyLabel={t('Sending...')} wide>
            {t('Email Me a Link')}
          </SubmitButton>
        </Stack>
      </Form>
    </LookupSheet>
  );
}
