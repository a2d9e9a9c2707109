import { calls } from '@overland/contracts/calls';
import { dotted } from '@overland/contracts/format';
import { judgePage } from '@overland/federation';
import { PortalsIcon, UsersIcon } from '@overland/ui';
import { useApiQuery, usePortals, useSeenPortal, useSession, useViewAs } from '@overland/web';
import { usePages } from '../app/areas';
import type { Entry } from './entries';

const shownOfEach = 5;
const shared = { kind: 'page', isRemembered: false } as const;

/** The page that shows things of this kind; null where there is none that the visitor may open. */
function usePageOf(shows: 'user' | 'company'): ((id: string) => string) | null {
  const session = useSession();
  const page = usePages().find((one) => one.shows === shows);
  if (!page || judgePage(page.access, {}, session) !== 'open') return null;
  return (id) => page.path.replace(/:\w+/, id);
}

/** Companies by their names, which MCAdmin alone has: their page, and what is theirs. */
export function useCompanyEntries(text: string): Entry[] {
  const addressOf = usePageOf('company');
  const viewAs = useViewAs((state) => state.viewAs);
  const typed = text.trim().toLowerCase();
  const portals = usePortals().data?.rows ?? [];
  if (addressOf === null || typed.length < 2) return [];
  return portals
    .filter(({ companyName }) => companyName.toLowerCase().includes(typed))
    .slice(0, shownOfEach)
    .flatMap(({ _id, companyName: label }): Entry[] => {
      const company = { ...shared, group: 'Companies', icon: <PortalsIcon /> };
      return [
        { ...company, id: `company ${_id}`, label, to: addressOf(_id) },
        { ...company, id: `view ${_id}`, label: `View as ${label}`, to: '', run: () => viewAs(_id) },
      ];
    });
}

/** People whom the visitor may see, as the list of users finds them. */
export function usePeople(searchText: string, isSearched: boolean) {
  const addressOf = usePageOf('user');
  const { viewedAs, seesAll } = useSeenPortal();
  const enabled = isSearched && addressOf !== null;
  const query = { searchText, limit: `${shownOfEach}`, ...(viewedAs !== null && { portalId: viewedAs }) };
  const found = useApiQuery(
    seesAll ? calls.users.listAll : calls.users.list,
    { query },
    { enabled, staleTime: 30_000, whenUnreachable: 'There was an error getting users' },
  );
  const entries = (found.data?.rows ?? []).map(
    ({ _id, firstName, lastName, email, companyName }): Entry => ({
      ...shared,
      id: `user ${_id}`,
      group: 'People',
      icon: <UsersIcon />,
      to: addressOf?.(_id) ?? '',
      label: `${firstName} ${lastName}`.trim(),
      detail: dotted([email, companyName]),
    }),
  );
  return { ...found, entries: enabled ? entries : [], isSearching: enabled && found.isPending };
}
