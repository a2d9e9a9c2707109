import { mayHandOver } from '@overland/contracts';
import { messageOf } from '@overland/ui';
import { useNotices, useSession } from '@overland/web';

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

/** Says what was handed over. Whoever may hand it over again can undo that: all goes back to the owners of before. */
export function offerUndo({ text, things, newOwner, handOver }: Given): void {
  const { notify, offer } = useNotices.getState();
  const { role, userId } = useSession.getState();
  const given = things.filter(({ ownerId }) => ownerId !== newOwner);
  const mayUndo = role !== null && userId !== null && mayHandOver({ role, userId }, newOwner);
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
  offer({ kind: 'success', text, ...(mayUndo && given.length > 0 && { action }) });
}

const refusedLines = ({ refused }: HandedOver) =>
  refused.map(({ uniqueId, message }) => `#${uniqueId ?? '–'}: ${message}`);
