/** What a key does (docs: the frame). */
export type ShortcutAction = 'search' | 'quotes' | 'orders' | 'newQuote' | 'help';

export interface Shortcut {
  keys: readonly string[];
  action: ShortcutAction;
  label: string;
}

export const shortcuts: readonly Shortcut[] = [
  { keys: ['/'], action: 'search', label: 'Search in this list' },
  { keys: ['n'], action: 'newQuote', label: 'New quote' },
  { keys: ['g', 'q'], action: 'quotes', label: 'Quotes' },
  { keys: ['g', 'o'], action: 'orders', label: 'Orders' },
  { keys: ['?'], action: 'help', label: 'This list of keys' },
];

/** What the keys pressed so far mean; a key alone counts, or the two last ones. */
export function actionOf(before: string | null, key: string): ShortcutAction | null {
  const pair = shortcuts.find(({ keys }) => keys.length === 2 && keys[0] === before && keys[1] === key);
  const single = shortcuts.find(({ keys }) => keys.length === 1 && keys[0] === key);
  return (pair ?? single)?.action ?? null;
}
