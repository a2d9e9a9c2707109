import type { ImportReply } from '@overland/contracts';
import { formatCount, Notice, styled } from '@overland/ui';

const Lines = styled('ul')({
  margin: '12px 0 0',
  padding: '0 0 0 20px',
  maxHeight: 220,
  overflowY: 'auto',
  fontSize: 14,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});

type Counts = Pick<ImportReply, 'added' | 'changed' | 'removed' | 'unchanged'>;

/** "12 added, 3 with another class, none removed, 994 unchanged". */
export function countsText({ added, changed, removed, unchanged }: Counts): string {
  const text = (count: number) => (count === 0 ? 'none' : formatCount(count));
  return `${text(added)} added, ${text(changed)} with another class, ${text(removed)} removed, ${text(unchanged)} unchanged`;
}

export function ImportPreview({ preview }: { preview: ImportReply }) {
  const { errors, errorCount, examples, added, changed, removed } = preview;
  if (errorCount > 0) {
    const hidden = errorCount - errors.length;
    return (
      <>
        <Notice tone="stop">
          {errorCount === 1 ? 'One line is wrong' : `${formatCount(errorCount)} lines are wrong`}. Correct the
          file and choose it again; nothing has been imported.
        </Notice>
        <Lines aria-label="Wrong lines">
          {errors.map(({ line, message }) => (
            <li key={line}>
              Line {line}: {message}
            </li>
          ))}
          {hidden > 0 && <li>and {hidden} more</li>}
        </Lines>
      </>
    );
  }
  const count = added + changed + removed;
  return (
    <>
      <Notice tone={removed > 0 ? 'amber' : 'info'}>
        {count === 0 ? 'The list already has all of this.' : `${capital(countsText(preview))}.`}
      </Notice>
      <Lines aria-label="Changes">
        {examples.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {count > examples.length && <li>and {formatCount(count - examples.length)} more</li>}
      </Lines>
    </>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
