import type { OrderImport, OrderImportRow } from '@overland/contracts';

const sumOf = (rows: readonly OrderImportRow[]) =>
  rows.reduce((sum, { offer }) => sum + (offer?.price ?? 0), 0);

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
