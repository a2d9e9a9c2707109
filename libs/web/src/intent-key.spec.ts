import { createIntentKey } from './intent-key';

describe('the key of an intent', () => {
  it('stays for a second try of the same request', () => {
    const intent = createIntentKey();
    expect(intent.keyFor({ body: { a: 1 } })).toBe(intent.keyFor({ body: { a: 1 } }));
  });
  it('changes with the request, as the server refuses a key with another body', () => {
    const intent = createIntentKey();
    expect(intent.keyFor({ body: { a: 1 } })).not.toBe(intent.keyFor({ body: { a: 2 } }));
  });
  it('changes once the request has had its effect', () => {
    const intent = createIntentKey();
    const first = intent.keyFor({ body: { a: 1 } });
    intent.done();
    expect(intent.keyFor({ body: { a: 1 } })).not.toBe(first);
  });
});
