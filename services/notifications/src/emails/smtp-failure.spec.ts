import { ServerUnreachable, smtpFailureOf } from './smtp-failure.js';

describe('what went wrong with an email', () => {
  it.each([
    ['refused', { code: 'EENVELOPE', responseCode: 550, response: '550 5.1.1 No such user' }],
    ['refused', { code: 'EMESSAGE', responseCode: 554, response: '554 spam' }],
    ['refused', { code: 'EENVELOPE' }],
    ['deferred', { code: 'EENVELOPE', responseCode: 451, response: '451 greylisted' }],
    ['deferred', { code: 'EENVELOPE', responseCode: 421, response: '421 closing' }],
    ['unreachable', { code: 'EENVELOPE', responseCode: 530, response: '530 authenticate first' }],
    ['unreachable', { code: 'EAUTH', responseCode: 535, response: '535 no' }],
    ['unreachable', { code: 'ETLS' }],
    ['unreachable', { code: 'ESOCKET', syscall: 'connect' }],
    ['unreachable', { code: 'EDNS', syscall: 'getaddrinfo' }],
    ['unreachable', new ServerUnreachable({ code: 'ETIMEDOUT' })],
    ['interrupted', { code: 'ESOCKET', syscall: 'read' }],
    ['interrupted', { code: 'ECONNECTION' }],
    ['interrupted', { code: 'ETIMEDOUT' }],
    ['interrupted', new Error('anything else')],
  ])('is %s: %j', (kind, error) => {
    expect(smtpFailureOf(error).kind).toBe(kind);
  });

  it('gives the answer of the server in one line', () => {
    const error = { code: 'EENVELOPE', responseCode: 550, response: '550-5.1.1 No\r\n550 such user' };
    expect(smtpFailureOf(error).reason).toBe('The mail server refused it: 550-5.1.1 No 550 such user');
  });
});
