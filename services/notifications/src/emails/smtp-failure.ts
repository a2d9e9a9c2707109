/**
 * Why an email was not sent. `refused`: it never will be. `deferred`: not now. `unreachable`: nothing would,
 * because the server is down or does not let us in.
 */
export interface SmtpFailure {
  kind: 'refused' | 'deferred' | 'unreachable';
  /** Fit to show in the log of an order. */
  reason: string;
}

interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
  response?: unknown;
}

/** Replies about our own login at the server, not about the email. */
const signInCodes = [530, 534, 535, 538];
const serviceNotAvailable = 421;

/** Sorts what nodemailer threw. */
export function smtpFailureOf(error: unknown): SmtpFailure {
  const { code, responseCode, response } = asSmtpError(error);
  const answer = typeof response === 'string' ? response.replace(/\s+/g, ' ').slice(0, 300) : '';
  const isOfThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const status = typeof responseCode === 'number' ? responseCode : null;
  if (isOfThisMail && status === null) {
    return { kind: 'refused', reason: 'The address cannot be written to.' };
  }
  if (isOfThisMail && status !== null && status >= 500 && !signInCodes.includes(status)) {
    return { kind: 'refused', reason: `The mail server refused it: ${answer}` };
  }
  if (isOfThisMail && status !== null && status >= 400 && status < 500 && status !== serviceNotAvailable) {
    return { kind: 'deferred', reason: `The mail server asked to try later: ${answer}` };
  }
  return { kind: 'unreachable', reason: unreachableReason(code) };
}

function unreachableReason(code: unknown): string {
  if (code === 'EAUTH') return 'The mail server did not accept our sign-in.';
  if (code === 'ETIMEDOUT') return 'The mail server did not answer in time.';
  return 'The mail server could not be reached.';
}

function asSmtpError(error: unknown): SmtpError {
  return typeof error === 'object' && error !== null ? error : {};
}
