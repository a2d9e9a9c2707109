import { type User, userListStatuses } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, LinkButton } from '@overland/ui';
import { type Filter, ListPage, useListState } from '@overland/ui/table';
import { useApiPages, useDownload, useSeenPortal } from '@overland/web';
import { useMemo } from 'react';
import { useCaller } from '../users/use-caller';
import { useUserSteps } from '../users/use-user-steps';
import { userColumns } from './user-columns';
import { listDefaults, userPages, userRequest } from './user-request';

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export function UserListPage() {
  const caller = useCaller();
  const steps = useUserSteps();
  const now = useMemo(() => new Date(), []);
  const scope = useSeenPortal();
  const { seesAll } = scope;
  const state = useListState(listDefaults);
  const request = userRequest(state, scope);
  const exporting = useDownload(calls.users.export, 'There was an error exporting users');
  const { table } = useApiPages(userPages(request, scope));
  const filters: Filter[] = [
    { key: 'role', label: 'Role', options: choices(caller.roles), isSingle: true },
    { key: 'status', label: 'Status', options: choices(userListStatuses) },
  ];
  const showsCompany = seesAll && request.portalId === undefined;
  return (
    <ListPage<User>
      title="Users"
      what="users"
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
            Create User
          </LinkButton>
        </>
      }
      state={state}
      views="users"
      searchHint={seesAll ? 'Search name, email or company' : 'Search name or email'}
      filters={filters}
      choosesCompany={seesAll}
      lines={2}
      columns={userColumns({ showsCompany, now, caller, steps })}
      {...table}
      rowHref={({ _id }) => `/user/${_id}`}
      sort={{ key: request.sortby ?? 'lastName', order: request.sortorder === '-1' ? -1 : 1 }}
      hint="another name or email address"
      none={{
        title: 'No users yet',
        text: 'Everyone who may sign in for this company is listed here.',
        action: <LinkButton to="/users/new">Create the first user</LinkButton>,
      }}
    />
  );
}
