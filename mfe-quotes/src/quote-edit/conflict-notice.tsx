import { Note, Notice, styled, TextButton } from '@overland/ui';
import type { Conflict } from './conflicts';

const Body = styled('div')({
  display: 'grid',
  gap: 8,
  fontWeight: 400,
  '& > b': { fontWeight: 600 },
  '& ul': { margin: 0, paddingLeft: 18, display: 'grid', gap: 4 },
  '& p': { color: 'inherit' },
});

interface ConflictNoticeProps {
  conflicts: readonly Conflict[];
  onTake: (conflict: Conflict) => void;
  onReload: () => void;
}

/** Somebody else changed the quote meanwhile: what it says now, beside what was typed here, which is kept. */
export function ConflictNotice({ conflicts, onTake, onReload }: ConflictNoticeProps) {
  const open = conflicts.filter(({ isTaken }) => !isTaken);
  const taken = conflicts.filter(({ isTaken }) => isTaken);
  return (
    <Notice tone="amber" live>
      <Body>
        <b>Somebody else changed this quote meanwhile. Your entries are kept.</b>
        {open.length > 0 && (
          <ul>
            {open.map((conflict) => (
              <li key={conflict.name}>
                {conflict.label} is now: {conflict.words}{' '}
                <TextButton aria-label={`Use theirs for ${conflict.label}`} onClick={() => onTake(conflict)}>
                  Use theirs
                </TextButton>
              </li>
            ))}
          </ul>
        )}
        {taken.length > 0 && (
          <Note>Taken over: {taken.map(({ label, words }) => `${label} (${words})`).join(', ')}.</Note>
        )}
        <Note>
          Update again to keep your entries, or <TextButton onClick={onReload}>reload the quote</TextButton>{' '}
          to drop them.
        </Note>
      </Body>
    </Notice>
  );
}
