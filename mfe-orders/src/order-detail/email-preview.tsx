import { Button, messageOf, Note, Notice, SkeletonLines, styled } from '@overland/ui';
import { useId } from 'react';
import type { EmailPreviewQuery } from './use-email-preview';

const Box = styled('section')({
  display: 'grid',
  gap: 10,
  '& h3': { fontSize: 16, fontWeight: 800 },
  '&[aria-busy=true] > *': { opacity: 0.6 },
});
const Lines = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  margin: 0,
  fontSize: 15,
  '& dt': { color: 'var(--ink-2)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});
const Text = styled('pre')({
  margin: 0,
  maxHeight: 280,
  overflowY: 'auto',
  padding: 16,
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--ground)',
  fontFamily: 'inherit',
  fontSize: 14,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** To whom an email goes and how it reads. Its text: the pages' policy lets no HTML of an email be drawn in them. */
export function EmailPreview({ preview }: { preview: EmailPreviewQuery }) {
  const id = useId();
  const { data, error, isError, isPlaceholderData } = preview;
  if (isError) {
    return (
      <>
        <Notice tone="amber" live>
          {messageOf(error)}
        </Notice>
        {error.status !== 409 && <Button onClick={() => void preview.refetch()}>Try again</Button>}
      </>
    );
  }
  return (
    <Box aria-labelledby={id} aria-busy={isPlaceholderData || data === undefined}>
      <h3 id={id}>Preview</h3>
      {data === undefined ? (
        <SkeletonLines count={6} />
      ) : (
        <>
          <Lines>
            <dt>To</dt>
            <dd>{data.to.join(', ')}</dd>
            <dt>Subject</dt>
            <dd>{data.subject}</dd>
          </Lines>
          {/* It scrolls, so the keyboard must reach it. */}
          <Text tabIndex={0}>{data.text}</Text>
          <Note>This is the text of the email. Most mailboxes show it with the route sign and in color.</Note>
        </>
      )}
    </Box>
  );
}
