import { Button, Notice, styled } from '@overland/ui';
import { useState } from 'react';
import type { Conflict } from './use-settings-form';

const Space = styled('div')({ '& button': { marginTop: 10 } });

/** Somebody else saved meanwhile: nothing that was typed is lost, and nothing of theirs is written over. */
export function ConflictNotice({ conflict, onLoad }: { conflict: Conflict; onLoad: () => Promise<void> }) {
  const [isLoading, setLoading] = useState(false);
  if (conflict === 'none') return null;
  if (conflict === 'merged') {
    return (
      <Notice tone="amber" live>
        The newer version is loaded with your changes on top. A field that you changed says what is stored
        now. Check it, then save.
      </Notice>
    );
  }
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
