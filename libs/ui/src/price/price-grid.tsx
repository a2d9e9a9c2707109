import styled from '@emotion/styled';
import { type ServiceLevel, type TransportType, transportLabels } from '@overland/contracts';
import { t, translate } from '@overland/i18n';
import { type KeyboardEvent, useRef } from 'react';
import { formatDays, formatMoney } from '../format/format';
import { PHONE, TIGHT } from '../theme/tokens';
import type { Price, PriceRow } from './price-rows';

export interface PriceChoice {
  level: ServiceLevel;
  transportType: TransportType;
}

export interface PriceGridProps {
  rows: PriceRow[];
  /** Open and Enclosed unless told; a premium portal has `['WHITEGLOVE']` only. */
  columns?: TransportType[];
  chosen: PriceChoice | null;
  /** Without it the grid is to be read only. */
  onChoose?: (choice: PriceChoice) => void;
  /** Names the choice for assistive technology. */
  label?: string;
}

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { fontSize: 15, fontWeight: 600, textAlign: 'left', padding: '10px 24px' },
  '& thead th': { fontSize: 13, color: 'var(--ink-2)', borderBottom: '1px solid var(--line)' },
  '& thead th + th': { textAlign: 'right', padding: '10px 23px' },
  '& thead th span': { fontWeight: 400 },
  '& td': { padding: 6, width: '30%' },
  '& tbody tr + tr > *': { borderTop: '1px solid var(--line)' },
  '& small': { display: 'block', color: 'var(--ink-2)', fontSize: 13, fontWeight: 400 },
  [PHONE]: {
    '& th': { padding: '10px 8px 10px 16px' },
    '& thead th + th': { padding: '10px 16px 10px 4px', whiteSpace: 'normal' },
    '& thead th span': { display: 'block' },
    '& td': { padding: 4, width: '31%' },
  },
  // The name of a level has a line of its own above its prices.
  [TIGHT]: {
    '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    '& tr > th:first-of-type': { gridColumn: '1 / -1' },
    '& thead th:first-of-type': { paddingBottom: 0, borderBottom: 0 },
    '& tbody th': { paddingBottom: 0 },
    '& td, & tbody tr > td': { width: 'auto', borderTop: 0 },
    '& small': { display: 'inline', marginLeft: 8 },
  },
});

/** Large text on a phone makes it wider than the window. */
const Group = styled('div')({ [PHONE]: { overflowX: 'auto' } });

const Cell = styled('button')({
  display: 'block',
  width: '100%',
  minHeight: 58,
  border: '1.5px solid transparent',
  borderRadius: 10,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: 20,
  fontWeight: 600,
  lineHeight: 1.15,
  textAlign: 'right',
  padding: '8px 16px',
  cursor: 'pointer',
  '& s': { display: 'block', fontSize: 13, fontWeight: 400, color: 'var(--ink-2)' },
  '&:not(:disabled):hover': { borderColor: 'var(--field)' },
  '&[aria-checked=true]': {
    background: 'var(--sign)',
    color: 'var(--sign-ink)',
    fontWeight: 800,
    fontSize: 26,
    '& s': { color: 'inherit' },
  },
  '&:disabled': { cursor: 'default' },
  [PHONE]: { padding: '8px 10px', '&[aria-checked=true]': { fontSize: 24 } },
});

/** Levels as rows, ways of transport as columns: one choice, walked with the arrow keys. */
export function PriceGrid({ rows, columns = ['OPEN', 'ENCLOSED'], chosen, onChoose, label }: PriceGridProps) {
  const group = useRef<HTMLDivElement>(null);
  const isChosen = (row: PriceRow, column: TransportType) =>
    chosen?.level === row.level && chosen.transportType === column;
  const hasTabStop = rows.some((row) => columns.some((column) => isChosen(row, column)));

  const walk = (event: KeyboardEvent, row: number, column: number) => {
    const to = neighbor(event.key, { row, column, rows: rows.length, columns: columns.length });
    const choice = to && rows[to.row] && columns[to.column];
    if (!to || !choice) return;
    event.preventDefault();
    const level = rows[to.row]?.level;
    if (level === undefined) return;
    onChoose?.({ level, transportType: choice });
    const target = `[data-cell="${level}-${choice}"]`;
    group.current?.querySelector<HTMLElement>(target)?.focus();
  };

  return (
    <Group ref={group} {...(onChoose && { role: 'radiogroup', 'aria-label': label ?? t('Price') })}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('Picked up within')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                <ColumnName type={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row.level}>
              <th scope="row">
                {row.label}
                {row.window && <small>{formatDays(row.window)}</small>}
              </th>
              {columns.map((column, columnIndex) => (
                <td key={column}>
                  <Cell
                    type="button"
                    role="radio"
                    data-cell={`${row.level}-${column}`}
                    aria-checked={isChosen(row, column)}
                    aria-label={describe(row, column)}
                    disabled={!onChoose}
                    tabIndex={isChosen(row, column) || (!hasTabStop && rowIndex + columnIndex === 0) ? 0 : -1}
                    onClick={() => onChoose?.({ level: row.level, transportType: column })}
                    onKeyDown={(event) => walk(event, rowIndex, columnIndex)}
                  >
                    <PriceText price={row.prices[column]} />
                  </Cell>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Group>
  );
}

/** "Open (Silver)" with the grade in a lighter weight. */
function ColumnName({ type }: { type: TransportType }) {
  const [name = '', grade] = translate(transportLabels[type]).split(' (');
  return (
    <>
      {name}
      {grade !== undefined && <span> ({grade}</span>}
    </>
  );
}

function PriceText({ price }: { price: Price | undefined }) {
  if (!price) return '–';
  return (
    <>
      {price.before !== undefined && price.before > price.now && <s>{formatMoney(price.before)}</s>}
      {formatMoney(price.now)}
    </>
  );
}

function describe(row: PriceRow, column: TransportType): string {
  const price = row.prices[column];
  const days = row.window ? `, ${formatDays(row.window)}` : '';
  const choice = `${translate(transportLabels[column])}, ${row.label}${days}`;
  if (!price) return t('{choice}: no price', { choice });
  const now = formatMoney(price.now);
  if (price.before === undefined || price.before <= price.now) return `${choice}: ${now}`;
  return t('{choice}: {price}, was {before}', { choice, price: now, before: formatMoney(price.before) });
}

interface Position {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

function neighbor(key: string, { row, column, rows, columns }: Position) {
  switch (key) {
    case 'ArrowDown':
      return { row: (row + 1) % rows, column };
    case 'ArrowUp':
      return { row: (row + rows - 1) % rows, column };
    case 'ArrowRight':
      return { row, column: (column + 1) % columns };
    case 'ArrowLeft':
      return { row, column: (column + columns - 1) % columns };
    default:
      return null;
  }
}
