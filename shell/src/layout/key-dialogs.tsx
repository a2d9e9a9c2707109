import { CommandPalette } from '../palette/command-palette';
import { ShortcutsHelp } from './shortcuts-help';
import type { KeyDialog } from './use-shortcuts';

interface KeyDialogsProps {
  shown: KeyDialog | null;
  onClose: () => void;
}

export function KeyDialogs({ shown, onClose }: KeyDialogsProps) {
  return (
    <>
      <ShortcutsHelp isOpen={shown === 'help'} onClose={onClose} />
      <CommandPalette isOpen={shown === 'palette'} onClose={onClose} />
    </>
  );
}
