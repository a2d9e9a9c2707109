import type { Session, UserImportColumn, UserImportRow } from '@overland/contracts';
import { AppError, type CsvRow, RowRefusal } from '@overland/service-kit';
import { addressTakenText } from '../accounts/email-addresses.repository.js';
import { checkGives, rightsOf } from '../accounts/user-rules.js';
import { toPerson } from './to-person.js';

interface Known {
  caller: Session;
  companies: Parameters<typeof toPerson>[2];
  /** Addresses that the caller cannot invite, as they have accounts. */
  taken: ReadonlySet<string>;
}

/** What would become of each row of a file: invited (`waiting`), or refused with the reason. */
export function checkPeople(
  rows: readonly CsvRow<UserImportColumn>[],
  { caller, companies, taken }: Known,
): UserImportRow[] {
  const lines = new Map<string, number>();
  const refusalOf = ({ cells, line }: CsvRow<UserImportColumn>): string | null => {
    try {
      const person = toPerson(cells, caller, companies);
      checkGives(caller, rightsOf(person, caller));
      if (taken.has(person.email)) return addressTakenText;
      const earlier = lines.get(person.email);
      lines.set(person.email, earlier ?? line);
      return earlier === undefined ? null : `Line ${earlier} has this address, too.`;
    } catch (error) {
      if (error instanceof RowRefusal || error instanceof AppError) return error.message;
      throw error;
    }
  };
  return rows.map((row) => {
    const message = refusalOf(row);
    const status = message === null ? 'waiting' : 'failed';
    return { line: row.line, status, message, cells: cellsOf(row), userId: null };
  });
}

const cellsOf = ({ cells }: CsvRow<UserImportColumn>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== undefined));
