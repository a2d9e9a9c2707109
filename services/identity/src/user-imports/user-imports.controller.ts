import { Controller } from '@nestjs/common';
import { type InputOf, type Session, userImportColumns, userImports } from '@overland/contracts';
import { type By, CalledBy, Caller, fileReply, Implements, Input, writeCsv } from '@overland/service-kit';
import { UserImports } from './user-imports.service.js';

const examples = [
  ['grace@company.example', 'Grace', 'Lindqvist', 'Admin', 'Your Company'],
  ['hugo@company.example', 'Hugo', 'Stern', 'User', 'Your Company'],
];

@Controller()
export class UserImportsController {
  constructor(private readonly imports: UserImports) {}

  /** Only MCAdmin chooses the company, so the template for an Admin has no such column. */
  @Implements(userImports.template)
  template(@Caller() { role }: Session) {
    const rows = [userImportColumns, ...examples];
    const file = role === 'MCAdmin' ? rows : rows.map((row) => row.slice(0, -1));
    return fileReply(userImports.template, writeCsv(file), 'users.csv');
  }

  @Implements(userImports.check)
  check(@Input() { body }: InputOf<typeof userImports.check>, @Caller() session: Session) {
    return this.imports.check(body, session);
  }

  @Implements(userImports.start)
  start(@Input() { body }: InputOf<typeof userImports.start>, @CalledBy() by: By) {
    return this.imports.start(body, by);
  }

  @Implements(userImports.list)
  list(@Caller() session: Session) {
    return this.imports.list(session);
  }

  @Implements(userImports.get)
  get(@Input() { params }: InputOf<typeof userImports.get>, @Caller() session: Session) {
    return this.imports.get(params.userImportId, session);
  }

  @Implements(userImports.failed)
  async failed(@Input() { params }: InputOf<typeof userImports.failed>, @Caller() session: Session) {
    const csv = await this.imports.failedCsv(params.userImportId, session);
    return fileReply(userImports.failed, csv, 'users-to-fix.csv');
  }
}
