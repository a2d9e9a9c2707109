import { undoSeconds } from '@overland/contracts';
import { messageOf } from '@overland/ui';
import { offerUntil, useNotices } from '@overland/web';

export interface Owned {
  _id: string;
  uniqueId: number;
  portalId: string;
  ownerId: string | null;
}
export interface HandedOver {
  done: readonly { uniqueId: number }[];
  refused: readonly { uniqueId: number | null; message: string }[];
}
export type HandOver<Report> = (things: readonly Owned[], ownerId: string | null) => Promise<Report>;

interface Given {
  text: string;
  /** As they were before. */
  things: readonly Owned[];
  newOwner: string;
  handOver: HandOver<HandedOver>;
}

/** Says what was handed over, with Undo for a minute: all goes back to the owners of before. */
export function offerUndo({ text, things, newOwner, handOver }: Given): void {
  const { notify } = useNotices.getState();
  const given = things.filter(({ ownerId }) => ownerId !== newOwner);
  if (given.length === 0) {
    notify('success', text);
    return;
  }
  const undo = async () => {
    const kept: string[] = [];
    for (const ownerId of new Set(given.map((thing) => thing.ownerId))) {
      const theirs = given.filter((thing) => thing.ownerId === ownerId);
      kept.push(...(await handOver(theirs, ownerId).then(refusedLines, (error) => [messageOf(error)])));
    }
    if (kept.length > 0) notify('error', `Not given back. ${kept.slice(0, 3).join(' ')}`);
    else notify('success', 'Given back, as it was before.');
  };
  const action = { label: 'Undo', key: 'z', run: () => void undo() };
  const until = new Date(Date.now() + undoSeconds * 1000).toISOString();
  offerUntil(until, { key: 'hand-over', kind: 'success', text, action });
}

const refusedLines = ({ refused }: HandedOver) =>
  refused.map(({ uniqueId, message }) => `#${uniqueId ?? '–'}: ${message}`);
