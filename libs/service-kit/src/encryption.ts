import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const version = 'v1';

function keyOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/**
 * Encrypts a one-time secret that travels inside an event (AES-256-GCM).
 * @param secret the shared MAIL_SEAL_KEY, any text of 32 characters or more.
 */
export function encrypt(text: string, secret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [version, iv, cipher.getAuthTag(), encrypted]
    .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.');
}

/** @throws Error when the text was not encrypted with this key, or has been changed. */
export function decrypt(encrypted: string, secret: string): string {
  const [found, iv, tag, text] = encrypted.split('.');
  if (found !== version || !iv || !tag || text === undefined) throw new Error('Not an encrypted text.');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), Buffer.from(iv, 'base64url'), {
    authTagLength: 16,
  });
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8');
}
