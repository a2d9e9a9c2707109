import type { ChangedValue } from '@overland/contracts';
import { Notice } from '@overland/ui';
import { ChangedValues } from '../editing/changed-values';

/** What somebody else changed while the form was being filled in; the fields show what was typed. */
export function TheirChanges({ changes }: { changes: readonly ChangedValue[] | null }) {
  if (changes === null) return null;
  return (
    <Notice tone="amber" live>
      Someone else changed this user in the meantime. Your changes have not been saved yet: the newer version
      is loaded with them on top. Check it, then save.
      <ChangedValues changes={changes} />
    </Notice>
  );
}
