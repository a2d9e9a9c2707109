import type { OrderImport, OrderImportRow } from '@overland/contracts';
import { levelLabel } from '@overland/contracts/format';

const sumOf = (rows: readonly OrderImportRow[]) =>
  rows.reduce((sum, { offer }) => sum + (offer?.price ?? 0), 0);

/** What was taken where the orders that can be booked say nothing; white glove has one level. */
export function takenText({ rows }: Pick<OrderImport, 'rows'>): string {
  const offered = rows.filter(({ offer }) => offer !== null);
  const isLevelTaken = offered.some(
    ({ cells, offer }) => !cells.Level && offer?.transportType !== 'WHITEGLOVE',
  );
  const taken = [
    ...(isLevelTaken ? [`Level 1 (within ${levelLabel(1)})`] : []),
    ...(offered.some(({ cells }) => !cells.Payment) ? ['Payment COD'] : []),
  ];
  return taken.length > 0 ? `Where the list says nothing: ${taken.join(' and ')}.` : '';
}

/** What a list has come to: what can be booked, what was, and what cannot. */
export function importCounts({
  rows,
  stage,
  isFinished,
}: Pick<OrderImport, 'rows' | 'stage' | 'isFinished'>) {
  const ready = rows.filter(({ status, offer }) => status === 'waiting' && offer !== null);
  const booked = rows.filter(({ status }) => status === 'done');
  return {
    ready: ready.length,
    readyPrice: sumOf(ready),
    warned: ready.filter(({ warnings }) => warnings.length > 0).length,
    booked: booked.length,
    bookedPrice: sumOf(booked),
    failed: rows.filter(({ status }) => status === 'failed').length,
    checked: rows.filter(({ status, offer }) => status !== 'waiting' || offer !== null).length,
    isWaiting: stage === 'ready' && !isFinished,
  };
}
