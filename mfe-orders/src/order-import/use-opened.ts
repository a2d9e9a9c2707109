import type { OrderImportRow } from '@overland/contracts';
import { useState } from 'react';

type Stage = 'open' | 'sent';

/** The orders whose fields were opened on this page, until they are closed. */
export interface Opened {
  stages: ReadonlyMap<string, Stage>;
  open: (row: OrderImportRow) => void;
  /** To be checked again. */
  send: (row: OrderImportRow) => void;
  close: (row: OrderImportRow) => void;
}

/** The first line changes where the first vehicle is taken out. */
export const keyOf = ({ line, more }: OrderImportRow) => String(more.at(-1)?.line ?? line);

export const isBeingChecked = ({ status, offer }: OrderImportRow) => status === 'waiting' && offer === null;

/** Refused, or opened here and not yet found to be bookable. */
export function isToCorrect(row: OrderImportRow, { stages }: Pick<Opened, 'stages'>): boolean {
  if (row.status !== 'waiting') return row.status === 'failed';
  const stage = stages.get(keyOf(row));
  return stage === 'open' || (stage === 'sent' && isBeingChecked(row));
}

export function useOpened(): Opened {
  const [stages, setStages] = useState<Opened['stages']>(new Map());
  const set = (row: OrderImportRow, stage: Stage) =>
    setStages((before) => new Map(before).set(keyOf(row), stage));
  return {
    stages,
    open: (row) => set(row, 'open'),
    send: (row) => set(row, 'sent'),
    close: (row) => setStages((before) => new Map([...before].filter(([key]) => key !== keyOf(row)))),
  };
}
