import type { OrderImport } from '@overland/contracts';
import { Button, Card, formatCountOf, formatMoney, Note, styled, useLoadedLater } from '@overland/ui';
import { useState } from 'react';
import { type importCounts, takenText } from './import-counts';
import { outcomeId } from './list-words';

export interface Refused {
  isLoading: boolean;
  save: () => void;
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  alignItems: 'center',
  '& > div': { flex: '1 1 280px' },
  '& b': { display: 'block', fontSize: 20, fontWeight: 800 },
});

const loadDialog = () => import('./book-dialog');

interface ReadyCardProps {
  list: OrderImport;
  counts: ReturnType<typeof importCounts>;
  /** Null where the list is no file. */
  refused: Refused | null;
}

export const DownloadRefused = ({ isLoading, save }: Refused) => (
  <Button size="small" busy={isLoading} busyLabel="Preparing…" onClick={save}>
    Download Refused Rows
  </Button>
);

/** What the check has found, and the way to book it. */
export function ReadyCard({ list, counts, refused }: ReadyCardProps) {
  const [isAsked, setAsked] = useState(false);
  const dialog = useLoadedLater(loadDialog, isAsked);
  const { ready, readyPrice, warned, failed } = counts;
  return (
    <Card>
      <Line>
        <div role="status" id={outcomeId} tabIndex={-1}>
          <b>
            {ready === 0
              ? 'No order can be booked yet'
              : `${formatCountOf(ready, 'order')} can be booked for ${formatMoney(readyPrice)}`}
          </b>
          <Note>
            {warned > 0 && `Please look at ${formatCountOf(warned, 'order')} with a note. `}
            {failed > 0
              ? `${formatCountOf(failed, 'order')} cannot be booked yet: correct ${failed === 1 ? 'it' : 'them'} below.`
              : 'Nothing is booked yet.'}
          </Note>
          <Note>{takenText(list)}</Note>
        </div>
        {failed > 0 && refused && <DownloadRefused {...refused} />}
        {ready > 0 && (
          <Button
            variant="go"
            onClick={() => setAsked(true)}
          >{`Book ${formatCountOf(ready, 'order')}`}</Button>
        )}
      </Line>
      {isAsked && dialog && <dialog.BookDialog list={list} counts={counts} onClose={() => setAsked(false)} />}
    </Card>
  );
}
