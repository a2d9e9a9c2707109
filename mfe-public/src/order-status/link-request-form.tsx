import { calls } from '@overland/contracts/calls';
import { t, translate } from '@overland/i18n';
import { Note, Notice } from '@overland/ui';
import { SubmitButton } from '@overland/ui/forms';
import { api } from '@overland/web';
import { useState } from 'react';
import { LookupFields, LookupForm, LookupSheet } from './lookup-form';

/** Asks for the link to an order by email; the answer tells nobody whether there is such an order. */
export function LinkRequestForm() {
  const [sent, setSent] = useState<string | null>(null);
  const whenUnreachable = t('There was an error sending the link');
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
    <LookupForm
      label={t('Email me a link')}
      onLookup={async (request) =>
        setSent((await api(calls.customerOrders.mailLink, request, whenUnreachable)).message)
      }
    >
      <Note>{t('We send the link to the email address of the order.')}</Note>
      <LookupFields />
      <SubmitButton busyLabel={t('Sending...')} wide>
        {t('Email Me a Link')}
      </SubmitButton>
    </LookupForm>
  );
}
