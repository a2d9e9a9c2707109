import type { CustomerAddress } from '@overland/contracts';
import { t } from '@overland/i18n';
import { Note, styled, TextButton } from '@overland/ui';
import { CheckboxField, useFormContext, useWatch } from '@overland/ui/forms';
import { useEffect, useRef, useState } from 'react';
import type { BookingValues, Stop } from './booking-values';
import {
  addressOfCustomer,
  type ContactValues,
  contactOf,
  customerAsContact,
  customerFields,
} from './copy-customer';

const Copied = styled('div')({ display: 'flex', alignItems: 'center', gap: 16, flexWrap: 'wrap' });

interface SameAsCustomerProps {
  stop: Stop;
  /** Where the customer was met before in the city of the stop; staff alone are told. */
  addressOf?: ((customerEmail: string, stop: Stop) => Promise<CustomerAddress | null>) | undefined;
}

/**
 * Fills the contact from the customer, and follows the customer's fields while it is checked. Undo, or clearing the
 * checkbox, restores what was there. Neither touches a field that was edited since.
 */
export function SameAsCustomer({ stop, addressOf }: SameAsCustomerProps) {
  const { getFieldState, getValues, setValue } = useFormContext<BookingValues>();
  const name = `${stop}SameAsCustomer` as const;
  const isSame = useWatch<BookingValues, typeof name>({ name });
  const customer = JSON.stringify(useWatch<BookingValues, typeof customerFields>({ name: customerFields }));
  const before = useRef<ContactValues>([]);
  const copied = useRef<ContactValues>([]);
  const [from, setFrom] = useState<CustomerAddress | 'unknown' | null>(null);
  const address = useWatch<BookingValues, `${Stop}Address`>({ name: `${stop}Address` });

  const write = (contact: ContactValues) => {
    const last = new Map(copied.current);
    for (const [field, value] of contact) {
      if (getValues(field) !== last.get(field)) continue;
      setValue(field, value, { shouldDirty: true, shouldValidate: getFieldState(field).invalid });
    }
  };
  const fillAddress = async () => {
    // What is typed already is not replaced.
    if (!addressOf || getValues(`${stop}Address`) !== '') return;
    const found = await addressOf(getValues('customerEmail'), stop).catch(() => undefined);
    if (found === null) setFrom('unknown');
    if (!found || getValues(`${stop}Address`) !== '' || !getValues(name)) return;
    const address = addressOfCustomer(found, stop);
    const kept = address.map(([field]): ContactValues[number] => [field, getValues(field)]);
    before.current = [...before.current, ...kept];
    copied.current = [...copied.current, ...kept];
    write(address);
    copied.current = [
      ...copied.current.filter(([field]) => !kept.some(([one]) => one === field)),
      ...address,
    ];
    setFrom(found);
  };
  const change = (checked: boolean) => {
    setFrom(null);
    if (!checked) return write(before.current);
    before.current = contactOf(getValues(), stop);
    copied.current = before.current;
    void fillAddress();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the customer's fields and the checkbox are what it follows
  useEffect(() => {
    if (!isSame) return;
    const contact = customerAsContact(getValues(), stop);
    write(contact);
    const names = new Set<string>(contact.map(([field]) => field));
    copied.current = [...copied.current.filter(([field]) => !names.has(field)), ...contact];
  }, [isSame, customer]);
  const isFilled = from !== null && from !== 'unknown';
  const undo = () => {
    setValue(name, false);
    change(false);
  };
  return (
    <Copied>
      <CheckboxField name={name} label={t('Same as customer')} onPick={change} />
      {isSame && (
        <TextButton onClick={undo}>
          {isFilled ? 'Undo the copied contact and address' : t('Undo the copied contact')}
        </TextButton>
      )}
      {isSame && isFilled && <Note role="status">{`Address as in order #${from.uniqueId}.`}</Note>}
      {isSame && from === 'unknown' && address === '' && (
        <Note role="status">No address of this customer is known here yet. Please enter it.</Note>
      )}
    </Copied>
  );
}
