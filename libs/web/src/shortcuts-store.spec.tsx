import { shortcutsStorageName, useShortcutsStore } from './shortcuts-store';

it('has shortcuts on until the user switches them off', () => {
  expect(useShortcutsStore.getState().isOn).toBe(true);
});

it('keeps the choice in this browser', async () => {
  useShortcutsStore.getState().setOn(false);
  expect(localStorage.getItem(shortcutsStorageName)).toContain('false');
  useShortcutsStore.setState({ isOn: true });
  localStorage.setItem(shortcutsStorageName, JSON.stringify({ state: { isOn: false }, version: 0 }));
  await useShortcutsStore.persist.rehydrate();
  expect(useShortcutsStore.getState().isOn).toBe(false);
});
