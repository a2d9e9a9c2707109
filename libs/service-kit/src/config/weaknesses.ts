import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Weakness } from './variables.js';

/** Of texts that documents, examples and careless people use. Too long to occur in random ones. */
const sampleWords = /example|sample|change[-_ ]?me|made[-_ ]?up|password|secret|overland|minioadmin/i;
/** Random hex digits of 32 bytes have about 16. */
const fewestDifferent = 10;
const newSecret = 'make a random one, as `openssl rand -hex 32` does';

/** Of a secret that we make. */
export function weaknessOfSecret(text: string): Weakness {
  if (sampleWords.test(text)) return `is a sample value: ${newSecret}`;
  return new Set(text).size < fewestDifferent ? `is easily guessed: ${newSecret}` : null;
}

const shortestPassword = 12;

/** Of one that another system gave, or that is in the address of a store. */
export function weaknessOfPassword(text: string): Weakness {
  if (text.length < shortestPassword) return `has a password of fewer than ${shortestPassword} characters`;
  return sampleWords.test(text) ? 'has a sample value as its password' : null;
}

/** Of the password in an address, if it has one. */
export function weaknessOfPasswordIn(address: string): Weakness {
  if (!URL.canParse(address)) return 'is not an address';
  const { password } = new URL(address);
  return password === '' ? null : weaknessOfPassword(password);
}

export function weaknessOfPublicAddress(address: string): Weakness {
  return address === '' || address.startsWith('https://') ? null : 'must begin with https:// in production';
}

/** The key of a PEM text; null where it is none of P-256. */
function keyOf(read: (pem: string) => KeyObject, pem: string): KeyObject | null {
  try {
    const key = read(pem);
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : null;
  } catch {
    return null;
  }
}

const notAKey = (kind: string) =>
  `is not a ${kind} key of P-256 in PEM: give it on one line with newlines written as \\n`;

export function weaknessOfPublicKey(pem: string): Weakness {
  return keyOf(createPublicKey, pem) && !pem.includes('PRIVATE') ? null : notAKey('public');
}

/** Also if it does not belong to the public key. */
export function weaknessOfPrivateKey(pem: string, publicPem: unknown): Weakness {
  const key = keyOf(createPrivateKey, pem);
  if (!key) return notAKey('private');
  const other = typeof publicPem === 'string' ? keyOf(createPublicKey, publicPem) : null;
  return other && !createPublicKey(pem).equals(other) ? 'does not belong to JWT_PUBLIC_KEY' : null;
}

/** The area code 555 does not exist, and numbers of 555-01xx belong to films. */
export function weaknessOfPhone(phone: string): Weakness {
  const digits = phone.replaceAll(/\D/g, '').slice(-10);
  return /^555|^\d{3}55501/.test(digits) ? 'is a sample number: give the one that customers can call' : null;
}

const sampleDomain = /(^|[.@])(example|test|invalid|localhost)$|[.@]example\.(com|net|org)$/i;

/** Of an email address or a domain. */
export function weaknessOfDomain(address: string): Weakness {
  return sampleDomain.test(address) ? 'is a sample address: nobody gets what is sent there' : null;
}
