import { Readable } from 'node:stream';
import { secondStepLabels, type User } from '@overland/contracts';
import { formatInstantIn } from '@overland/contracts/format';
import { readWholeList, type Scope, streamCsv } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { conditionsOf, type UserQuery, userList } from './user-list.js';

const header = [
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Mobile phone',
  'Company',
  'Role',
  'Status',
  'Added',
  'Last signed in',
  'Second step',
];

/** All users that match the filter as CSV, sent while they are read. */
export function exportUsers(
  database: DataSource,
  { scope, query, timeZone }: { scope: Scope; query: UserQuery; timeZone: string },
): Readable {
  const where = conditionsOf(query, scope);
  const batches = readWholeList(database, userList, { scope, request: query, where });
  return Readable.from(streamCsv(header, inCells(batches, timeZone)), { objectMode: false });
}

async function* inCells(batches: AsyncIterable<User[]>, timeZone: string) {
  for await (const batch of batches) yield batch.map((user) => cellsOf(user, timeZone));
}

function cellsOf(user: User, timeZone: string): string[] {
  const { firstName, lastName, email, phone, mobilePhone, companyName, role, createdAt } = user;
  const { lastSignedInAt, secondStep } = user;
  return [
    firstName,
    lastName,
    email,
    phone,
    mobilePhone,
    companyName,
    role,
    user.status === 'Active' && user.invitedAt !== null ? 'Invited' : user.status,
    formatInstantIn(createdAt, timeZone),
    lastSignedInAt === null ? '' : formatInstantIn(lastSignedInAt, timeZone),
    secondStep === null ? '' : secondStepLabels[secondStep],
  ];
}
