import { Inject, Injectable } from '@nestjs/common';
import { messages, type NewPasskey, type PasskeyAnswer, type Session } from '@overland/contracts';
import { saidToStaff } from '@overland/contracts/format';
import { AppError, type By, Database, invalid, notFound } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { UsersRepository } from '../accounts/users.repository.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { added, recordSecondStep, removed } from './record-second-step.js';
import { SecondStepsRepository } from './second-steps.repository.js';
import {
  checkNewPasskey,
  checkPasskey,
  newPasskeyOptions,
  passkeyOptions,
  type RelyingParty,
  relyingPartyOf,
} from './web-authn.js';

const maxPasskeys = 10;
const named = (name: string) => `Passkey “${name}”`;
const forAccount = ({ sessionId }: Session) => `new:${sessionId}`;

interface AskedPasskey {
  userId: string;
  /** The sign-in or session of the challenge. */
  purpose: string;
  answer: PasskeyAnswer;
}

/** Passkeys: managing one's own, and checking them (docs/product/people.md). */
@Injectable()
export class PasskeysService {
  private readonly party: RelyingParty;

  constructor(
    private readonly database: Database,
    @Inject(IDENTITY_CONFIG) config: IdentityConfig,
    private readonly users: UsersRepository,
    private readonly steps: SecondStepsRepository,
  ) {
    this.party = relyingPartyOf(config);
  }

  /** @throws AppError conflict if the person has too many. */
  async optionsOfNew(session: Session) {
    return this.database.inSystem(async (manager) => {
      const owner = await this.users.lockCaller(manager, session);
      const kept = await this.steps.listPasskeys(manager, owner.id);
      if (kept.length >= maxPasskeys) {
        throw new AppError(
          'conflict',
          saidToStaff('You have {most} passkeys already. Please remove one first.', { most: maxPasskeys }),
        );
      }
      const options = await newPasskeyOptions(this.party, owner, kept);
      await this.steps.keepChallenge(manager, forAccount(session), options.challenge);
      return { options: { ...options } };
    });
  }

  /** @throws AppError invalid if it was not made for this site and session, or exists already. */
  async add({ name, passkey }: NewPasskey, by: By): Promise<{ recoveryCodes: string[] }> {
    const challenge = await this.database.inSystem((manager) =>
      this.steps.takeChallenge(manager, forAccount(by.session)),
    );
    const checked = challenge === null ? null : await checkNewPasskey(this.party, challenge, passkey);
    if (!checked) throw invalid(messages.passkeyNotAdded);
    return this.database.inSystem(async (manager) => {
      const owner = await this.users.lockCaller(manager, by.session);
      if (await this.steps.isKnown(manager, checked.credentialId)) throw invalid(messages.passkeyNotAdded);
      const { transports, isDiscoverable = null } = passkey;
      await this.steps.addPasskey(manager, {
        ...checked,
        userId: owner.id,
        name,
        transports,
        isDiscoverable,
      });
      await recordSecondStep(manager, {
        owner,
        action: 'secondStep.added',
        changes: added(named(name)),
        told: 'passkeyAdded',
        by,
      });
      return { recoveryCodes: await this.steps.makeFirstRecoveryCodes(manager, owner.id) };
    });
  }

  /** @throws AppError notFound, also for somebody else's. */
  async rename(id: string, name: string, by: By): Promise<{ message: string }> {
    await this.database.inSystem(async (manager) => {
      const owner = await this.users.lockCaller(manager, by.session);
      const found = await this.steps.findPasskey(manager, { userId: owner.id, id });
      if (!found) throw notFound();
      if (found.name === name) return;
      await this.steps.renamePasskey(manager, id, name);
      const changes = [{ what: 'Passkey', from: found.name, to: name }];
      await recordSecondStep(manager, { owner, action: 'secondStep.changed', changes, by });
    });
    return { message: 'The passkey has been renamed.' };
  }

  /**
   * @throws AppError notFound, also for somebody else's; conflict if it is the last second step and the company requires one.
   */
  async remove(id: string, by: By): Promise<{ message: string }> {
    await this.database.inSystem(async (manager) => {
      const owner = await this.users.lockCaller(manager, by.session);
      const found = await this.steps.findPasskey(manager, { userId: owner.id, id });
      if (!found) throw notFound();
      await this.steps.removePasskey(manager, id);
      await this.steps.settleRemoval(manager, owner);
      await recordSecondStep(manager, {
        owner,
        action: 'secondStep.removed',
        changes: removed(named(found.name)),
        told: 'passkeyRemoved',
        by,
      });
    });
    return { message: 'The passkey has been removed.' };
  }

  /** A challenge for a person's passkeys, valid once. */
  async ask(manager: EntityManager, userId: string, purpose: string) {
    const passkeys = await this.steps.listPasskeys(manager, userId);
    const options = await passkeyOptions(this.party, passkeys);
    await this.steps.keepChallenge(manager, purpose, options.challenge);
    return { options: { ...options } };
  }

  /** Whether one of the person's passkeys has signed its challenge. Uses up the challenge, right or wrong. */
  async isRight(manager: EntityManager, { userId, purpose, answer }: AskedPasskey): Promise<boolean> {
    const challenge = await this.steps.takeChallenge(manager, purpose);
    const passkey = await this.steps.findPasskey(manager, { userId, credentialId: answer.id });
    if (challenge === null || !passkey) return false;
    const proof = await checkPasskey(this.party, { challenge, passkey }, answer);
    if (!proof) return false;
    await this.steps.notePasskeyUse(manager, passkey.id, { counter: proof.counter });
    return true;
  }
}
