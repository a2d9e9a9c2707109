import { decrypt, encrypt } from './encryption.js';

const key = 'a key that is thirty-two characters or more';

describe('an encrypted text', () => {
  it('can be read with the key, and looks different every time', () => {
    expect(decrypt(encrypt('123456 – ü', key), key)).toBe('123456 – ü');
    expect(decrypt(encrypt('', key), key)).toBe('');
    expect(encrypt('123456', key)).not.toBe(encrypt('123456', key));
    expect(encrypt('123456', key)).not.toContain('123456');
  });

  it('is refused with another key, when it was changed, and when it was cut', () => {
    const encrypted = encrypt('123456', key);
    expect(() => decrypt(encrypted, `${key}!`)).toThrow();
    const [version, iv, tag, text = ''] = encrypted.split('.');
    const changed = text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`;
    expect(() => decrypt([version, iv, tag, changed].join('.'), key)).toThrow();
    expect(() => decrypt([version, iv, tag?.slice(0, 6), text].join('.'), key)).toThrow();
    expect(() => decrypt('', key)).toThrow('Not an encrypted text.');
  });
});
