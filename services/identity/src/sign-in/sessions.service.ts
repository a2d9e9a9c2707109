import { Injectable } from '@nestjs/common';
import type { RequestOf, Session, signIn } from '@overland/contracts';
import { InjectDatabase, portalScope, systemScope, withPortal } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { writeAudit } from '../audit.js';
import { endSession, isSessionStanding } from './session.repository.js';

type Refusal = RequestOf<typeof signIn.noteRefusal>['body'];

@Injectable()
export class Sessions {
  constructor(@InjectDatabase() private readonly database: DataSource) {}

  /** Ends the caller's session; a second time changes nothing. */
  async signOut(caller: Session, requestId: string): Promise<{ message: string }> {
    const { userId, portalId } = caller;
    await withPortal(this.database, portalScope(caller), async (manager) => {
      await endSession(manager, caller);
      await writeAudit(manager, { action: 'session.ended', actorId: userId, userId, portalId, requestId });
    });
    return { message: 'You have signed out.' };
  }

  /** A row for each: who asks for what he may not is looked for in the trail, not in the lines of a log. */
  async noteRefusal(refusal: Refusal, requestId: string): Promise<{ isKept: boolean }> {
    const { userId, portalId, ...details } = refusal;
    await withPortal(this.database, { portalId }, (manager) =>
      writeAudit(manager, {
        action: 'access.refused',
        actorId: userId,
        userId,
        portalId,
        requestId,
        details,
      }),
    );
    return { isKept: true };
  }

  /** What the gateway asks before it trusts a token for another five seconds. */
  async check(sessionId: string): Promise<{ isActive: boolean }> {
    const isActive = await withPortal(this.database, systemScope, (manager) =>
      isSessionStanding(manager, sessionId),
    );
    return { isActive };
  }
}
