import { styled } from '@overland/ui';
import { shellCommit, shellVersion } from '../app/shell-version';
import { atIcons } from './widths';

const Note = styled('footer')({
  padding: '0 12px',
  fontSize: 13,
  color: 'var(--ink-2)',
  overflowWrap: 'anywhere',
  [atIcons]: { 'aside &': { display: 'none' } },
});

/** For whoever reports a fault, or asks what runs. The pages of customers have no such note. */
export function VersionNote() {
  return <Note>{shellCommit ? `Version ${shellVersion} (${shellCommit})` : `Version ${shellVersion}`}</Note>;
}
