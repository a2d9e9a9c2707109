import type { EmailPreview as Preview } from '@overland/contracts';
import { Button, messageOf, Notice, PHONE, SkeletonLines, styled } from '@overland/ui';
import type { ApiError } from '@overland/web';
import { useId } from 'react';

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
const Frame = styled('iframe')({
  display: 'block',
  width: '100%',
  height: 360,
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--ground)',
  [PHONE]: { height: 280 },
});

/** The query of a preview, whatever the email is about. */
export type EmailPreviewQuery = { refetch: () => unknown; isPlaceholderData: boolean } & (
  | { isError: true; error: ApiError; data: Preview | undefined }
  | { isError: false; error: null; data: Preview | undefined }
);

/** To whom an email goes and how it looks: in a frame without scripts and without our origin. */
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
          <Frame key={data.page} src={data.page} sandbox="" title={`The email: ${data.subject}`} />
        </>
      )}
    </Box>
  );
}
