import { Controller } from '@nestjs/common';
import { account, type InputOf, type ReplyOf, type Session } from '@overland/contracts';
import { Caller, CallInfo, Implements, Input, type RequestInfo } from '@overland/service-kit';
import { Account } from './account.service.js';

@Controller()
export class AccountController {
  constructor(private readonly service: Account) {}

  @Implements(account.update)
  update(
    @Input() { body }: InputOf<typeof account.update>,
    @Caller() session: Session,
    @CallInfo() info: RequestInfo,
  ): Promise<ReplyOf<typeof account.update>> {
    return this.service.update(body, { session, info });
  }

  @Implements(account.changePassword)
  changePassword(
    @Input() { body }: InputOf<typeof account.changePassword>,
    @Caller() session: Session,
    @CallInfo() info: RequestInfo,
  ): Promise<ReplyOf<typeof account.changePassword>> {
    return this.service.changePassword(body, { session, info });
  }

  @Implements(account.confirm)
  confirm(
    @Input() { body }: InputOf<typeof account.confirm>,
    @Caller() session: Session,
    @CallInfo() info: RequestInfo,
  ): Promise<ReplyOf<typeof account.confirm>> {
    return this.service.confirm(body.password, { session, info });
  }

  @Implements(account.sessions)
  sessions(@Caller() session: Session): Promise<ReplyOf<typeof account.sessions>> {
    return this.service.sessions(session);
  }

  @Implements(account.endSession)
  endSession(
    @Input() { params }: InputOf<typeof account.endSession>,
    @Caller() session: Session,
    @CallInfo() info: RequestInfo,
  ): Promise<ReplyOf<typeof account.endSession>> {
    return this.service.endSession(params.sessionId, { session, info });
  }

  @Implements(account.endOtherSessions)
  endOtherSessions(
    @Caller() session: Session,
    @CallInfo() info: RequestInfo,
  ): Promise<ReplyOf<typeof account.endOtherSessions>> {
    return this.service.endOtherSessions({ session, info });
  }
}
