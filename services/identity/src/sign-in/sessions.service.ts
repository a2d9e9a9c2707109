import { Inject, Injectable } from '@nestjs/common';
import type { InputOf, ReplyOf, Session, signIn } from '@overland/contracts';
import { hourSeconds } from '@overland/contracts/calendar';
import {
  type By,
  Clock,
  Database,
  portalScope,
  type RequestInfo,
  signUserToken,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { sessionHours } from '../accounts/limits.js';
import { SessionsRepository } from '../accounts/sessions.repository.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { record, writeAudit } from '../audit/audit.repository.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { SecondStepsRepository } from '../second-step/second-steps.repository.js';

type Refusal = InputOf<typeof signIn.noteRefusal>['body'];

@Injectable()
export class Sessions {
  constructor(
    private readonly database: Database,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
    private readonly clock: Clock,
    private readonly repository: SessionsRepository,
    private readonly steps: SecondStepsRepository,
  ) {}

  async start(manager: EntityManager, account: UserEntity, info: RequestInfo) {
    const { id: userId, portalId, role, isSuperAdmin } = account;
    const session = await this.repository.add(manager, { userId, portalId, role, isSuperAdmin }, info);
    return { session, lacksSecondStep: await this.steps.isMissing(manager, session) };
  }

  /**
   * For an invited person who has just set the first password by the emailed link, which proves the mailbox as a code does.
   * @returns null for everybody else, and for whoever has a second step.
   */
  async startFirst(manager: EntityManager, account: UserEntity, info: RequestInfo) {
    const { id: userId, portalId, mustChangePasswordAt } = account;
    if (mustChangePasswordAt === null) return null;
    if ((await this.steps.ownStepsOf(manager, userId)).length > 0) return null;
    const { requestId, ip: address } = info;
    const changes = [{ what: 'Second step', from: '', to: 'Link of the invitation' }];
    await writeAudit(manager, {
      action: 'signIn.done',
      actorId: userId,
      userId,
      portalId,
      requestId,
      address,
      changes,
    });
    return this.start(manager, account, info);
  }

  /** What a sign-in answers. */
  replyOf({
    session,
    lacksSecondStep,
  }: Awaited<ReturnType<Sessions['start']>>): ReplyOf<typeof signIn.login> {
    const { userId, role, portalId } = session;
    return { token: this.sign(session), role, userId, portalId, lacksSecondStep };
  }

  /** After a new password: ends sessions, and sign-ins that wait for their second step. */
  async endEverything(manager: EntityManager, userId: string): Promise<void> {
    await this.repository.endAllOf(manager, userId);
    await this.repository.endBegun(manager, userId);
  }

  /** The token of a session. */
  sign(session: Session): string {
    return signUserToken(session, {
      privateKey: this.config.JWT_PRIVATE_KEY,
      expiresInSeconds: sessionHours * hourSeconds,
      now: this.clock.now(),
    });
  }

  /** Ends the caller's session. Repeating it changes nothing. */
  async signOut(by: By): Promise<{ message: string }> {
    await this.database.withPortal(portalScope(by.session), async (manager) => {
      await this.repository.end(manager, by.session.sessionId, by.session.userId);
      await record(manager, by, { action: 'session.ended' });
    });
    return { message: 'You have signed out.' };
  }

  /** Records every refused call in the audit trail, where people look for them. */
  async noteRefusal(refusal: Refusal, requestId: string): Promise<{ isKept: boolean }> {
    const { userId, portalId, address, ...details } = refusal;
    await this.database.withPortal({ portalId }, (manager) =>
      writeAudit(manager, {
        action: 'access.refused',
        actorId: userId,
        userId,
        portalId,
        requestId,
        address,
        details,
      }),
    );
    return { isKept: true };
  }

  /**
   * Called by the gateway before it trusts a token for another five seconds, and before each dangerous call. That is seldom
   * enough to note when the session was last seen.
   */
  async check(sessionId: string): Promise<ReplyOf<typeof signIn.checkSession>> {
    return this.database.inSystem(async (manager) => {
      const found = await this.repository.findIfActive(manager, sessionId);
      if (found && !found.wasSeenLately) await this.repository.noteSeen(manager, sessionId);
      return {
        isActive: found !== null,
        isConfirmed: found?.wasConfirmedLately ?? false,
        lacksSecondStep: found !== null && (await this.steps.isMissing(manager, found)),
      };
    });
  }
}
