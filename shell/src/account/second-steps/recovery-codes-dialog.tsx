import { Button, styled } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { copyText, saveFile, siteConfig } from '@overland/web';

const Codes = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(290px, 100%), 1fr))',
  gap: '6px 24px',
  margin: '14px 0 0',
  padding: '14px 16px 14px 40px',
  border: '1px solid var(--line)',
  borderRadius: 8,
  fontVariantNumeric: 'tabular-nums',
  '& code': { fontSize: 16, fontWeight: 600 },
  // The codes alone, without the page behind them.
  '@media print': { 'body:has(&) > *:not(.MuiDialog-root)': { display: 'none' } },
});
const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 14,
  '@media print': { display: 'none' },
});

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shown once: the server keeps hashes alone. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const copy = () =>
    copyText(codes.join('\n'), {
      copied: 'The recovery codes were copied.',
      failed: 'They could not be copied. Please select them and copy them yourself.',
    });
  const download = () => {
    const text = `Recovery codes of ${siteConfig().brandName}. Each works once.\n\n${codes.join('\n')}\n`;
    saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt');
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your recovery codes"
      actions={
        <Button variant="go" onClick={onClose}>
          I Have Kept Them
        </Button>
      }
    >
      <p>
        Keep these where you can reach them without your phone. Each signs you in once, in place of a second
        step. They are not shown again.
      </p>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Buttons>
        <Button size="small" onClick={() => void copy()}>
          Copy
        </Button>
        <Button size="small" onClick={download}>
          Download
        </Button>
        <Button size="small" onClick={() => window.print()}>
          Print
        </Button>
      </Buttons>
    </Dialog>
  );
}
