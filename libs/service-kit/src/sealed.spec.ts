import { open, seal } from './sealed.js';

const key = 'a key that is thirty-two characters or more';

describe('a sealed text', () => {
  it('is read by who has the key, and looks different every time', () => {
    expect(open(seal('123456 – ü', key), key)).toBe('123456 – ü');
    expect(open(seal('', key), key)).toBe('');
    expect(seal('123456', key)).not.toBe(seal('123456', key));
    expect(seal('123456', key)).not.toContain('123456');
  });

  it('is refused under another key, changed or cut', () => {
    const sealed = seal('123456', key);
    expect(() => open(sealed, `${key}!`)).toThrow();
    const [version, iv, tag, text = ''] = sealed.split('.');
    const changed = text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`;
    expect(() => open([version, iv, tag, changed].join('.'), key)).toThrow();
    expect(() => open([version, iv, tag?.slice(0, 6), text].join('.'), key)).toThrow();
    expect(() => open('', key)).toThrow('Not a sealed text.');
  });
});
