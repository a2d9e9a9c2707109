import type { OwnSecondSteps, Passkey } from '@overland/contracts';
import { Button, KeyIcon, Note, PlainList, stepDays, styled, TextButton } from '@overland/ui';
import { useId } from 'react';
import { StopLink } from '../item-list';
import { hasTheRequiredOne, RequiredNote, StepRow } from './step-row';
import type { SecondStepActions } from './use-second-step-actions';

const Keys = styled(PlainList)({ margin: '10px 0 0' });
const Key = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  padding: '8px 0',
  '& + &': { borderTop: '1px solid var(--line)' },
});
const Buttons = styled('div')({ display: 'flex', gap: 16, alignItems: 'center' });

interface PasskeysRowProps {
  own: OwnSecondSteps;
  actions: SecondStepActions;
}

export function PasskeysRow({ own, actions }: PasskeysRowProps) {
  const { passkeys } = own;
  return (
    <StepRow
      icon={<KeyIcon />}
      name="Passkeys"
      isOn={passkeys.length > 0}
      note={passkeys.length === 0 && 'Your fingerprint, your face or a security key. The quickest one.'}
      below={
        passkeys.length > 0 && (
          <Keys>
            {passkeys.map((passkey) => (
              <OnePasskey
                key={passkey._id}
                passkey={passkey}
                stays={hasTheRequiredOne(own)}
                actions={actions}
              />
            ))}
          </Keys>
        )
      }
    >
      <Button size="small" disabled={actions.isBusy} onClick={actions.addPasskey}>
        Add Passkey
      </Button>
    </StepRow>
  );
}

interface OnePasskeyProps {
  passkey: Passkey;
  /** It is the only second step, and the company requires one. */
  stays: boolean;
  actions: SecondStepActions;
}

function OnePasskey({ passkey, stays, actions }: OnePasskeyProps) {
  const id = useId();
  const { name } = passkey;
  return (
    <Key>
      <div>
        {name}
        <Note>
          {stepDays(passkey, new Date())}. {reachOf(passkey)}
          {stays && <RequiredNote id={id} />}
        </Note>
      </div>
      <Buttons>
        <TextButton aria-label={`Rename ${name}`} onClick={() => actions.renamePasskey(passkey)}>
          Rename
        </TextButton>
        <StopLink
          aria-label={`Remove ${name}`}
          aria-describedby={stays ? id : undefined}
          disabled={actions.isBusy || stays}
          onClick={() => void actions.removePasskey(passkey)}
        >
          Remove
        </StopLink>
      </Buttons>
    </Key>
  );
}

/** Of one that was added before this was asked, only its use can tell. */
function reachOf({ isDiscoverable }: Passkey): string {
  if (isDiscoverable === null) return 'Works after your password, and perhaps also without it.';
  return isDiscoverable ? 'Signs you in without a password.' : 'Works after your password.';
}
