import { isReturnToProvider, type Terms } from '@overland/contracts';
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
  const isReturn = isReturnToProvider(newer);
  return (
    <Notice tone="stop" live>
      {createdBy} {isReturn ? 'went back to the provider’s terms' : `saved version ${version}`} on{' '}
      {formatCreated(createdAt)}, while you were writing. Nothing of yours was saved, and your text is still
      here.
      <Buttons>
        {!isReturn && <ReadVersion terms={newer} />}
        <Button size="small" onClick={onKeep}>
          Go on with my text
        </Button>
        <Button size="small" onClick={onTake}>
          {isReturn ? 'Use the provider’s' : `Use version ${version}`}
        </Button>
      </Buttons>
    </Notice>
  );
}
