import type { User } from '@overland/contracts';
import { PageFrame } from '@overland/ui';
import { countOf, DataTable, ListEmpty, ListToolbar, useListState } from '@overland/ui/table';
import { useSession, useViewAs } from '@overland/web';
import { useUsers } from './use-users';
import { userColumns } from './user-columns';
import { userRequest } from './user-request';

const defaults = { sort: { key: 'lastName', order: 1 } } as const;
const allCompanies = userColumns({ showsCompany: true });
const oneCompany = userColumns({ showsCompany: false });

/** The users of the own portal, of the portal viewed as, or of all (specification, sections 2 and 6). */
export function UserListPage() {
  const isAdministrator = useSession((state) => state.role === 'MCAdmin');
  const viewAs = useViewAs((state) => state.portalId);
  const viewedAs = isAdministrator ? viewAs : null;
  const seesAll = isAdministrator && viewedAs === null;
  const state = useListState(defaults);
  const request = userRequest(state, { viewedAs });
  const { total, table } = useUsers(request, { seesAll });
  return (
    <PageFrame title="Users" subtitle={total === undefined ? undefined : countOf(table.rows.length, total)}>
      <ListToolbar
        state={state}
        searchHint={seesAll ? 'Search name, email or company' : 'Search name or email'}
      />
      <DataTable<User>
        label="Users"
        columns={seesAll ? allCompanies : oneCompany}
        {...table}
        rowId={({ _id }) => _id}
        rowHref={({ _id }) => `/user/${_id}`}
        sort={{ key: request.sortby ?? 'lastName', order: request.sortorder === '-1' ? -1 : 1 }}
        onSort={state.setSort}
        empty={
          <ListEmpty
            what="users"
            state={state}
            hint="Search for another name or email address."
            none={{
              title: 'No users yet',
              text: 'Everyone who may sign in for this company is listed here.',
            }}
          />
        }
      />
    </PageFrame>
  );
}
