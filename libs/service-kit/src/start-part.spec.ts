import { sentenceOf } from './start-part.js';

describe('why a start failed', () => {
  it('is the message of the error', () => {
    expect(sentenceOf(new Error('Port 8080 is taken.'))).toBe('Port 8080 is taken.');
    expect(sentenceOf('no error at all')).toBe('no error at all');
  });

  it('is that of all errors, each once, where several addresses were tried', () => {
    const refused = (address: string) => new Error(`connect ECONNREFUSED ${address}`);
    expect(sentenceOf(new AggregateError([refused('::1'), refused('127.0.0.1'), refused('::1')]))).toBe(
      'connect ECONNREFUSED ::1\nconnect ECONNREFUSED 127.0.0.1',
    );
  });

  it('is never empty', () => {
    expect(sentenceOf(new TypeError(''))).toBe('TypeError');
    expect(sentenceOf(new AggregateError([]))).toBe('AggregateError');
  });
});
