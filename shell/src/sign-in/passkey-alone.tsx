import { Button, KeyIcon, Notice, styled } from '@overland/ui';
import { staysInField } from './stays-in-field';
import { usePasskeyAlone } from './use-passkey-alone';

const Parts = styled('div')({ display: 'grid', gap: 18 });
const Or = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: 'var(--ink-2)',
  '&::before, &::after': { content: '""', flex: 1, borderTop: '1px solid var(--line)' },
});

/** A passkey in place of email and password. */
export function PasskeyAlone() {
  const { isBusy, failure, use } = usePasskeyAlone();
  return (
    <Parts>
      <Or aria-hidden="true">or</Or>
      <Button
        wide
        busy={isBusy}
        busyLabel="Waiting for your passkey..."
        {...staysInField}
        onClick={() => void use()}
      >
        <KeyIcon /> Sign in with a passkey
      </Button>
      {failure !== null && (
        <Notice tone="amber" live>
          {failure}
        </Notice>
      )}
    </Parts>
  );
}
