import type { Terms } from '@overland/contracts';
import { Button } from '@overland/ui';
import { useState } from 'react';
import { VersionDialog } from './version-dialog';

/** Opens one version to read. */
export function ReadVersion({ terms }: { terms: Terms }) {
  const [isReading, setReading] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setReading(true)}>
        Read version {terms.version}
      </Button>
      {isReading && <VersionDialog terms={terms} onClose={() => setReading(false)} />}
    </>
  );
}
