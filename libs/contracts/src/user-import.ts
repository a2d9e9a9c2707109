import * as z from 'zod/mini';
import { id } from './fields.js';
import { csvFileFields, importRowFields, importSummaryFields } from './file-import.js';

/** People in one file, each of whom gets an email; a longer list is split. */
export const maxImportedUsers = 200;
/** Of a company; MCAdmin invites without this limit. */
export const maxInvitationsPerDay = 50;
const maxCharacters = 60_000;

/** The columns of the file, in the order of the template. The company is MCAdmin's to choose. */
export const userImportColumns = ['email', 'firstName', 'lastName', 'role', 'company'] as const;
export type UserImportColumn = (typeof userImportColumns)[number];

export const UserImportRequest = z.strictObject(
  csvFileFields(
    maxCharacters,
    `This file is too long. Please split it into files of ${maxImportedUsers} people.`,
  ),
);
export type UserImportRequest = z.infer<typeof UserImportRequest>;

/** One person of the file: waiting, invited, or refused with the reason. */
export const UserImportRow = z.object({ ...importRowFields, userId: z.nullable(id) });
export type UserImportRow = z.infer<typeof UserImportRow>;

export const UserImport = z.object({ ...importSummaryFields, rows: z.array(UserImportRow) });
export type UserImport = z.infer<typeof UserImport>;

/** Who would be invited by a file (`waiting`), and who would be refused. */
export const UserImportCheck = z.object({ rows: z.array(UserImportRow) });
export type UserImportCheck = z.infer<typeof UserImportCheck>;
