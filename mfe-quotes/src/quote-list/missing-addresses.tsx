import { messages, type PlannedFollowUp } from '@overland/contracts';
import { Note, PlainList, styled } from '@overland/ui';
import { TextInput } from '@overland/ui/forms';
import { useState } from 'react';
import { type Addresses, isWrong } from './planned-emails';

const Rows = styled(PlainList)({ display: 'grid', gap: 12, maxHeight: 300, overflowY: 'auto', padding: 4 });

interface MissingAddressesProps {
  quotes: readonly PlannedFollowUp[];
  typed: Addresses;
  onChange: (typed: Addresses) => void;
  /** Also marks what is still being typed. */
  isChecked: boolean;
}

/** Quotes that only lack the address of their customer: left out until it is typed. */
export function MissingAddresses({ quotes, typed, onChange, isChecked }: MissingAddressesProps) {
  const [left, leave] = useState<ReadonlySet<string>>(new Set());
  if (quotes.length === 0) return null;
  return (
    <section aria-label="Without an email address">
      <Note>
        No email address yet. Type one to send these too; the quote keeps it. Those without one are left out.
      </Note>
      <Rows>
        {quotes.map(({ quoteId, uniqueId, customer }) => {
          const value = typed[quoteId] ?? '';
          const isMarked = (isChecked || left.has(quoteId)) && isWrong(value);
          return (
            <li key={quoteId}>
              <TextInput
                type="email"
                inputMode="email"
                autoComplete="off"
                label={`#${uniqueId} ${customer || 'no name'}: email`}
                value={value}
                onChange={({ target }) => onChange({ ...typed, [quoteId]: target.value })}
                onBlur={() => leave(new Set([...left, quoteId]))}
                {...(isMarked && { error: messages.email })}
              />
            </li>
          );
        })}
      </Rows>
    </section>
  );
}
