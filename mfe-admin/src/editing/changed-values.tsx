import type { ChangedValue } from '@overland/contracts';
import { formatCount, PlainList, styled, TextButton } from '@overland/ui';
import { useState } from 'react';

const shownAtFirst = 4;

const List = styled(PlainList)({
  // A row of the table is one line by default.
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '& span': { color: 'var(--ink-2)' },
});

interface ChangedValuesProps {
  changes: readonly ChangedValue[];
  /** Given when `changes` are not all of them. */
  changeCount?: number;
}

/** A long list is cut until someone asks for the rest. */
export function ChangedValues({ changes, changeCount = changes.length }: ChangedValuesProps) {
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
      {left > 0 && isOpen && `and ${formatCount(left)} more`}
      {left > 0 && !isOpen && (
        <TextButton onClick={() => setOpen(true)}>Show {formatCount(left)} more</TextButton>
      )}
    </>
  );
}

function changeText({ from, to }: ChangedValue): string {
  if (from === '') return to ?? '';
  if (from === null) return `${to}, added`;
  if (to === null) return `removed, was ${from}`;
  return `${from} → ${to}`;
}
