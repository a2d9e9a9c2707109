import type { QuoteStatus } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { AccountIcon, OrdersIcon, PlusIcon, QuotesIcon } from '@overland/ui';
import { useApiQuery, useSession, useSettled, useViewAs } from '@overland/web';
import type { ReactNode } from 'react';
import { pageIcon } from '../layout/page-icons';
import { usePageLinks } from '../layout/use-page-links';
import { type Entry, foundEntries } from './entries';
import { isNamed } from './page-commands';
import { useRecentChoices } from './recent-choices';
import { useCommands, useStepEntries } from './use-commands';
import { useCompanyEntries, usePeople } from './use-people';

interface Entries {
  entries: Entry[];
  isSearching: boolean;
  error: unknown;
  retry: () => void;
}

/**
 * What the palette offers for a text: steps of the open page, pages, commands, companies, orders, quotes and people.
 * Before anything is typed, what was opened last, and the commands that show what can be typed.
 */
export function useEntries(text: string): Entries {
  const pages = usePageEntries();
  const steps = useStepEntries(text);
  const recent = useRecentEntries(pages);
  const commands = useCommands(text);
  const companies = useCompanyEntries(text);
  const typed = text.trim();
  const wanted = commands.number || typed;
  const { searchText, orders, quotes, people, isSearching } = useFound(wanted, commands.number === '');
  const named = pages.filter((page) => isPageNamed(page, typed.toLowerCase()));
  // What was found for another text is not offered: Enter would open it.
  const isCurrent = wanted === searchText;
  // Both at once: what comes later would move what Enter opens.
  const isFound = isCurrent && !isSearching;
  const failed = isCurrent ? [orders, quotes, people].filter(({ isError }) => isError) : [];
  const asked = commands.entriesFor(
    isFound ? (orders.data?.rows ?? []) : [],
    isFound ? (quotes.data?.rows ?? []) : [],
  );
  return {
    entries: [
      ...steps,
      ...(typed === '' ? [...recent, ...asked, ...named] : [...named, ...asked]),
      ...companies,
      ...(isFound && orders.data ? foundEntries('order', orders.data, searchText) : []),
      ...(isFound && quotes.data ? foundEntries('quote', quotes.data, searchText) : []),
      ...(isFound ? people.entries : []),
    ],
    isSearching,
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}

/** What people call the pages besides. */
const otherWords: Readonly<Record<string, string>> = {
  '/get-quote': 'new price',
  '/cod': 'collect payments due',
  '/portals': 'companies tariffs discounts prices',
  '/portal/:portalId/settings': 'tariff discount company prices',
};

const isPageNamed = ({ label, id }: Entry, typed: string) =>
  label.toLowerCase().includes(typed) || isNamed({ label, also: otherWords[id] ?? '' }, typed);

function usePageEntries(): Entry[] {
  const page = (to: string, label: string, icon: ReactNode, path = to): Entry => ({
    id: path,
    kind: 'page',
    group: 'Pages',
    to,
    label,
    icon,
  });
  return [
    page('/get-quote', 'Get Quote', <PlusIcon />),
    ...usePageLinks().map(({ to, label, icon, path }) => page(to, label, pageIcon(icon), path)),
    page('/account', 'Account', <AccountIcon />),
  ];
}

/** The person's own, of the portal viewed as; of pages, those that may still be opened. */
function useRecentEntries(pages: readonly Entry[]): Entry[] {
  const portalId = useViewAs((state) => state.portalId);
  const userId = useSession((state) => state.userId);
  const choices = useRecentChoices((state) => state.choices);
  return choices.flatMap(({ kind, to, label, detail, ...choice }) => {
    const page = pages.find((one) => one.to === to);
    const isOwn = choice.userId === userId && choice.viewedAs === portalId;
    if (!isOwn || (kind === 'page' && !page)) return [];
    const icon = page?.icon ?? (kind === 'order' ? <OrdersIcon /> : <QuotesIcon />);
    return [{ id: `recent ${to}`, kind, group: 'Recent', to, label, icon, ...(detail && { detail }) }];
  });
}

const typingMs = 250;
const staleTime = 30_000;
/** More than the palette shows: `withNumberFirst` picks from them. */
const limit = 20;
/** As the list of quotes opens. */
const status: QuoteStatus[] = ['Unsaved', 'Saved', 'Booked'];

const canBeSearched = (text: string) => text.length >= 2 || (text !== '' && Number.isInteger(Number(text)));

/** Orders, quotes and people of the portal viewed as, searched as their lists are, once the typing pauses. */
function useFound(text: string, findsPeople: boolean) {
  const portalId = useViewAs((state) => state.portalId);
  const typed = text.trim();
  const searchText = useSettled(typed, typingMs);
  const enabled = canBeSearched(searchText);
  const settings = { enabled, staleTime };
  const foundOrders = useApiQuery(
    calls.orders.list,
    { body: { searchText, limit, portalId } },
    { ...settings, whenUnreachable: 'There was an error getting orders' },
  );
  const foundQuotes = useApiQuery(
    calls.quotes.list,
    { body: { searchText, limit, portalId, status } },
    { ...settings, whenUnreachable: 'There was an error getting quotes' },
  );
  const people = usePeople(searchText, enabled && findsPeople);
  return {
    searchText,
    people,
    orders: foundOrders,
    quotes: foundQuotes,
    isSearching:
      (canBeSearched(typed) && typed !== searchText) ||
      (enabled && (foundOrders.isPending || foundQuotes.isPending || people.isSearching)),
  };
}
