import { useShortcutsStore } from '@overland/web';
import { isPaletteKey } from './palette-key';

const press = (init: KeyboardEventInit) => isPaletteKey(new KeyboardEvent('keydown', init));

afterEach(() => useShortcutsStore.setState({ isOn: true }));

it('is Ctrl and K, in either case of the letter, and nothing else', () => {
  expect(press({ key: 'k', ctrlKey: true })).toBe(true);
  expect(press({ key: 'K', ctrlKey: true })).toBe(true);
  for (const other of [
    { key: 'k' },
    { key: 'k', metaKey: true },
    { key: 'k', ctrlKey: true, shiftKey: true },
    { key: 'k', ctrlKey: true, altKey: true },
    { key: 'j', ctrlKey: true },
  ]) {
    expect(press(other)).toBe(false);
  }
});

it('is none while shortcuts are switched off', () => {
  useShortcutsStore.setState({ isOn: false });
  expect(press({ key: 'k', ctrlKey: true })).toBe(false);
});
