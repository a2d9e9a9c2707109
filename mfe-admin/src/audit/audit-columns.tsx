import { type AuditRow, auditLabels } from '@overland/contracts';
import { formatCreated, styled, TextButton } from '@overland/ui';
import { type Column, TwoLines } from '@overland/ui/table';
import { siteConfig } from '@overland/web';
import { ChangedValues } from '../editing/changed-values';

const Quiet = styled('span')({ color: 'var(--ink-2)' });

interface AuditColumns {
  /** Only where lines of several companies are listed. */
  showsCompany: boolean;
  /** Shows what one person did, and what was done to them. */
  onPerson: (userId: string) => void;
}

export function auditColumns({ showsCompany, onPerson }: AuditColumns): Column<AuditRow>[] {
  return [
    {
      id: 'when',
      header: 'When',
      cell: ({ at }) => <Quiet>{formatCreated(at)}</Quiet>,
      sortKey: 'at',
      firstOrder: -1,
      width: 172,
      onCard: 'side',
    },
    {
      id: 'who',
      header: 'Who',
      cell: (row) => (
        <TwoLines second={row.address}>
          <Who row={row} onPerson={onPerson} />
        </TwoLines>
      ),
      width: '17%',
    },
    {
      id: 'what',
      header: 'What',
      cell: ({ action, subject }) => (
        <TwoLines second={subject}>
          <b>{auditLabels[action]}</b>
        </TwoLines>
      ),
      width: '22%',
      onCard: 'title',
    },
    ...(showsCompany ? [company] : []),
    {
      id: 'changes',
      header: 'Old and new',
      cell: ({ changes }) => changes.length > 0 && <ChangedValues changes={changes} />,
    },
  ];
}

const company: Column<AuditRow> = {
  id: 'company',
  header: 'Company',
  cell: ({ companyName }) => companyName,
  width: '15%',
  priority: 'low',
};

/** A company's Admin is not told the names of the provider's staff. */
function Who({
  row: { actorId, actor, action },
  onPerson,
}: { row: AuditRow } & Pick<AuditColumns, 'onPerson'>) {
  if (actorId !== null && actor !== '') {
    return <TextButton onClick={() => onPerson(actorId)}>{actor}</TextButton>;
  }
  if (actorId !== null) return `${siteConfig().brandName} staff`;
  return action === 'signIn.refused' ? 'Not signed in' : 'System';
}
