import type { OrderRow, QuoteRow } from '@overland/contracts';
import { KeyIcon, MoonIcon, SunIcon, useScheme } from '@overland/ui';
import { usePageKeyList, useSession, useViewAs } from '@overland/web';
import { usePages } from '../app/areas';
import type { Entry } from './entries';
import { addressOf, commandsFor, isNamed, type OfferedCommand, readCommand } from './page-commands';

const group = 'Commands';
const shownFirst = 8;

/** What can be done beside going to a page: commands that areas bring, and those of the shell. */
export function useCommands(text: string) {
  const session = useSession();
  const viewedPortalId = useViewAs((state) => state.portalId);
  const offered = commandsFor(usePages(), { ...session, viewedPortalId });
  const { words, number } = readCommand(text);
  const named = offered.filter((command) => (words === '' ? command.isShownFirst : isNamed(command, words)));
  const own = useThemeEntries().filter(({ label }) => isNamed({ label, also: 'colors' }, words));
  return {
    /** The number that a command was typed with: lists are searched for it alone. */
    number: named.some(({ about }) => about !== null) ? number : '',
    entriesFor: (orders: readonly OrderRow[], quotes: readonly QuoteRow[]): Entry[] => [
      ...own,
      ...named.flatMap((command) => entriesOf(command, number, { order: orders, quote: quotes })),
    ],
  };
}

/** What the order or quote does not allow now is not offered. */
const isPossible = ({ where = {} }: OfferedCommand, row: OrderRow | QuoteRow): boolean =>
  Object.entries(where).every(([field, values]) =>
    values.some((value) => value === Object.entries(row).find(([name]) => name === field)?.[1]),
  );

type Rows = Record<'order' | 'quote', readonly (OrderRow | QuoteRow)[]>;

function entriesOf(command: OfferedCommand, number: string, rows: Rows): Entry[] {
  const { label, about } = command;
  const shared = { kind: 'page', group, icon: <KeyIcon />, isRemembered: false } as const;
  if (about === null)
    return number === '' ? [{ ...shared, id: `do ${label}`, label, to: addressOf(command) }] : [];
  if (number === '') {
    const detail = `Type the number of the ${about}`;
    return [{ ...shared, id: `do ${label}`, label: `${label} …`, detail, to: '', fill: `${label} ` }];
  }
  return rows[about]
    .filter((row) => String(row.uniqueId) === number && isPossible(command, row))
    .map((row) => ({
      ...shared,
      id: `do ${label} ${row._id}`,
      label: `${label}: #${number}`,
      detail: row.customerFullName,
      to: addressOf(command, row._id),
    }));
}

/** The steps of the page that is open; before anything is typed, its first ones. */
export function useStepEntries(text: string): Entry[] {
  const steps = usePageKeyList((state) => state.keys);
  const typed = text.trim().toLowerCase();
  const offered = typed === '' ? steps.slice(0, shownFirst) : steps.filter((step) => isNamed(step, typed));
  return offered.map(({ key, label, run }) => ({
    id: `step ${label}`,
    kind: 'page',
    group: 'On this page',
    icon: <KeyIcon />,
    to: '',
    isRemembered: false,
    label,
    run,
    ...(key !== undefined && { keyHint: key }),
  }));
}

function useThemeEntries(): Entry[] {
  const { setScheme } = useScheme();
  const shared = { kind: 'page', group, to: '', isRemembered: false } as const;
  return [
    { ...shared, id: 'dark', label: 'Dark theme', icon: <MoonIcon />, run: () => setScheme('dark') },
    { ...shared, id: 'light', label: 'Light theme', icon: <SunIcon />, run: () => setScheme('light') },
    {
      ...shared,
      id: 'system',
      label: 'Theme of this device',
      icon: <SunIcon />,
      run: () => setScheme('system'),
    },
  ];
}
