import { TmsRefusal, TmsUnavailable } from '../tms-port.js';
import { errorOf, NotThere } from './http-answer.js';

const context = { now: new Date('2026-11-22T15:00:00Z'), secrets: ['the-secret', 'the-token'] };
const errorFor = (status: number, text = '', retryAfter: string | null = null) =>
  errorOf({ status, text, retryAfter }, context);

describe('an answer of Super Dispatch', () => {
  it('is no error when it is a success', () => {
    expect(errorFor(201)).toBeNull();
  });

  it.each([301, 401, 403, 429, 500, 502, 503])('of %i may be different later', (status) => {
    expect(errorFor(status)).toBeInstanceOf(TmsUnavailable);
  });

  it.each([400, 409, 422])('of %i is final', (status) => {
    expect(errorFor(status)).toBeInstanceOf(TmsRefusal);
  });

  it('of 404 says that the order is not there', () => {
    expect(errorFor(404)).toBeInstanceOf(NotThere);
  });

  it('keeps the wait that a 503 asks for, and no wait of the past', () => {
    expect(errorFor(503, '', '12')).toMatchObject({ afterMs: 12_000 });
    expect(errorFor(429, '', 'Sun, 22 Nov 2026 14:00:00 GMT')).toMatchObject({ afterMs: 0 });
  });

  it.each([
    ['{"message":"number must be unique"}', 'number must be unique'],
    ['{"status":"fail","data":{"message":"vin is not valid"}}', 'vin is not valid'],
    ['plain words', 'plain words'],
  ])('%s tells the reason', (text, reason) => {
    expect(errorFor(400, text)?.message).toBe(`Super Dispatch refused (400): ${reason}`);
  });

  it('shows no page of a proxy, and at most 300 signs', () => {
    expect(errorFor(400, '<html>Bad gateway</html>')?.message).toBe('Super Dispatch refused (400).');
    expect(errorFor(400, 'x'.repeat(5_000))?.message.length).toBeLessThan(340);
  });

  it('repeats neither the token nor the secret', () => {
    const message = errorFor(400, '{"message":"bad the-token of the-secret"}')?.message;
    expect(message).toBe('Super Dispatch refused (400): bad … of …');
  });
});
