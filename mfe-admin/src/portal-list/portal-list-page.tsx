import type { PortalRow } from '@overland/contracts';
import { LinkButton } from '@overland/ui';
import { ListPage, useListState } from '@overland/ui/table';
import { useApiPages } from '@overland/web';
import { portalColumns } from './portal-columns';
import { listDefaults, portalPages, portalRequest } from './portal-request';

export function PortalListPage() {
  const state = useListState(listDefaults);
  const request = portalRequest(state);
  const { table } = useApiPages(portalPages(request));
  return (
    <ListPage<PortalRow>
      title="Portals"
      what="portals"
      actions={
        <LinkButton variant="go" to="/portals/new">
          Create Portal
        </LinkButton>
      }
      state={state}
      views="portals"
      searchHint="Search company, place or contact"
      columns={portalColumns}
      {...table}
      rowHref={({ _id }) => `/portal/${_id}`}
      sort={{ key: request.sortby ?? 'companyName', order: request.sortorder === '-1' ? -1 : 1 }}
      hint="another company, city, state or contact"
      none={{ title: 'No portals yet', text: 'Every company that quotes and books is listed here.' }}
    />
  );
}
