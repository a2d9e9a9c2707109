import { Button, styled } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { NavLinks, PersonLinks } from './nav-links';
import { VersionNote } from './version-note';
import { ViewAs } from './view-as';

const Sheet = styled('div')({ display: 'grid', gap: 14 });

export function MenuSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog width={420} title="Menu" open={isOpen} onClose={onClose}>
      <Sheet>
        <ViewAs />
        <NavLinks />
        <PersonLinks />
        <Button wide onClick={onClose}>
          Close
        </Button>
        <VersionNote />
      </Sheet>
    </Dialog>
  );
}
