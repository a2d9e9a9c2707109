import { type AppError, FixedClock } from '@overland/service-kit';
import { aSession, testKeys, tokenFor } from '@overland/service-kit/testing';
import { Sessions } from './sessions.js';

const start = new Date('2026-03-02T09:00:00Z');

function setUp() {
  const clock = new FixedClock(start);
  const identity = {
    asked: 0,
    isConfirmed: true,
    lacksSecondStep: false,
    answer: async (): Promise<boolean> => true,
  };
  const aGateway = () =>
    new Sessions({
      publicKey: testKeys().publicKey,
      now: () => clock.now().getTime(),
      ask: async () => {
        identity.asked += 1;
        const isActive = await identity.answer();
        return {
          isActive,
          isConfirmed: isActive && identity.isConfirmed,
          lacksSecondStep: identity.lacksSecondStep,
        };
      },
    });
  const sessions = aGateway();
  const token = tokenFor(aSession(), start);
  const codeOf = (text: string) =>
    sessions.check(text, 'request-1').then(
      () => 'in',
      (error: AppError) => error.code,
    );
  return { clock, identity, sessions, aGateway, token, codeOf };
}

it('asks identity at the first use and when the answer is 5 seconds old', async () => {
  const { clock, identity, token, codeOf } = setUp();
  await codeOf(token);
  clock.advanceSeconds(4.9);
  await codeOf(token);
  expect(identity.asked).toBe(1);
  clock.advanceSeconds(0.1);
  await codeOf(token);
  expect(identity.asked).toBe(2);
});

it('asks one question per session however many requests wait for it', async () => {
  const { identity, token, codeOf } = setUp();
  expect(await Promise.all(Array.from({ length: 50 }, () => codeOf(token)))).toEqual(Array(50).fill('in'));
  expect(identity.asked).toBe(1);
});

it('refuses a session that was signed out at another gateway after 5 seconds at most', async () => {
  const { clock, identity, aGateway, token, codeOf } = setUp();
  const other = aGateway();
  await Promise.all([codeOf(token), other.check(token, 'request-2')]);
  identity.answer = async () => false;
  other.end(token);
  await expect(other.check(token, 'request-3')).rejects.toMatchObject({ code: 'unauthorized' });
  clock.advanceSeconds(5);
  expect(await codeOf(token)).toBe('unauthorized');
});

it('refuses a session that was ended after 5 seconds at most, and then without asking', async () => {
  const { clock, identity, token, codeOf } = setUp();
  await codeOf(token);
  identity.answer = async () => false;
  clock.advanceSeconds(5);
  expect(await codeOf(token)).toBe('unauthorized');
  expect(await codeOf(token)).toBe('unauthorized');
  expect(identity.asked).toBe(2);
});

it('accepts a token checked less than 60 seconds ago while identity is down, then answers 503', async () => {
  const { clock, identity, token, codeOf } = setUp();
  await codeOf(token);
  identity.answer = () => Promise.reject(new Error('gone'));
  clock.advanceSeconds(59.9);
  expect(await codeOf(token)).toBe('in');
  clock.advanceSeconds(0.1);
  expect(await codeOf(token)).toBe('unavailable');
  identity.answer = async () => true;
  expect(await codeOf(token)).toBe('in');
});

it('does not wait for an identity that has just failed to answer', async () => {
  const { clock, identity, token, codeOf } = setUp();
  await codeOf(token);
  identity.answer = () => Promise.reject(new Error('gone'));
  clock.advanceSeconds(10);
  await codeOf(token);
  await codeOf(token);
  expect(identity.asked).toBe(2);
  clock.advanceSeconds(2);
  await codeOf(token);
  expect(identity.asked).toBe(3);
});

it('answers 503 for an unknown token while identity is down', async () => {
  const { identity, token, codeOf } = setUp();
  identity.answer = () => Promise.reject(new Error('gone'));
  expect(await codeOf(token)).toBe('unavailable');
});

it('refuses a token at once after its sign-out, even when an older question answers yes', async () => {
  const { identity, sessions, token, codeOf } = setUp();
  let answer: (isActive: boolean) => void = () => undefined;
  identity.answer = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const waiting = codeOf(token);
  sessions.end(token);
  answer(true);
  expect([await waiting, await codeOf(token)]).toEqual(['unauthorized', 'unauthorized']);
});

it('never asks about a token that is not ours', async () => {
  const { identity, token, codeOf } = setUp();
  expect(await codeOf(`${token}x`)).toBe('unauthorized');
  expect(identity.asked).toBe(0);
});

describe('a dangerous call', () => {
  async function outcomeOf({ sessions }: ReturnType<typeof setUp>) {
    return sessions.requireConfirmed(aSession(), 'request-1').then(
      () => 'in',
      (error: AppError) => error.code,
    );
  }

  it('asks identity each time, so that a password counts from the moment it was given', async () => {
    const parts = setUp();
    parts.identity.isConfirmed = false;
    expect(await outcomeOf(parts)).toBe('confirmationRequired');
    parts.identity.isConfirmed = true;
    expect([await outcomeOf(parts), await outcomeOf(parts)]).toEqual(['in', 'in']);
    expect(parts.identity.asked).toBe(3);
  });

  it('is refused at once after the session has ended, and while identity is down', async () => {
    const parts = setUp();
    parts.identity.answer = async () => false;
    expect(await outcomeOf(parts)).toBe('unauthorized');
    parts.identity.answer = () => Promise.reject(new Error('gone'));
    expect(await outcomeOf(parts)).toBe('unavailable');
  });
});

describe('without the second step that a company requires', () => {
  it('a session is refused, but for setting one up, and let in as soon as there is one', async () => {
    const { identity, sessions, token, codeOf } = setUp();
    identity.lacksSecondStep = true;
    expect(await codeOf(token)).toBe('secondStepRequired');
    await expect(sessions.check(token, 'request-1', { withoutSecondStep: true })).resolves.toBeDefined();
    identity.lacksSecondStep = false;
    expect(await codeOf(token)).toBe('in');
  });

  it('a session is refused within 5 seconds after the company has begun to require it', async () => {
    const { clock, identity, token, codeOf } = setUp();
    await codeOf(token);
    identity.lacksSecondStep = true;
    clock.advanceSeconds(5);
    expect(await codeOf(token)).toBe('secondStepRequired');
  });

  it('a session stays refused while identity is down, and is not let in by an answer that fails', async () => {
    const { clock, identity, token, codeOf } = setUp();
    identity.lacksSecondStep = true;
    await codeOf(token);
    identity.answer = () => Promise.reject(new Error('gone'));
    expect([await codeOf(token), await codeOf(token)]).toEqual(['secondStepRequired', 'secondStepRequired']);
    clock.advanceSeconds(61);
    expect(await codeOf(token)).toBe('unavailable');
  });
});
