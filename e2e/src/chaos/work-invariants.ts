import type { Evidence, FileRow, OrderRow } from './evidence.js';
import type { LedgerEntry, Work } from './ledger.js';

/** What must hold of the work on one order: its works as the client knows them, and what the product has. */
type WorkRule = (works: readonly Work[], found: { order: OrderRow; files: readonly FileRow[] }) => string[];

/** An acknowledged file is there once, with its bytes and one line; another is there wholly or not at all. */
const filesAreWhole: WorkRule = (works, { order, files }) => {
  const uploads = works.filter(({ what }) => what === 'file');
  const strangers = files.filter(({ name }) => uploads.every(({ of }) => of !== name));
  return [
    ...strangers.map(({ name }) => `file ${name} of ${order.id} was never sent`),
    ...uploads.flatMap(({ of, hash, isAcknowledged }) => {
      const rows = files.filter(({ name }) => name === of);
      const lines = order.history.filter(({ note }) => note === `Added ${of}.`).length;
      const isThere = rows.length === 1 && lines === 1 && rows[0]?.hash === hash;
      const isAbsent = rows.length === 0 && lines === 0;
      if (isThere || (isAbsent && !isAcknowledged)) return [];
      const bytes = rows.map((row) => (row.hash === hash ? 'whole' : 'other bytes'));
      return [`file ${of} of ${order.id}: rows ${bytes}, ${lines} lines`];
    }),
  ];
};

/** Each acknowledged move has its one line, in its order; one without an answer happened once or not. */
const movesAreOnce: WorkRule = (works, { order }) => {
  const moves = works.filter(({ what }) => what === 'flag' || what === 'lift');
  const [booked, ...lines] = order.history.filter(({ kind }) => kind === 'move');
  const path = lines.map(({ to }) => to);
  const sure = moves.filter(({ isAcknowledged }) => isAcknowledged).map(({ of }) => of);
  const possible = [sure, moves.map(({ of }) => of)].map((each) => `${each}`);
  const isChain = lines.every(({ from }, at) => from === (at === 0 ? booked : lines[at - 1])?.to);
  const isThere = order.sd_status === (path.at(-1) ?? booked?.to);
  if (possible.includes(`${path}`) && isChain && isThere) return [];
  return [`order ${order.id} is ${order.sd_status} by ${path}; acknowledged were ${sure}`];
};

/** An acknowledged edit is stored with one line of history. One without an answer is stored like that, or not at all. */
const editsAreOnce: WorkRule = (works, { order }) => {
  const edits = works.filter(({ what }) => what === 'edit');
  const lines = order.history.filter(({ kind }) => kind === 'edit');
  const [edit] = edits;
  const isThere =
    edit !== undefined && lines.length === 1 && `${lines[0]?.values}` === edit.of && order.reg === edit.of;
  const isAbsent = lines.length === 0 && order.reg === '';
  if (isThere || (isAbsent && !edit?.isAcknowledged)) return [];
  return [`order ${order.id}: ${lines.length} edits, registration ${order.reg}, asked for ${edit?.of}`];
};

/** Nothing but the booking and its client's work: no line, version or event is lost or written twice. */
const nothingElse: WorkRule = (_works, { order, files }) => {
  const { history, version, events } = order;
  const changes = history.filter(({ kind }) => kind === 'move' || kind === 'edit').length;
  const isWhole = history.length === changes + files.length && version === changes;
  // A file does not change the version, but is published like a change.
  const told = ['order.booked', ...Array.from({ length: version + files.length }, () => 'order.changed')];
  if (isWhole && `${events}` === `${told}`) return [];
  return [`order ${order.id}: version ${version}, ${history.length} lines, events ${events}`];
};

const over =
  (rule: WorkRule) =>
  (entries: readonly LedgerEntry[], { orders, files }: Evidence): string[] =>
    orders.flatMap((order) => {
      const works = entries.find(({ quoteId }) => quoteId === order.quote_id)?.works ?? [];
      return rule(works, { order, files: files.filter(({ order_id }) => order_id === order.id) });
    });

export const workRules = {
  I9: over(filesAreWhole),
  I10: over(movesAreOnce),
  I11: over(editsAreOnce),
  I12: over(nothingElse),
};
