export type ShortcutAction = 'search' | 'quotes' | 'orders' | 'newQuote' | 'help';

interface Shortcut {
  keys: readonly string[];
  action: ShortcutAction;
}

export const shortcuts: readonly Shortcut[] = [
  { keys: ['/'], action: 'search' },
  { keys: ['n'], action: 'newQuote' },
  { keys: ['g', 'q'], action: 'quotes' },
  { keys: ['g', 'o'], action: 'orders' },
  { keys: ['?'], action: 'help' },
];

/** What the keys pressed so far mean; a key alone counts, or the two last ones. */
export function actionOf(before: string | null, key: string): ShortcutAction | null {
  const pair = shortcuts.find(({ keys }) => keys.length === 2 && keys[0] === before && keys[1] === key);
  const single = shortcuts.find(({ keys }) => keys.length === 1 && keys[0] === key);
  return (pair ?? single)?.action ?? null;
}
