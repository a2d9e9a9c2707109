import { mileageBands } from '@overland/contracts';
import { bandLabel, formatMoney, type SmallColumn, SmallTable, styled } from '@overland/ui';

const Quiet = styled('span')({ color: 'var(--ink-2)' });

interface BandTableProps {
  bands: readonly (number | null | undefined)[];
  price: Pick<SmallColumn<number>, 'cell' | 'align' | 'width'>;
  /** The provider's prices beside them. */
  defaults?: readonly number[] | undefined;
}

export function BandTable({ bands, price, defaults }: BandTableProps) {
  const quiet = (header: string, words: (at: number) => string) => ({
    header,
    align: 'right' as const,
    cell: (_: number, at: number) => <Quiet>{words(at)}</Quiet>,
  });
  return (
    <SmallTable
      columns={[
        { header: 'Miles', cell: (_, at) => bandLabel(at) },
        { header: 'Price', ...price },
        ...(defaults ? [quiet('Default', (at) => formatMoney(defaults[at] ?? 0))] : []),
        { ...quiet('Per mile', (at) => perMile(bands[at], at)), isWide: true },
      ]}
      rows={mileageBands}
    />
  );
}

/** In the middle of the band. */
function perMile(price: number | null | undefined, at: number): string {
  if (typeof price !== 'number' || Number.isNaN(price)) return '–';
  const [least, most] = [(mileageBands[at - 1] ?? 0) + 1, mileageBands[at] ?? 0];
  return `$${((price * 2) / (least + most)).toFixed(2)}`;
}
