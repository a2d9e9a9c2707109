import { calls } from '@overland/contracts/calls';
import { useSession } from './session-store';
import { useApiQuery } from './use-api-query';

const fiveMinutes = 300_000;

export function useOwnUser() {
  const token = useSession((state) => state.token);
  return useApiQuery(
    calls.users.own,
    {},
    {
      enabled: token !== null,
      staleTime: fiveMinutes,
      whenUnreachable: 'There was an error getting this user',
    },
  );
}

/** The own portal: flags that forms need, logo and time zone. */
export function useOwnPortal() {
  const token = useSession((state) => state.token);
  return useApiQuery(
    calls.portals.own,
    {},
    {
      enabled: token !== null,
      staleTime: fiveMinutes,
      whenUnreachable: 'There was an error getting this portal',
    },
  );
}

/** All portals by name; MCAdmin alone may read them, for everyone else nothing is asked. */
export function usePortals() {
  const role = useSession((state) => state.role);
  return useApiQuery(
    calls.portals.list,
    { query: { limit: '5000' } },
    {
      enabled: role === 'MCAdmin',
      staleTime: fiveMinutes,
      whenUnreachable: 'There was an error getting portals',
    },
  );
}

/** The portals that were read, as choices. */
export const portalChoices = ({ data }: Pick<ReturnType<typeof usePortals>, 'data'>) =>
  (data?.rows ?? []).map(({ _id, companyName }) => ({ value: _id, label: companyName }));

/** The same where one is chosen already, which may not be among them; `unnamed` stands for it then. */
export function portalChoicesWith(
  portals: ReturnType<typeof usePortals>,
  chosen: string | null,
  unnamed: string,
) {
  const choices = portalChoices(portals);
  if (chosen === null || choices.some(({ value }) => value === chosen)) return choices;
  return [{ value: chosen, label: portals.isPending ? 'Loading…' : unnamed }, ...choices];
}
