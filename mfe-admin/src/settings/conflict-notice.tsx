import { Button, Notice, styled } from '@overland/ui';
import { useState } from 'react';
import { MergedNotice } from '../editing/merged-notice';
import type { Conflict } from './use-settings-form';

const Space = styled('div')({ '& button': { marginTop: 10 } });

/** Someone else saved in the meantime: nothing typed is lost, and nothing of theirs is overwritten. */
export function ConflictNotice({ conflict, onLoad }: { conflict: Conflict; onLoad: () => Promise<void> }) {
  const [isLoading, setLoading] = useState(false);
  if (conflict === 'none') return null;
  if (conflict === 'merged') return <MergedNotice />;
  const load = async () => {
    setLoading(true);
    await onLoad();
    setLoading(false);
  };
  return (
    <Notice tone="stop" live>
      <Space>
        Someone else changed the settings in the meantime. Nothing was saved, and your entries are still here.
        <br />
        <Button size="small" busy={isLoading} busyLabel="Loading..." onClick={load}>
          Load the newer version
        </Button>
      </Space>
    </Notice>
  );
}
