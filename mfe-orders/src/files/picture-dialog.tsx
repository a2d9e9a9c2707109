import type { OrderFile } from '@overland/contracts';
import { Button, Note, styled } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { useEffect, useState } from 'react';

const Whole = styled('img')({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '70vh',
  margin: '0 auto',
  borderRadius: 8,
});
const Count = styled(Note)({ marginRight: 'auto' });

interface PictureDialogProps {
  /** All that can be looked at. */
  pictures: readonly OrderFile[];
  shown: OrderFile;
  onShow: (picture: OrderFile) => void;
  onClose: () => void;
}

/** One picture in full; the arrow keys lead to those before and after it. */
export function PictureDialog({ pictures, shown, onShow, onClose }: PictureDialogProps) {
  const at = pictures.findIndex(({ key }) => key === shown.key);
  const [before, after] = [pictures[at - 1], pictures[at + 1]];
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => {
      const next = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : undefined;
      if (next) onShow(next);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [before, after, onShow]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={shown.name}
      width={960}
      actions={
        <>
          {pictures.length > 1 && (
            <>
              <Count as="span" role="status">
                {at + 1} of {pictures.length}
              </Count>
              <Button disabled={!before} onClick={() => before && onShow(before)}>
                Previous
              </Button>
              <Button disabled={!after} onClick={() => after && onShow(after)}>
                Next
              </Button>
            </>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <Picture key={shown.key} file={shown} />
    </Dialog>
  );
}

function Picture({ file }: { file: OrderFile }) {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? (
    <Note>The picture could not be loaded. Please close this and open it again.</Note>
  ) : (
    <Whole src={file.viewUrl ?? ''} alt={file.name} onError={() => setBroken(true)} />
  );
}
