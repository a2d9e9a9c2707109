import type { Terms } from '@overland/contracts';
import { Button, useLoadedLater } from '@overland/ui';
import { useState } from 'react';

const loadDialog = () => import('./version-dialog');

/** Opens one version to read. */
export function ReadVersion({ terms }: { terms: Terms }) {
  const [isReading, setReading] = useState(false);
  const dialog = useLoadedLater(loadDialog, isReading);
  return (
    <>
      <Button size="small" onClick={() => setReading(true)}>
        Read version {terms.version}
      </Button>
      {isReading && dialog && <dialog.VersionDialog terms={terms} onClose={() => setReading(false)} />}
    </>
  );
}
