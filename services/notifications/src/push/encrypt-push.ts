import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export interface PushKeys {
  /** Its public key: a point on P-256, 65 bytes. */
  p256dh: Buffer;
  /** A secret shared with us, 16 bytes. */
  auth: Buffer;
}

interface OneTime {
  privateKey: Buffer;
  salt: Buffer;
}

export const pushCurve = 'prime256v1';
/** The whole message is one record, as push services accept no longer ones. */
const recordSize = 4096;
const lastRecord = Buffer.from([2]);

const oneTime = (): OneTime => {
  const ecdh = createECDH(pushCurve);
  ecdh.generateKeys();
  return { privateKey: ecdh.getPrivateKey(), salt: randomBytes(16) };
};

/** Encrypts a message for one browser (RFC 8291, `aes128gcm`), so that the push service cannot read it. */
export function encryptPush(text: string, { p256dh, auth }: PushKeys, once: OneTime = oneTime()): Buffer {
  const own = createECDH(pushCurve);
  own.setPrivateKey(once.privateKey);
  const ownPublic = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, ownPublic]);
  const secret = derive(own.computeSecret(p256dh), { salt: auth, info, length: 32 });
  const keyOf = (name: string, length: number) =>
    derive(secret, { salt: once.salt, info: Buffer.from(`Content-Encoding: ${name}\0`), length });
  const cipher = createCipheriv('aes-128-gcm', keyOf('aes128gcm', 16), keyOf('nonce', 12));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([
    ...[once.salt, size, Buffer.from([ownPublic.length]), ownPublic],
    ...[cipher.update(Buffer.from(text)), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()],
  ]);
}

function derive(
  secret: Buffer,
  { salt, info, length }: { salt: Buffer; info: Buffer; length: number },
): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
