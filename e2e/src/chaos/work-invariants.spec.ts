import type { Evidence, FileRow, HistoryLine, OrderRow } from './evidence.js';
import type { LedgerEntry, Work } from './ledger.js';
import { workRules } from './work-invariants.js';

const done = (work: Pick<Work, 'what' | 'of'>): Work => ({ ...work, answers: ['200'], isAcknowledged: true });
const open = (work: Work): Work => ({ ...work, answers: ['ECONNRESET'], isAcknowledged: false });
const file: Work = { ...done({ what: 'file', of: 'a.pdf' }), hash: 'h' };
const flag = done({ what: 'flag', of: 'flagged' });
const edit = done({ what: 'edit', of: 'R-1' });
const lift = done({ what: 'lift', of: 'new' });

const line = (changes: Partial<HistoryLine>): HistoryLine => ({
  ...{ kind: 'move', from: null, to: null, note: '', values: [] },
  ...changes,
});
const lines = {
  booked: line({ to: 'new' }),
  file: line({ kind: 'other', note: 'Added a.pdf.' }),
  flag: line({ from: 'new', to: 'flagged' }),
  edit: line({ kind: 'edit', values: ['R-1'] }),
  lift: line({ from: 'flagged', to: 'new' }),
};
const stored: FileRow = { order_id: 'o1', key: 'orders/o1/f.pdf', name: 'a.pdf', size: 9, hash: 'h' };

/** An order with this history, whose version is the number of its changes, each told like its files. */
function orderOf(history: HistoryLine[], changes: Partial<OrderRow> = {}): OrderRow {
  const version = history.filter(({ kind }) => kind !== 'other').length;
  const events = ['order.booked', ...history.map(() => 'order.changed')];
  const reg = history.includes(lines.edit) ? 'R-1' : '';
  const sd_status = history.filter(({ kind }) => kind === 'move').at(-1)?.to ?? '';
  const row = { id: 'o1', quote_id: 'q1', status: 'New', price: 900, created_at: new Date(0) };
  return { ...row, version, sd_status, reg, history, events, ...changes };
}
const all = orderOf(Object.values(lines));

function broken(works: Work[], order: OrderRow, files: FileRow[] = [stored]): string[] {
  const entry = { quoteId: 'q1', works } as Partial<LedgerEntry> as LedgerEntry;
  const evidence = { orders: [order], files } as Partial<Evidence> as Evidence;
  return Object.entries(workRules).flatMap(([name, rule]) =>
    rule([entry], evidence).length > 0 ? [name] : [],
  );
}

type Case = [what: string, works: Work[], order: OrderRow, files?: FileRow[]];
const withFiles = ([what, works, order, files = [stored]]: Case) => [what, works, order, files] as const;

describe('the checker of work on orders', () => {
  it('finds nothing when all of it is there once', () => {
    expect(broken([file, flag, edit, lift], all)).toEqual([]);
  });

  const unanswered: Case[] = [
    ['a file', [open(file)], orderOf([lines.booked, lines.file])],
    ['no file', [open(file)], orderOf([lines.booked]), []],
    ['a move', [file, open(flag)], orderOf([lines.booked, lines.file, lines.flag])],
    ['no move', [file, open(flag)], orderOf([lines.booked, lines.file])],
    ['an edit', [file, flag, open(edit)], orderOf([lines.booked, lines.file, lines.flag, lines.edit])],
    ['no edit', [file, flag, open(edit)], orderOf([lines.booked, lines.file, lines.flag])],
  ];
  it.each(unanswered.map(withFiles))(
    'accepts %s where the client got no answer',
    (_what, works, order, files) => {
      expect(broken(works, order, files)).toEqual([]);
    },
  );

  const { booked, file: added, flag: flagged, edit: edited, lift: lifted } = lines;
  const violations: Case[] = [
    ['I9: an acknowledged file that is gone', [file], orderOf([booked]), []],
    ['I9: a file without its bytes', [file], orderOf([booked, added]), [{ ...stored, hash: null }]],
    ['I9: a file with other bytes', [file], orderOf([booked, added]), [{ ...stored, hash: 'x' }]],
    ['I9: a file without its line', [file], orderOf([booked])],
    ['I9: a file without an answer that is there in part', [open(file)], orderOf([booked, added]), []],
    ['I9: a file twice', [file], orderOf([booked, added, added]), [stored, stored]],
    ['I9: a file that nobody sent', [], orderOf([booked, added])],
    ['I10: a lost move', [file, flag], orderOf([booked, added])],
    ['I10: a move written twice', [file, flag], orderOf([booked, added, flagged, flagged])],
    ['I10: a move without its state', [file, flag], orderOf([booked, added, flagged], { sd_status: 'new' })],
    ['I11: a lost edit', [file, flag, edit], orderOf([booked, added, flagged])],
    ['I11: an edit written twice', [file, flag, edit], orderOf([booked, added, flagged, edited, edited])],
    [
      'I11: an edit without its value',
      [file, flag, edit],
      orderOf([booked, added, flagged, edited], { reg: '' }),
    ],
    ['I12: a version that nobody made', [file, flag, edit, lift], { ...all, version: 5 }],
    ['I12: an event that was lost', [file, flag, edit, lift], { ...all, events: all.events.slice(1) }],
    ['I12: a line that nobody wrote', [file], orderOf([booked, added, line({ kind: 'note' })])],
  ];
  it.each(violations.map(withFiles))('finds %s', (what, works, order, files) => {
    expect(broken(works, order, files)).toContain(what.split(':', 1)[0]);
  });

  it('takes a history with a step that the client never asked for as broken', () => {
    expect(broken([file], orderOf([booked, added, flagged, lifted]))).toContain('I10');
  });
});
