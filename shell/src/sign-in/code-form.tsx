import { type CodeStep, codeSteps, messages, type SecondStep, SignInCode } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Note, PlainList, styled, TextButton, useDocumentTitle } from '@overland/ui';
import { CodeField, Form, SubmitButton, TextField } from '@overland/ui/forms';
import { ApiError, api, Link, Navigate, useLocation } from '@overland/web';
import { useState } from 'react';
import { CenteredLine } from './parts';
import { PasskeyForm } from './passkey-form';
import { readSignInState } from './sign-in-state';
import { staysInField } from './stays-in-field';
import { useExchange } from './use-exchange';

const Others = styled(PlainList)({
  padding: '4px 0 0',
  borderTop: '1px solid var(--line)',
  '& button': { padding: '10px 0' },
});

/** The second step, one at a time, the best first. The wrapper redirects once the session is there. */
export function CodeForm() {
  const { email, from, steps } = readSignInState(useLocation().state);
  const [step, setStep] = useState(steps[0] ?? 'emailCode');
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  const title = titles[step];
  useDocumentTitle(title);
  if (email === null) return <Navigate to="/login" replace />;
  const choose = async (next: SecondStep) => {
    setFailure(null);
    try {
      if (next === 'emailCode') await api(calls.signIn.sendCode, { body: { email } });
      setStep(next);
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : messages.internal);
    }
  };
  const sendAgain = async () => {
    setFailure(null);
    try {
      await api(calls.signIn.sendCode, { body: { email: email, again: true } });
      setSent(sent + 1);
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : messages.internal);
    }
  };
  const others = steps.filter((one) => one !== step);
  return (
    <>
      <h1>{title}</h1>
      {isCode(step) && <CodeStepForm key={`${step}${sent}`} step={step} email={email} label={title} />}
      {step === 'emailCode' && sent > 0 && (
        <Note role="status">We have sent another code. The one before does not work any more.</Note>
      )}
      {step === 'emailCode' && (
        <CenteredLine>
          <TextButton {...staysInField} onClick={() => void sendAgain()}>
            Send the code again
          </TextButton>
        </CenteredLine>
      )}
      {step === 'passkey' && <PasskeyForm email={email} />}
      {others.length > 0 && (
        <Others aria-label="Other ways to sign in">
          {others.map((other) => (
            <li key={other}>
              <TextButton {...staysInField} onClick={() => void choose(other)}>
                {offers[other]}
              </TextButton>
            </li>
          ))}
        </Others>
      )}
      {failure !== null && <Note role="alert">{failure}</Note>}
      <CenteredLine>
        <Link to="/login" state={{ from }}>
          Back to sign in
        </Link>
      </CenteredLine>
    </>
  );
}

const isCode = (step: SecondStep): step is CodeStep => codeSteps.includes(step as CodeStep);

const titles: Record<SecondStep, string> = {
  passkey: 'Use your passkey',
  authenticator: 'Enter your code',
  recoveryCode: 'Enter a recovery code',
  emailCode: 'Enter your code',
};

const offers: Record<SecondStep, string> = {
  passkey: 'Use a passkey',
  authenticator: 'Use your authenticator app',
  recoveryCode: 'Use a recovery code',
  emailCode: 'Email me a code',
};

interface CodeStepFormProps {
  step: CodeStep;
  email: string;
  label: string;
}

function CodeStepForm({ step, email, label }: CodeStepFormProps) {
  const exchange = useExchange();
  return (
    <>
      <Note>{explanationOf(step, email)}</Note>
      <Form
        label={label}
        schema={SignInCode}
        defaultValues={{ email, code: '', step }}
        onSubmit={async (body, form) => {
          try {
            await exchange(() => api(calls.signIn.login, { body }, messages.loginFailed));
          } catch (error) {
            if (!(error instanceof ApiError) || error.code !== 'wrongCode') throw error;
            form.setError('code', { type: 'server', message: error.message });
          }
        }}
      >
        {step === 'recoveryCode' ? (
          <TextField name="code" label="Recovery code" autoComplete="off" maxLength={60} autoFocus />
        ) : (
          <CodeField name="code" label="Code" autoFocus />
        )}
        <SubmitButton busyLabel="Checking..." wide>
          Sign in
        </SubmitButton>
      </Form>
    </>
  );
}

function explanationOf(step: CodeStep, email: string): string {
  switch (step) {
    case 'emailCode':
      return `We have emailed a six-digit code to ${email}.`;
    case 'authenticator':
      return 'Open your authenticator app and enter the six digits that it shows for this account.';
    case 'recoveryCode':
      return 'Enter one of the codes that you have kept. Each works once.';
  }
}
