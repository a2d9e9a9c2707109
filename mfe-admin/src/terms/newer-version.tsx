import type { Terms } from '@overland/contracts';
import { Button, formatCreated, Notice, styled } from '@overland/ui';
import { ReadVersion } from './read-version';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 10 });

interface NewerVersionProps {
  newer: Terms;
  onTake: () => void;
  onKeep: () => void;
}

/** Somebody else saved in the meantime: nothing written here is lost, and nothing of theirs is overwritten unseen. */
export function NewerVersion({ newer, onTake, onKeep }: NewerVersionProps) {
  const { version, createdBy, createdAt } = newer;
  return (
    <Notice tone="stop" live>
      {createdBy} saved version {version} on {formatCreated(createdAt)}, while you were writing. Nothing of
      yours was saved, and your text is still here.
      <Buttons>
        <ReadVersion terms={newer} />
        <Button size="small" onClick={onKeep}>
          Go on with my text
        </Button>
        <Button size="small" onClick={onTake}>
          Use version {version}
        </Button>
      </Buttons>
    </Notice>
  );
}
