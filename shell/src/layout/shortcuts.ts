/** The page that `g` and another key lead to, where the sidebar has it. */
const placeKeys = { q: '/quotes', o: '/orders', c: '/cod', r: '/reports' } as const;
export type ShortcutPlace = (typeof placeKeys)[keyof typeof placeKeys];
export type ShortcutAction = 'search' | 'newQuote' | 'help' | ShortcutPlace;

interface Shortcut {
  keys: readonly string[];
  action: ShortcutAction;
}

export const shortcuts: readonly Shortcut[] = [
  { keys: ['/'], action: 'search' },
  { keys: ['n'], action: 'newQuote' },
  ...Object.entries(placeKeys).map(([key, action]) => ({ keys: ['g', key], action })),
  { keys: ['?'], action: 'help' },
];

/** What the keys pressed so far mean; a key alone counts, or the two last ones. */
export function actionOf(before: string | null, key: string): ShortcutAction | null {
  const pair = shortcuts.find(({ keys }) => keys.length === 2 && keys[0] === before && keys[1] === key);
  const single = shortcuts.find(({ keys }) => keys.length === 1 && keys[0] === key);
  return (pair ?? single)?.action ?? null;
}
