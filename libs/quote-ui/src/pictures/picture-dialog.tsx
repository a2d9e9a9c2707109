import type { OrderFile } from '@overland/contracts';
import { t } from '@overland/i18n';
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

type ShownPicture = Pick<OrderFile, 'key' | 'name' | 'viewUrl'>;

interface PictureDialogProps<Shown extends ShownPicture> {
  /** All that can be looked at. */
  pictures: readonly Shown[];
  shown: Shown;
  onShow: (picture: Shown) => void;
  onClose: () => void;
}

/** One picture in full; the arrow keys lead to those before and after it. */
export function PictureDialog<Shown extends ShownPicture>(props: PictureDialogProps<Shown>) {
  const { pictures, shown, onShow, onClose } = props;
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
                {t('{number} of {count}', { number: at + 1, count: pictures.length })}
              </Count>
              <Button disabled={!before} onClick={() => before && onShow(before)}>
                {t('Previous')}
              </Button>
              <Button disabled={!after} onClick={() => after && onShow(after)}>
                {t('Next')}
              </Button>
            </>
          )}
          <Button onClick={onClose}>{t('Close')}</Button>
        </>
      }
    >
      <Picture key={shown.key} file={shown} />
    </Dialog>
  );
}

function Picture({ file }: { file: ShownPicture }) {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? (
    <Note>{t('The picture could not be loaded. Please close this and open it again.')}</Note>
  ) : (
    <Whole src={file.viewUrl ?? ''} alt={file.name} onError={() => setBroken(true)} />
  );
}
