import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const version = 'v1';

function keyOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/**
 * Encrypts a one-time secret for its way inside an event (AES-256-GCM).
 * @param secret the shared MAIL_SEAL_KEY, any text of 32 characters or more.
 */
export function seal(text: string, secret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [version, iv, cipher.getAuthTag(), sealed]
    .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.');
}

/** @throws Error when the text was not sealed with this key, or was changed on the way. */
export function open(sealed: string, secret: string): string {
  const [found, iv, tag, text] = sealed.split('.');
  if (found !== version || !iv || !tag || text === undefined) throw new Error('Not a sealed text.');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), Buffer.from(iv, 'base64url'), {
    authTagLength: 16,
  });
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8');
}
