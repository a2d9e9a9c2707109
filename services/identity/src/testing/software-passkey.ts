import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { staffSite } from './start-identity.js';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const userPresent = 0x01;
const userVerified = 0x04;
const withCredential = 0x40;

interface Ceremony {
  challenge: string;
  origin?: string;
  /** Whether it has checked a finger, a face or a PIN. */
  isVerified?: boolean;
}

/** A passkey of P-256 in software, as an authenticator without attestation makes it. */
export class SoftwarePasskey {
  readonly id = randomBytes(16).toString('base64url');
  /** How often it has signed. A copied key continues from an older count. */
  counter = 0;
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = privateKey;
    this.publicKey = publicKey;
  }

  /** The body's `passkey` of a registration. */
  register({ challenge, origin = staffSite }: Ceremony) {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(this.coseKey())]);
    const authData = new Uint8Array(Buffer.concat([this.authData(userPresent | withCredential), credential]));
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: this.id,
      clientDataJSON: clientData('webauthn.create', { challenge, origin }).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal' as const],
    };
  }

  /** The body's `passkey` of a sign-in. */
  answer({ challenge, origin = staffSite, isVerified = false }: Ceremony) {
    this.counter += 1;
    const data = clientData('webauthn.get', { challenge, origin });
    const authenticatorData = this.authData(isVerified ? userPresent | userVerified : userPresent);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), this.privateKey);
    return {
      id: this.id,
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
    };
  }

  private authData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(staffSite).hostname), Buffer.from([flags]), counter]);
  }

  /** RFC 9053: EC2, ES256, P-256, x and y. */
  private coseKey(): Uint8Array {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
    return isoCBOR.encode(key as never);
  }
}

function clientData(type: string, { challenge, origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
