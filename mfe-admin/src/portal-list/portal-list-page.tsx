import type { PortalRow } from '@overland/contracts';
import { LinkButton, PageFrame } from '@overland/ui';
import { countOf, DataTable, ListEmpty, ListToolbar, useListState } from '@overland/ui/table';
import { portalColumns } from './portal-columns';
import { listDefaults, portalRequest } from './portal-request';
import { usePortalList } from './use-portal-list';

/** All portals, for MCAdmin (docs/product/access.md). */
export function PortalListPage() {
  const state = useListState(listDefaults);
  const request = portalRequest(state);
  const { table } = usePortalList(request);
  return (
    <PageFrame
      wide
      title="Portals"
      subtitle={countOf(table)}
      actions={
        <LinkButton variant="go" to="/portals/new">
          New Portal
        </LinkButton>
      }
    >
      <ListToolbar state={state} searchHint="Search company, place or contact" />
      <DataTable<PortalRow>
        label="Portals"
        columns={portalColumns}
        {...table}
        rowId={({ _id }) => _id}
        rowHref={({ _id }) => `/portal/${_id}`}
        sort={{ key: request.sortby ?? 'companyName', order: request.sortorder === '-1' ? -1 : 1 }}
        onSort={state.setSort}
        empty={
          <ListEmpty
            what="portals"
            state={state}
            hint="Search for another company, city, state or contact."
            none={{ title: 'No portals yet', text: 'Every company that quotes and books is listed here.' }}
          />
        }
      />
    </PageFrame>
  );
}
