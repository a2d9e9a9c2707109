import type { OrderFile } from '@overland/contracts';
import { Button, Note, styled } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { useState } from 'react';

const Whole = styled('img')({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '70vh',
  margin: '0 auto',
  borderRadius: 8,
});

export function PictureDialog({ file, onClose }: { file: OrderFile; onClose: () => void }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={file.name}
      width={960}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {isBroken ? (
        <Note>The picture could not be loaded. Please close this and open it again.</Note>
      ) : (
        <Whole src={file.viewUrl ?? ''} alt={file.name} onError={() => setBroken(true)} />
      )}
    </Dialog>
  );
}
