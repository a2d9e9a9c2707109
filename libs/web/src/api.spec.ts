import { calls } from '@overland/contracts/calls';
import { said } from '@overland/contracts/format';
import { addTexts, inLanguage } from '@overland/i18n';
import { texts as spanish } from '@overland/i18n/es';
import { api, apiFile } from './api';
import { ApiError, errorOfReply } from './api-error';
import { addressOf } from './api-request';
import { useConfirmation } from './confirmation-store';
import { useSession } from './session-store';

// Node.js has no local storage to keep the session in.
jest.mock('zustand/middleware', () => ({ persist: <T>(store: T) => store }));

const identity = { token: 't1', role: 'User', userId: 'u', portalId: 'p' } as const;
const answer = (status: number, body: unknown) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }));
const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const thrown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ApiError)) throw new Error('The call was expected to fail with an ApiError.');
  return thrown;
};

beforeEach(() => useSession.getState().signedIn(identity));
afterEach(() => jest.restoreAllMocks());

describe('the address of a call', () => {
  it('fills in parameters, escaped', () => {
    expect(addressOf('/order/:orderId', { params: { orderId: 'a/b' } })).toBe('/api/order/a%2Fb');
  });
  it('leaves out parameters that are not set', () => {
    expect(addressOf('/users', { query: { searchText: 'a b', portalId: undefined } })).toBe(
      '/api/users?searchText=a+b',
    );
  });
  it('refuses a missing parameter instead of asking for something else', () => {
    expect(() => addressOf('/user/:userId', { params: { userId: '' } })).toThrow('needs userId');
  });
});

describe('a call', () => {
  it('carries the token with the prefix JWT and returns the body', async () => {
    const fetched = answer(200, { _id: 'u' });
    await expect(api(calls.users.own, {})).resolves.toEqual({ _id: 'u' });
    const headers = fetched.mock.calls[0]?.[1]?.headers as Headers;
    expect(headers.get('Authorization')).toBe('JWT t1');
  });

  it('starts its own trace, in the W3C format', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
    await api(calls.users.own, {});
    await api(calls.users.own, {});
    const traces = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('traceparent'));
    for (const trace of traces) expect(trace).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(new Set(traces).size).toBe(2);
  });

  it('throws the server’s message, code and field errors', async () => {
    answer(400, {
      code: 'invalid',
      message: 'No.',
      errors: [{ path: 'email', message: 'Bad.' }],
      requestId: 'r1',
    });
    const error = await failureOf(api(calls.signIn.forgotPassword, { body: { email: 'x' } }));
    expect(error).toMatchObject({ code: 'invalid', status: 400, message: 'No.', requestId: 'r1' });
    expect(error.errors).toEqual([{ path: 'email', message: 'Bad.' }]);
  });

  it('without an answer shows the default of that call', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed'));
    const error = await failureOf(
      api(calls.portals.list, { query: {} }, 'There was an error getting portals'),
    );
    expect(error).toMatchObject({
      code: 'offline',
      status: 0,
      message: 'There was an error getting portals',
    });
  });

  it('whose file breaks off shows the default of that call', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('broken')) });
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
    const whenUnreachable = 'There was an error making the PDF';
    const error = await failureOf(apiFile(calls.orders.pdf, { params: { orderId: 'o' } }, whenUnreachable));
    expect(error).toMatchObject({ code: 'offline', message: whenUnreachable });
  });

  it('without an answer and without a message of its own reports that the server was not reached', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed'));
    const error = await failureOf(api(calls.users.own, {}));
    expect(error.message).toBe('We could not reach the server. Your entries are kept; please try again.');
  });
});

describe('a 401', () => {
  const refusal = {
    code: 'unauthorized',
    message: 'Your session has ended. Please sign in again.',
    requestId: 'r',
  };

  it('on a signed-in call ends the session with the server’s message', async () => {
    answer(401, refusal);
    await failureOf(api(calls.users.own, {}));
    expect(useSession.getState()).toMatchObject({
      token: null,
      role: null,
      unauthorizedMessage: refusal.message,
    });
  });

  it('on a sign-in call does not change the session', async () => {
    answer(401, { ...refusal, code: 'wrongCredentials' });
    await failureOf(api(calls.signIn.verifyEmail, { body: { email: 'a@b.co', password: 'x' } }));
    expect(useSession.getState().token).toBe('t1');
  });

  it('of an older token does not end a newer session', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      useSession.getState().signedIn({ ...identity, token: 't2' });
      return new Response(JSON.stringify(refusal), { status: 401 });
    });
    await failureOf(api(calls.users.own, {}));
    expect(useSession.getState().token).toBe('t2');
  });
});

describe('to a reader of Spanish', () => {
  beforeAll(() => addTexts('es', spanish));
  const inSpanish = (body: object) =>
    inLanguage('es', () => errorOfReply(400, { code: 'invalid', requestId: 'r', ...body }));

  it('a message and those of fields are made of their texts and values', () => {
    const message = said('This quote expired on {day}.', { day: '2026-09-01' });
    const ofField = said('Please use at most {max} characters.', { max: '1,000' });
    const { message: text, errors } = inSpanish({ ...message, errors: [{ path: 'note', ...ofField }] });
    expect(text).toBe('Esta cotización venció el 1 de sept. de 2026.');
    expect(errors).toEqual([{ path: 'note', message: 'Use 1,000 caracteres como máximo.' }]);
  });

  it('those of an older service, with the values in them, stay English', () => {
    const message = 'This quote expired on Sep 1, 2026.';
    const errors = [{ path: 'note', message: 'Please use at most 1,000 characters.' }];
    expect(inSpanish({ message, errors })).toMatchObject({ message, errors });
  });
});

it('an error page of a proxy counts as unavailable, never as its text', () => {
  expect(errorOfReply(502, null)).toMatchObject({ code: 'unavailable', status: 502 });
  expect(errorOfReply(502, '<html>')).toMatchObject({
    message: 'This part of the system is not available right now. Please try again in a moment.',
  });
});

describe('a call that asks for the password again', () => {
  const refusal = { code: 'confirmationRequired', message: 'Please confirm.', requestId: 'r' };
  const remove = () => api(calls.secondStep.removeAuthenticator, {});
  const refuseFirst = () =>
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response('{"message":"Removed."}'))
      .mockResolvedValueOnce(new Response(JSON.stringify(refusal), { status: 403 }));
  const asked = () => until(() => useConfirmation.getState().isAsked);

  it('is sent again once it was given', async () => {
    const fetched = refuseFirst();
    const answer = remove();
    await asked();
    useConfirmation.getState().settle(true);
    await expect(answer).resolves.toEqual({ message: 'Removed.' });
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(useConfirmation.getState().isAsked).toBe(false);
  });

  it('fails with the server’s message when it was not given, and is not sent again', async () => {
    const fetched = refuseFirst();
    const failure = failureOf(remove());
    await asked();
    useConfirmation.getState().settle(false);
    expect(await failure).toMatchObject({ code: 'confirmationRequired', message: 'Please confirm.' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('asks once for all that wait, and never twice for the same call', async () => {
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response(JSON.stringify(refusal), { status: 403 }));
    const failures = [failureOf(remove()), failureOf(remove())];
    await until(() => fetched.mock.calls.length === 2);
    await asked();
    useConfirmation.getState().settle(true);
    await Promise.all(failures);
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it('fails when the person signs out instead', async () => {
    refuseFirst();
    const failure = failureOf(remove());
    await asked();
    useSession.getState().clear();
    expect(await failure).toMatchObject({ code: 'confirmationRequired' });
  });
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve));
}

it('a missing second step is learned from the refusal of any call', async () => {
  answer(403, { code: 'secondStepRequired', message: 'Please set one up.', requestId: 'r' });
  await failureOf(api(calls.users.own, {}));
  expect(useSession.getState()).toMatchObject({ token: 't1', lacksSecondStep: true });
  useSession.getState().signedIn({ ...identity, token: 't2' });
  expect(useSession.getState().lacksSecondStep).toBe(false);
});
