import type { ImportRow } from '@overland/contracts';
import type { Column } from '../table/types';
import { useIsPhone } from '../theme/use-media-query';

export const lineColumn: Column<ImportRow> = {
  id: 'line',
  header: 'Line',
  cell: ({ line }) => <LineNumber line={line} />,
  width: 64,
};

/** A card has no headings. */
function LineNumber({ line }: Pick<ImportRow, 'line'>) {
  return useIsPhone() ? `Line ${line}` : line;
}
