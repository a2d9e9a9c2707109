import { t } from '@overland/i18n';
import { styled, TextButton } from '@overland/ui';
import { CheckboxField, useFormContext, useWatch } from '@overland/ui/forms';
import { useEffect, useRef } from 'react';
import type { BookingValues, Stop } from './booking-values';
import { type ContactValues, contactOf, customerAsContact, customerFields } from './copy-customer';

const Copied = styled('div')({ display: 'flex', alignItems: 'center', gap: 16, flexWrap: 'wrap' });

/**
 * Fills the contact from the customer, and follows the customer's fields while it is checked. Undo, or clearing the
 * checkbox, restores what was there. Neither touches a field that was edited since.
 */
export function SameAsCustomer({ stop }: { stop: Stop }) {
  const { getFieldState, getValues, setValue } = useFormContext<BookingValues>();
  const name = `${stop}SameAsCustomer` as const;
  const isSame = useWatch<BookingValues, typeof name>({ name });
  const customer = JSON.stringify(useWatch<BookingValues, typeof customerFields>({ name: customerFields }));
  const before = useRef<ContactValues>([]);
  const copied = useRef<ContactValues>([]);

  const write = (contact: ContactValues) => {
    const last = new Map(copied.current);
    for (const [field, value] of contact) {
      if (getValues(field) !== last.get(field)) continue;
      setValue(field, value, { shouldDirty: true, shouldValidate: getFieldState(field).invalid });
    }
  };
  const change = (checked: boolean) => {
    if (!checked) return write(before.current);
    before.current = contactOf(getValues(), stop);
    copied.current = before.current;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the customer's fields and the checkbox are what it follows
  useEffect(() => {
    if (!isSame) return;
    const contact = customerAsContact(getValues(), stop);
    write(contact);
    copied.current = contact;
  }, [isSame, customer]);
  const undo = () => {
    setValue(name, false);
    change(false);
  };
  return (
    <Copied>
      <CheckboxField name={name} label={t('Same as customer')} onPick={change} />
      {isSame && <TextButton onClick={undo}>{t('Undo')}</TextButton>}
    </Copied>
  );
}
