import type { OwnSecondSteps } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import {
  Button,
  DeviceIcon,
  EmailIcon,
  FileIcon,
  PlainList,
  QueryState,
  recoveryCodeDays,
  Section,
  SkeletonCard,
  stepDays,
  styled,
} from '@overland/ui';
import { useApiQuery } from '@overland/web';
import { useId } from 'react';
import { StopLink } from '../item-list';
import { PasskeysRow } from './passkeys-row';
import { hasTheRequiredOne, RequiredNote, StepRow } from './step-row';
import { type SecondStepActions, useSecondStepActions } from './use-second-step-actions';

const Few = styled('b')({ color: 'var(--amber-ink)' });
/** With so few codes left it is time for new ones. */
const few = 3;

export function SecondStepsCard({ email }: { email: string }) {
  const query = useApiQuery(calls.secondStep.own, {}, 'There was an error getting how you sign in');
  const actions = useSecondStepActions();
  return (
    <Section
      title="How you sign in"
      note="You sign in with your password and one of these, or by a passkey alone. A passkey or an app is safer than email."
    >
      <QueryState query={query} skeleton={<SkeletonCard height={292} />}>
        {(own) => <Steps own={own} email={email} actions={actions} />}
      </QueryState>
      {actions.dialogs}
    </Section>
  );
}

interface StepsProps {
  own: OwnSecondSteps;
  email: string;
  actions: SecondStepActions;
}

function Steps({ own, email, actions }: StepsProps) {
  return (
    <PlainList>
      <PasskeysRow own={own} actions={actions} />
      <AuthenticatorRow own={own} actions={actions} />
      <StepRow
        icon={<EmailIcon />}
        name="Code by email"
        isOn
        note={`To ${email || 'your address'}. Always there as a fallback.`}
      />
      <RecoveryRow own={own} actions={actions} />
    </PlainList>
  );
}

function AuthenticatorRow({ own, actions }: Omit<StepsProps, 'email'>) {
  const { authenticator } = own;
  const id = useId();
  const stays = authenticator !== null && hasTheRequiredOne(own);
  const text = authenticator
    ? stepDays(authenticator, new Date())
    : 'Six digits from an app, also without a connection.';
  const note = (
    <>
      {text}
      {stays && <RequiredNote id={id} />}
    </>
  );
  return (
    <StepRow icon={<DeviceIcon />} name="Authenticator app" isOn={authenticator !== null} note={note}>
      {authenticator ? (
        <StopLink
          aria-label="Remove the authenticator app"
          aria-describedby={stays ? id : undefined}
          disabled={actions.isBusy || stays}
          onClick={() => void actions.removeAuthenticator()}
        >
          Remove
        </StopLink>
      ) : (
        <Button
          size="small"
          aria-label="Set up an authenticator app"
          disabled={actions.isBusy}
          onClick={actions.setUpAuthenticator}
        >
          Set Up
        </Button>
      )}
    </StepRow>
  );
}

function RecoveryRow({ own, actions }: Omit<StepsProps, 'email'>) {
  const { left } = own.recoveryCodes;
  if (own.authenticator === null && own.passkeys.length === 0) return null;
  const count = left < few ? <Few>{left} of 10 left</Few> : `${left} of 10 left`;
  const note = (
    <>
      {count}
      {recoveryCodeDays(own.recoveryCodes, new Date())}
    </>
  );
  return (
    <StepRow icon={<FileIcon />} name="Recovery codes" note={note}>
      <Button size="small" disabled={actions.isBusy} onClick={() => void actions.makeRecoveryCodes()}>
        Make New Ones
      </Button>
    </StepRow>
  );
}
