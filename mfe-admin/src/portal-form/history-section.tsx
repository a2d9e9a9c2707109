import { type PortalHistoryRow } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, ErrorPanel, formatCreated, Note, SkeletonCard, styled, Trail } from '@overland/ui';
import { listPages, useApiPages } from '@overland/web';
import { ChangedValues } from '../editing/changed-values';
import { Part } from './part';

const Changes = styled(Trail)({ margin: '0 0 16px', '& strong': { display: 'block', fontWeight: 600 } });

const historyPages = (portalId: string) =>
  listPages(calls.portalEdits.history, { params: { portalId } }, 'There was an error getting this portal');
type HistoryTable = ReturnType<typeof useApiPages<PortalHistoryRow, unknown>>['table'];

export function HistorySection({ portalId, version }: { portalId: string; version: number }) {
  const { table } = useApiPages(historyPages(portalId));
  return (
    <Part id="history" title="History" aside={<Note as="span">Version {version}</Note>}>
      <Table {...table} />
    </Part>
  );
}

function Table({ rows, isPending, error, onRetry, onLoadMore, isLoadingMore }: HistoryTable) {
  if (isPending) return <SkeletonCard height={120} />;
  if (error && rows.length === 0) return <ErrorPanel error={error} onRetry={onRetry} />;
  if (rows.length === 0) return <Note>No changes yet.</Note>;
  return (
    <>
      <Changes>
        {rows.map((row) => (
          <Change key={row._id} row={row} />
        ))}
      </Changes>
      {onLoadMore && (
        <Button size="small" busy={isLoadingMore} busyLabel="Loading..." onClick={onLoadMore}>
          Show older changes
        </Button>
      )}
    </>
  );
}

function Change({ row: { actor, at, changes } }: { row: PortalHistoryRow }) {
  return (
    <li>
      <strong>{changes.length === 0 ? 'Portal created' : changes.map(({ what }) => what).join(', ')}</strong>
      <Note as="span">
        {actor}, {formatCreated(at)}
      </Note>
      <ChangedValues changes={changes} />
    </li>
  );
}
