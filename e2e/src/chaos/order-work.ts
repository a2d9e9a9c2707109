import { createHash, randomUUID } from 'node:crypto';
import { type Order, type OrderRequestInput, orderEdits, orderFiles, orderWork } from '@overland/contracts';
import { anEdit } from '../../../services/orders/src/testing/edit.builder.js';
import { call } from '../product.js';
import {
  type Answered,
  answerOf,
  beforeNextTry,
  type Client,
  describe,
  givesUp,
  mayComeAgain,
} from './answers.js';
import type { LedgerEntry, Work } from './ledger.js';

interface Place {
  entry: LedgerEntry;
  booking: OrderRequestInput;
  orderId: string;
}

/** A file, a flag, an edit, and the flag lifted again: one after the other, until one of them is abandoned. */
export async function workOn(client: Client, place: Place): Promise<void> {
  const { orderId, booking } = place;
  const options = { token: client.staffToken, origin: client.origin };
  if (!(await upload(client, place))) return;
  const move = (what: 'flag' | 'lift', sdStatus: 'flagged' | 'new') =>
    persist<Order>(client, place, { what, of: sdStatus }, () =>
      call(orderWork.move, { params: { orderId }, body: { sdStatus } }, options),
    );
  const flagged = await move('flag', 'flagged');
  if (!flagged) return;
  const reg = `R-${randomUUID()}`;
  const body = anEdit(orderId, booking, { reg, version: flagged.version });
  const edited = await persist<Order>(client, place, { what: 'edit', of: reg }, () =>
    call(orderEdits.update, { body }, options),
  );
  if (edited) await move('lift', 'new');
}

/** Signed, sent and added; each step is retried, and the last one is what makes the file part of the order. */
async function upload(client: Client, place: Place): Promise<unknown> {
  const { origin, token } = client;
  const { orderId } = place;
  const name = `${randomUUID()}.pdf`;
  const bytes = Buffer.from(`%PDF-1.7\n${randomUUID().repeat(200)}\n%%EOF`);
  const signing = { orderId, fileName: name, fileType: 'application/pdf', size: bytes.length } as const;
  const signed = await untilAnswered(client, `signing ${name}`, () =>
    call(orderFiles.signUpload, { body: signing }, { token, origin }),
  );
  if (!signed) return null;
  const sent = await untilAnswered(client, `sending ${name}`, () =>
    putBytes(`${origin}${signed.signedUrl}`, bytes),
  );
  if (!sent) return null;
  const hash = createHash('sha256').update(bytes).digest('hex');
  return persist(client, place, { what: 'file', of: name, hash }, () =>
    call(orderFiles.add, { params: { orderId }, body: { keys: [signed.key] } }, { token, origin }),
  );
}

async function putBytes(url: string, bytes: Buffer): Promise<Answered<{ size: number }>> {
  const headers = { 'content-type': 'application/pdf' };
  const reply = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  return { status: reply.status, body: (await reply.json()) as { size: number } };
}

type Send<B> = () => Promise<Answered<B>>;

/** Steps that leave nothing to check: retried until they are answered. */
async function untilAnswered<B>(client: Client, what: string, send: Send<B>): Promise<B | null> {
  for (;;) {
    const answer = await answerOf(send);
    if (typeof answer !== 'string' && answer.status === 200) return answer.body;
    if (!mayComeAgain(answer, client.ledger, what)) return null;
    await beforeNextTry(client.random);
  }
}

/** A step that is recorded in the ledger: retried until it is answered, or abandoned (null). */
async function persist<B>(
  { ledger, random }: Client,
  { entry }: Place,
  told: Pick<Work, 'what' | 'of' | 'hash'>,
  send: Send<B>,
): Promise<B | null> {
  const work = ledger.openWork(entry, told);
  for (;;) {
    const answer = await answerOf(send);
    ledger.noteWork(entry, work, describe(answer));
    if (typeof answer !== 'string' && answer.status === 200) {
      ledger.acknowledgeWork(entry, work);
      return answer.body;
    }
    if (!mayComeAgain(answer, ledger, `${work.what} of ${entry.key}`)) return null;
    if (givesUp(work.answers.length, random)) return null;
    await beforeNextTry(random);
  }
}
