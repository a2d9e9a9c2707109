import { t } from '@overland/i18n';
import { Card, styled } from '@overland/ui';
import { EmailField, TextField } from '@overland/ui/forms';

export const LookupSheet = styled(Card)({ maxWidth: 520 });

/** Several forms ask for these; what is typed into one is kept for the others. */
export const keptLookup = { as: 'order-lookup' };

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
