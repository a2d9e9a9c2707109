import { type PortalHistoryRow } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, ErrorPanel, formatCreated, Note, PlainOrder, SkeletonCard, styled } from '@overland/ui';
import { listPages, useApiPages } from '@overland/web';
import { ChangedValues } from '../editing/changed-values';
import { Part } from './part';

const Trail = styled(PlainOrder)({
  margin: '0 0 16px',
  fontSize: 15,
  '& > li': {
    position: 'relative',
    padding: '0 0 18px 24px',
    borderLeft: '2px solid var(--line)',
    marginLeft: 6,
  },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: -8,
    top: 3,
    width: 10,
    height: 10,
    borderRadius: '50%',
    border: '2px solid var(--sign)',
    background: 'var(--paper)',
  },
  '& strong': { display: 'block', fontWeight: 600 },
});

const historyPages = (portalId: string) =>
  listPages(calls.portalEdits.history, { params: { portalId } }, 'There was an error getting this portal');
type HistoryTable = ReturnType<typeof useApiPages<PortalHistoryRow, unknown>>['table'];

export function HistorySection({ portalId, version }: { portalId: string; version: number }) {
  const { table } = useApiPages(historyPages(portalId));
  return (
    <Part id="history" title="History" aside={<Note as="span">Version {version}</Note>}>
      <Changes {...table} />
    </Part>
  );
}

function Changes({ rows, isPending, error, onRetry, onLoadMore, isLoadingMore }: HistoryTable) {
  if (isPending) return <SkeletonCard height={120} />;
  if (error && rows.length === 0) return <ErrorPanel error={error} onRetry={onRetry} />;
  if (rows.length === 0) return <Note>No changes yet.</Note>;
  return (
    <>
      <Trail>
        {rows.map((row) => (
          <Change key={row._id} row={row} />
        ))}
      </Trail>
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
