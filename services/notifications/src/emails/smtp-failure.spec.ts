import { SmtpCircuit } from './smtp-circuit.js';
import { smtpFailureOf } from './smtp-failure.js';

describe('what went wrong with a mail', () => {
  it.each([
    ['refused', { code: 'EENVELOPE', responseCode: 550, response: '550 5.1.1 No such user' }],
    ['refused', { code: 'EMESSAGE', responseCode: 554, response: '554 spam' }],
    ['refused', { code: 'EENVELOPE' }],
    ['deferred', { code: 'EENVELOPE', responseCode: 451, response: '451 greylisted' }],
    ['unreachable', { code: 'EENVELOPE', responseCode: 421, response: '421 closing' }],
    ['unreachable', { code: 'EENVELOPE', responseCode: 530, response: '530 authenticate first' }],
    ['unreachable', { code: 'EAUTH', responseCode: 535, response: '535 no' }],
    ['unreachable', { code: 'ESOCKET' }],
    ['unreachable', new Error('anything else')],
  ])('is %s: %j', (kind, error) => {
    expect(smtpFailureOf(error).kind).toBe(kind);
  });

  it('tells the answer of the server in one line', () => {
    const error = { code: 'EENVELOPE', responseCode: 550, response: '550-5.1.1 No\r\n550 such user' };
    expect(smtpFailureOf(error).reason).toBe('The mail server refused it: 550-5.1.1 No 550 such user');
  });
});

describe('a mail server that is down', () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000);

  it('is tried by one mail every 30 s until it answers', () => {
    const circuit = new SmtpCircuit();
    expect([0, 1].map((seconds) => circuit.enter(at(seconds)))).toEqual([true, true]);
    circuit.serverIsDown(at(2));
    expect([3, 31, 32, 33, 61, 62].map((seconds) => circuit.enter(at(seconds)))).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
    circuit.serverAnswered();
    expect([63, 64].map((seconds) => circuit.enter(at(seconds)))).toEqual([true, true]);
  });
});
