import type { Terms } from '@overland/contracts';
import { Button, Note } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { TermsText } from '@overland/ui/terms';
import { writtenText } from './written-text';

/** One version, to read. */
export function VersionDialog({ terms, onClose }: { terms: Terms; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      width={640}
      title={`Version ${terms.version}`}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Note style={{ marginBottom: 12 }}>{writtenText(terms)}</Note>
      <TermsText sections={terms.sections} level={3} />
    </Dialog>
  );
}
