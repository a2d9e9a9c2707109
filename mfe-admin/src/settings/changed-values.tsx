import type { ChangedValue, SettingsHistoryRow } from '@overland/contracts';
import { styled, TextButton } from '@overland/ui';
import { useState } from 'react';

const shownAtFirst = 4;

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  // A row of the table is one line by default.
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '& span': { color: 'var(--ink-2)' },
});

/** What a change made of what; a long one is cut until somebody wants to see it. */
export function ChangedValues({ row: { changes, changeCount } }: { row: SettingsHistoryRow }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? changes : changes.slice(0, shownAtFirst);
  const left = changeCount - shown.length;
  return (
    <>
      <List>
        {shown.map((change) => (
          <li key={change.what}>
            <span>{change.what}:</span> {changeText(change)}
          </li>
        ))}
      </List>
      {left > 0 && isOpen && `and ${left.toLocaleString('en-US')} more`}
      {left > 0 && !isOpen && (
        <TextButton onClick={() => setOpen(true)}>Show {left.toLocaleString('en-US')} more</TextButton>
      )}
    </>
  );
}

function changeText({ from, to }: ChangedValue): string {
  if (from === null) return `${to}, added`;
  if (to === null) return `removed, was ${from}`;
  return `${from} → ${to}`;
}
