import { type OrderImport, orderImportColumns } from '@overland/contracts';
import { Button } from '@overland/ui';
import { keepForm } from '@overland/ui/forms';
import { readKept, useNavigate } from '@overland/web';
import { listKeptAs } from './list-words';
import type { Refused } from './ready-card';

/** What was refused, back in the form to be corrected and checked alone, or as a file. */
export function CorrectButtons({ list, refused }: { list: OrderImport; refused: Refused }) {
  const navigate = useNavigate();
  const correct = () => {
    const kept = readKept(listKeptAs) as Parameters<typeof keepForm>[1] | null | undefined;
    const { portalId, customer } = list;
    const values = { ...kept?.values, ...customer, portalId, fileName: '', csv: refusedLines(list) };
    keepForm(listKeptAs, { began: { ...kept?.began }, values });
    navigate('/orders/import');
  };
  return (
    <>
      <Button size="small" onClick={correct}>
        Correct Here
      </Button>{' '}
      <Button size="small" busy={refused.isLoading} busyLabel="Preparing…" onClick={refused.save}>
        Download Refused Rows
      </Button>
    </>
  );
}

/** The refused vehicles as they are pasted from a spreadsheet, without the columns that are empty. */
export function refusedLines({ rows }: Pick<OrderImport, 'rows'>): string {
  const vehicles = rows
    .filter(({ status }) => status === 'failed')
    .flatMap(({ cells, more }) => [cells, ...more.map((other) => other.cells)]);
  const columns = orderImportColumns.filter((column) => vehicles.some((cells) => cells[column]));
  const lines = vehicles.map((cells) => columns.map((column) => cells[column] ?? ''));
  return [columns, ...lines].map((line) => line.join('\t')).join('\n');
}
