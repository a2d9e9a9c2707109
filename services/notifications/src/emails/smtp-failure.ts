/**
 * Why an email was not sent. `refused`: it will never be accepted. `deferred`: not now. `interrupted`: the connection broke off
 * or timed out, because of the email or the server. `unreachable`: nothing can be sent, because no connection can be made, or
 * the server rejects our login.
 */
export interface SmtpFailure {
  kind: 'refused' | 'deferred' | 'interrupted' | 'unreachable';
  reason: string;
}

interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
  response?: unknown;
  syscall?: unknown;
}

/** No connection to the mail server can be made; `cause` says why. */
export class ServerUnreachable extends Error {
  override readonly name = 'ServerUnreachable';
  constructor(override readonly cause: unknown) {
    super('No connection to the mail server can be made.');
  }
}

/** Replies about our login at the server, not about the email. */
const signInCodes = [530, 534, 535, 538];
const whileConnecting: unknown[] = ['EAUTH', 'ENOAUTH', 'ETLS', 'EDNS'];
const callsOfConnecting: unknown[] = ['connect', 'getaddrinfo'];

export function smtpFailureOf(error: unknown): SmtpFailure {
  if (error instanceof ServerUnreachable) return unreachable(asSmtpError(error.cause).code);
  const { code, responseCode, response, syscall } = asSmtpError(error);
  const answer = typeof response === 'string' ? response.replace(/\s+/g, ' ').slice(0, 300) : '';
  const status = typeof responseCode === 'number' ? responseCode : null;
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return aboutEmail(status, answer);
  if (whileConnecting.includes(code) || callsOfConnecting.includes(syscall)) return unreachable(code);
  return { kind: 'interrupted', reason: code === 'ETIMEDOUT' ? noAnswer : 'The mail server broke off.' };
}

function aboutEmail(status: number | null, answer: string): SmtpFailure {
  if (status === null) return { kind: 'refused', reason: 'The address cannot be written to.' };
  if (signInCodes.includes(status)) return unreachable('EAUTH');
  return status < 500
    ? { kind: 'deferred', reason: `The mail server asked to try later: ${answer}` }
    : { kind: 'refused', reason: `The mail server refused it: ${answer}` };
}

const noAnswer = 'The mail server did not answer in time.';

function unreachable(code: unknown): SmtpFailure {
  const reasons: Record<string, string> = {
    EAUTH: 'The mail server did not accept our sign-in.',
    ETIMEDOUT: noAnswer,
  };
  return { kind: 'unreachable', reason: reasons[String(code)] ?? 'The mail server could not be reached.' };
}

function asSmtpError(error: unknown): SmtpError {
  return typeof error === 'object' && error !== null ? error : {};
}
