import { Controller } from '@nestjs/common';
import { account, type InputOf, type Session } from '@overland/contracts';
import { type By, CalledBy, Caller, Implements, Input } from '@overland/service-kit';
import { Account } from './account.service.js';

@Controller()
export class AccountController {
  constructor(private readonly service: Account) {}

  @Implements(account.update)
  update(@Input() { body }: InputOf<typeof account.update>, @CalledBy() by: By) {
    return this.service.update(body, by);
  }

  @Implements(account.changePassword)
  changePassword(@Input() { body }: InputOf<typeof account.changePassword>, @CalledBy() by: By) {
    return this.service.changePassword(body, by);
  }

  @Implements(account.confirm)
  confirm(@Input() { body }: InputOf<typeof account.confirm>, @CalledBy() by: By) {
    return this.service.confirm(body.password, by);
  }

  @Implements(account.sessions)
  sessions(@Caller() session: Session) {
    return this.service.listSessions(session);
  }

  @Implements(account.endSession)
  endSession(@Input() { params }: InputOf<typeof account.endSession>, @CalledBy() by: By) {
    return this.service.endSession(params.sessionId, by);
  }

  @Implements(account.endOtherSessions)
  endOtherSessions(@CalledBy() by: By) {
    return this.service.endOtherSessions(by);
  }
}
