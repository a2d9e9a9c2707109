import { onceAnswering } from './once-answering.js';

const url = 'postgres://orders_app:hunter2@db.roads.us:5432/overland_orders';
const failure = (code: string, message = 'no reason given') => Object.assign(new Error(message), { code });

/** Fails with each of the errors, then opens. */
function opening(...errors: Error[]) {
  const left = [...errors];
  return async () => {
    const error = left.shift();
    if (error) throw error;
    return 'open';
  };
}
const wait = (open: () => Promise<string>) =>
  onceAnswering({ variable: 'ORDERS_DATABASE_URL', url, mostUnanswered: 3, pauseMs: 0 }, open);

describe('a database that a part starts with', () => {
  it('is waited for while it is slow', async () => {
    const slow = new Error('timeout exceeded when trying to connect');
    await expect(wait(opening(slow, failure('ECONNREFUSED')))).resolves.toBe('open');
  });

  it('is waited for as long as it says that it starts, or is full', async () => {
    const starting = Array.from({ length: 4 }, (_, at) => failure(at % 2 ? '57P03' : '53300'));
    await expect(wait(opening(...starting))).resolves.toBe('open');
  });

  it('is given up after several tries in a row without an answer, with what to do', async () => {
    const silent = failure('ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.1:5432');
    await expect(wait(opening(silent, failure('57P03'), silent, silent))).resolves.toBe('open');
    await expect(wait(opening(silent, silent, silent))).rejects.toThrow(
      'The database at db.roads.us:5432 has not answered 3 times in a row: start it, or correct ORDERS_DATABASE_URL.',
    );
  });

  it.each([
    ['28P01', 'ORDERS_DATABASE_URL: the database refuses the user or the password.'],
    [
      '3D000',
      'ORDERS_DATABASE_URL: there is no such database: run the migration first, or correct the name.',
    ],
    ['42501', 'ORDERS_DATABASE_URL: the user may not connect to the database: run the migration first.'],
  ])('that refuses us (%s) is not asked again', async (code, message) => {
    await expect(wait(opening(failure(code, 'password "hunter2" is wrong')))).rejects.toThrow(message);
  });

  it('that is a pooler is not asked again for what it refuses, but waited for while it has no server', async () => {
    const refusal = failure('08P01', 'unsupported startup parameter: statement_timeout');
    await expect(wait(opening(refusal))).rejects.toThrow(
      'ORDERS_DATABASE_URL: leads to a pooler, and this needs the address of PostgreSQL itself.',
    );
    await expect(wait(opening(failure('08P01', 'server login has been failing')))).resolves.toBe('open');
  });

  it('is not to blame for a fault of ours', async () => {
    await expect(wait(opening(new TypeError('no entities')))).rejects.toThrow('no entities');
  });
});
