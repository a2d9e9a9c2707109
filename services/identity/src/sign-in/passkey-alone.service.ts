import { Inject, Injectable } from '@nestjs/common';
import { type InputOf, type PasskeyAnswer, type ReplyOf, type signIn } from '@overland/contracts';
import { AppError, Database, type RequestInfo } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { hashSecret, newSecret } from '../accounts/secrets.js';
import { tooManyWrongTries } from '../accounts/too-many-wrong-tries.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { WrongTriesRepository } from '../accounts/wrong-tries.repository.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import type { PasskeyEntity } from '../second-step/passkey.entity.js';
import { SecondStepsRepository } from '../second-step/second-steps.repository.js';
import {
  anyPasskeyOptions,
  checkPasskey,
  claimedChallenge,
  ownerIn,
  type RelyingParty,
  relyingPartyOf,
} from '../second-step/web-authn.js';
import { findPasskeyBrowser, setPasskeyBrowser } from './cookies.js';
import { noteRefusedSignIn } from './note-refused-sign-in.js';
import { type Done, SignInCompletion } from './sign-in-completion.service.js';

type Answer = InputOf<typeof signIn.loginByPasskeyAlone>['body']['passkey'];
type Outcome = Done | 'expired' | 'refused' | 'onlySecond' | 'tooMany';

const onlyHere = 'Passkeys work on the sign-in page of this site only.';
const notKnown =
  'This passkey does not open an account here. It may have been removed. Please sign in with your password.';
const onlySecond =
  'This passkey cannot replace your password. Please enter the password first; then it works as your second step.';

/** One browser may have several, as each of its tabs asks. */
const forBrowser = (browser: string, challenge: string) => `alone:${hashSecret(`${browser}:${challenge}`)}`;

/**
 * Signing in by a passkey alone: it is had, and it checks a finger, a face or a PIN, so it stands for both steps
 * (docs/product/people.md).
 */
@Injectable()
export class PasskeyAlone {
  private readonly party: RelyingParty;

  constructor(
    private readonly database: Database,
    @Inject(IDENTITY_CONFIG) config: IdentityConfig,
    private readonly users: UsersRepository,
    private readonly steps: SecondStepsRepository,
    private readonly tries: WrongTriesRepository,
    private readonly completion: SignInCompletion,
  ) {
    this.party = relyingPartyOf(config);
  }

  /** @throws AppError forbidden to pages of other origins, which must not get our cookie into a browser. */
  async options(info: RequestInfo) {
    const origin = info.header('origin');
    if (origin !== null && origin !== this.party.origin) throw new AppError('forbidden', onlyHere);
    const browser = findPasskeyBrowser(info) ?? newSecret();
    const options = await anyPasskeyOptions(this.party);
    const { challenge } = options;
    await this.database.inSystem((manager) =>
      this.steps.keepChallenge(manager, forBrowser(browser, challenge), challenge),
    );
    setPasskeyBrowser(info, browser);
    return { options: { ...options } };
  }

  /** @throws AppError wrongCode, wrongCredentials, tooManyRequests, passwordChangeRequired */
  async logIn(
    { passkey }: InputOf<typeof signIn.loginByPasskeyAlone>['body'],
    info: RequestInfo,
  ): Promise<ReplyOf<typeof signIn.loginByPasskeyAlone>> {
    const outcome = await this.database.inSystem((manager) => this.tryPasskey(manager, passkey, info));
    switch (outcome) {
      case 'expired':
        throw new AppError('wrongCode', 'This took too long, or was used already. Please try again.');
      case 'refused':
        throw new AppError('wrongCredentials', notKnown);
      case 'onlySecond':
        throw new AppError('wrongCredentials', onlySecond);
      case 'tooMany':
        throw tooManyWrongTries();
      default:
        return this.completion.answer(outcome, info);
    }
  }

  /** Returns a refusal instead of throwing, as a challenge and a try that were used must stay used. */
  private async tryPasskey(manager: EntityManager, answer: Answer, info: RequestInfo): Promise<Outcome> {
    const challenge = await this.takeChallenge(manager, answer, info);
    if (challenge === null) return 'expired';
    const { userHandle, ...signed } = answer;
    if (userHandle === undefined) return 'onlySecond';
    const found = await this.find(manager, userHandle, signed);
    if (!found) return this.refuse(manager, null, info);
    return this.check(manager, { ...found, challenge, signed, info });
  }

  private async check(
    manager: EntityManager,
    { account, passkey, challenge, signed, info }: Asked,
  ): Promise<Outcome> {
    const device = await this.completion.findKnownDevice(manager, account.id, info);
    const guesser = { email: account.email, knownDeviceHash: device && hashSecret(device) };
    if (!(await this.tries.take(manager, guesser))) return 'tooMany';
    const proof = await checkPasskey(this.party, { challenge, passkey }, signed);
    if (!proof) return this.refuse(manager, account, info);
    await this.tries.giveBack(manager, guesser);
    if (!proof.isVerified) return 'onlySecond';
    await this.steps.notePasskeyUse(manager, passkey.id, { counter: proof.counter, isDiscoverable: true });
    const how = { what: 'Both steps', from: '', to: 'Passkey' };
    return this.completion.finish(manager, { account, info, device, how });
  }

  /** Used up, right or wrong. */
  private async takeChallenge(
    manager: EntityManager,
    answer: Answer,
    info: RequestInfo,
  ): Promise<string | null> {
    const [browser, claimed] = [findPasskeyBrowser(info), claimedChallenge(answer)];
    if (browser === null || claimed === null) return null;
    return this.steps.takeChallenge(manager, forBrowser(browser, claimed));
  }

  /** The account is locked, so that answers are checked one after the other. Null if it may not sign in. */
  private async find(manager: EntityManager, userHandle: string, { id: credentialId }: PasskeyAnswer) {
    const userId = ownerIn(userHandle);
    const account = userId && (await this.users.lock(manager, userId));
    const passkey = account && (await this.steps.findPasskey(manager, { userId: account.id, credentialId }));
    return account && passkey && { account, passkey };
  }

  private async refuse(manager: EntityManager, account: UserEntity | null, info: RequestInfo) {
    await noteRefusedSignIn(manager, { account, subject: 'An unknown passkey', info });
    return 'refused' as const;
  }
}

interface Asked {
  account: UserEntity;
  passkey: PasskeyEntity;
  challenge: string;
  signed: PasskeyAnswer;
  info: RequestInfo;
}
