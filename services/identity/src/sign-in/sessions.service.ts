import { Injectable } from '@nestjs/common';
import type { InputOf, ReplyOf, Session, signIn } from '@overland/contracts';
import { InjectDatabase, inSystem, portalScope, type RequestInfo, withPortal } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { SessionsRepository } from '../accounts/sessions.repository.js';
import { record, writeAudit } from '../audit/write-audit.js';
import { lacksSecondStep } from '../second-step/lacks-second-step.js';

type Refusal = InputOf<typeof signIn.noteRefusal>['body'];

@Injectable()
export class Sessions {
  constructor(@InjectDatabase() private readonly database: DataSource) {}

  /** Ends the caller's session. Repeating it changes nothing. */
  async signOut(caller: Session, info: RequestInfo): Promise<{ message: string }> {
    await withPortal(this.database, portalScope(caller), async (manager) => {
      await new SessionsRepository(manager).end(caller);
      await record(manager, { session: caller, info }, { action: 'session.ended' });
    });
    return { message: 'You have signed out.' };
  }

  /** Records every refused call in the audit trail, where people look for them. */
  async noteRefusal(refusal: Refusal, requestId: string): Promise<{ isKept: boolean }> {
    const { userId, portalId, address, ...details } = refusal;
    await withPortal(this.database, { portalId }, (manager) =>
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
    return inSystem(this.database, async (manager) => {
      const sessions = new SessionsRepository(manager);
      const found = await sessions.findIfActive(sessionId);
      if (found && !found.wasSeenLately) await sessions.noteSeen(sessionId);
      return {
        isActive: found !== null,
        isConfirmed: found?.wasConfirmedLately ?? false,
        lacksSecondStep: found !== null && (await lacksSecondStep(manager, found)),
      };
    });
  }
}
