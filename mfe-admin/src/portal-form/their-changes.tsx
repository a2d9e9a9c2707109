import { MergedNotice } from '../editing/merged-notice';

/** What somebody else changed while the form was being filled in. */
export function TheirChanges({ changes }: { changes: readonly string[] | null }) {
  if (changes === null) return null;
  return (
    <MergedNotice>
      Someone else changed this portal in the meantime: {changes.join(', ')}. Your changes have not been saved
      yet.{' '}
    </MergedNotice>
  );
}
