/** What completes a sign-in after the password, in the order in which it is offered. */
export const secondSteps = ['passkey', 'authenticator', 'recoveryCode', 'emailCode'] as const;
export type SecondStep = (typeof secondSteps)[number];

/** Those that are a code to type. */
export const codeSteps = ['emailCode', 'authenticator', 'recoveryCode'] as const;
export type CodeStep = (typeof codeSteps)[number];

/** What the list of users shows: the best step that a person has; null before the first sign-in. */
export const shownSteps = ['passkey', 'authenticator', 'emailCode'] as const;
export type ShownStep = (typeof shownSteps)[number];

export const secondStepLabels: Record<SecondStep, string> = {
  passkey: 'Passkey',
  authenticator: 'Authenticator app',
  recoveryCode: 'Recovery code',
  emailCode: 'Code by email',
};

/** What the owner of an account is told by email. */
export const secondStepChanges = [
  'passkeyAdded',
  'passkeyRemoved',
  'authenticatorAdded',
  'authenticatorRemoved',
  'recoveryCodesMade',
  'reset',
] as const;
export type SecondStepChange = (typeof secondStepChanges)[number];

/** How many recovery codes a person gets at a time; each works once. */
export const recoveryCodeCount = 10;
