import type { PlannedFollowUp } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { EmailPreview } from '@overland/quote-ui/email';
import { SelectInput } from '@overland/ui/forms';
import { keepPreviousData, useApiQuery, useSettled } from '@overland/web';
import { useState } from 'react';

const settleMs = 400;

/** One of the emails as its customer will get it, the first unless another is picked. */
export function PlannedPreview({ going }: { going: readonly PlannedFollowUp[] }) {
  const [picked, pick] = useState('');
  const one = going.find(({ quoteId }) => quoteId === picked) ?? going[0];
  if (!one) return null;
  return (
    <>
      {going.length > 1 && (
        <SelectInput
          label="Email to look at"
          value={one.quoteId}
          options={going.map(({ quoteId, uniqueId, customer }) => ({
            value: quoteId,
            label: `#${uniqueId} ${customer}`,
          }))}
          onChange={pick}
        />
      )}
      <Preview {...one} />
    </>
  );
}

function Preview({ quoteId, to, subject, words }: PlannedFollowUp) {
  const body = useSettled({ quoteId, to, subject, words }, settleMs);
  const preview = useApiQuery(
    calls.followUps.preview,
    { body },
    {
      // The release before says neither.
      enabled: body.words !== '',
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      placeholderData: keepPreviousData,
      whenUnreachable: 'There was an error getting the preview of this email',
    },
  );
  return body.words === '' ? null : <EmailPreview preview={preview} />;
}
