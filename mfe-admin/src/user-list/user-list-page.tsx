import { type User, userListStatuses } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, LinkButton, PageFrame } from '@overland/ui';
import {
  CompanyFilter,
  countOf,
  DataTable,
  type Filter,
  ListEmpty,
  ListToolbar,
  useListState,
} from '@overland/ui/table';
import { useDownload, useSession, useViewAs } from '@overland/web';
import { useMemo } from 'react';
import { useCaller } from '../users/use-caller';
import { useUserSteps } from '../users/use-user-steps';
import { useUsers } from './use-users';
import { userColumns } from './user-columns';
import { listDefaults, userRequest, userScope } from './user-request';

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The users of the own portal, of the portal viewed as, or of all (docs/product/access.md). */
export function UserListPage() {
  const sessionRole = useSession((session) => session.role);
  const viewedPortalId = useViewAs((viewing) => viewing.portalId);
  const caller = useCaller();
  const steps = useUserSteps();
  const now = useMemo(() => new Date(), []);
  const scope = userScope(sessionRole, viewedPortalId);
  const { seesAll } = scope;
  const state = useListState(listDefaults);
  const request = userRequest(state, scope);
  const exporting = useDownload(calls.users.export, 'There was an error exporting users');
  const { table } = useUsers(request, scope);
  const filters: Filter[] = [
    { key: 'role', label: 'Role', options: choices(caller.roles), isSingle: true },
    { key: 'status', label: 'Status', options: choices(userListStatuses) },
  ];
  const showsCompany = seesAll && request.portalId === undefined;
  return (
    <PageFrame
      wide
      title="Users"
      subtitle={countOf(table)}
      actions={
        <>
          <LinkButton variant="quiet" size="small" to="/users/import">
            Import
          </LinkButton>
          <Button
            variant="quiet"
            size="small"
            busy={exporting.isLoading}
            busyLabel="Exporting..."
            onClick={() => exporting.download({ query: request }, 'users.csv')}
          >
            Export
          </Button>
          <LinkButton variant="go" size="small" to="/users/new">
            New User
          </LinkButton>
        </>
      }
    >
      <ListToolbar
        state={state}
        searchHint={seesAll ? 'Search name, email or company' : 'Search name or email'}
        filters={filters}
      >
        {seesAll && (
          <CompanyFilter
            value={request.portalId ?? ''}
            onPick={(portalId) => state.setFilter('company', portalId === '' ? [] : [portalId])}
          />
        )}
      </ListToolbar>
      <DataTable<User>
        label="Users"
        lines={2}
        columns={userColumns({ showsCompany, now, caller, steps })}
        {...table}
        rowId={({ _id }) => _id}
        rowHref={({ _id }) => `/user/${_id}`}
        sort={{ key: request.sortby ?? 'lastName', order: request.sortorder === '-1' ? -1 : 1 }}
        onSort={state.setSort}
        empty={
          <ListEmpty
            what="users"
            state={state}
            hint="Search for another name or email address, or clear the filters."
            none={{
              title: 'No users yet',
              text: 'Everyone who may sign in for this company is listed here.',
              action: <LinkButton to="/users/new">Invite the first user</LinkButton>,
            }}
          />
        }
      />
    </PageFrame>
  );
}
