import { fileRestoreDays, type OrderFile } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { formatDay, PlainList, styled, TextButton } from '@overland/ui';
import { Fold } from '@overland/ui/overlays';

const List = styled(PlainList)({
  fontSize: 14,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 16px',
    padding: '6px 0',
    borderTop: '1px solid var(--line)',
  },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 13, color: 'var(--ink-2)' },
});

/** Until when it can be brought back. */
const endOf = (removedAt: string) => new Date(Date.parse(removedAt) + fileRestoreDays * dayMs).toISOString();

interface RemovedFilesProps {
  files: readonly (OrderFile & { removedAt: string })[];
  onRestore: (file: OrderFile) => void;
}

export function RemovedFiles({ files, onRestore }: RemovedFilesProps) {
  if (files.length === 0) return null;
  return (
    <Fold level={3} title={files.length === 1 ? '1 removed file' : `${files.length} removed files`}>
      <List>
        {files.map((file) => (
          <li key={file.key}>
            <span>
              <b>{file.name}</b>
              <small>Removed, can be restored until {formatDay(endOf(file.removedAt))}</small>
            </span>
            <TextButton aria-label={`Restore ${file.name}`} onClick={() => onRestore(file)}>
              Restore
            </TextButton>
          </li>
        ))}
      </List>
    </Fold>
  );
}
