import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '@overland/embedded-postgres';

/** The keys and passwords of one installation, generated on its first start. */
export interface Secrets {
  jwtPrivateKey: string;
  jwtPublicKey: string;
  serviceTokenSecret: string;
  mailSealKey: string;
  identitySealKey: string;
  ownerPassword: string;
  appPassword: string;
  dispatchClientSecret: string;
  /** Push services know its public half: with another one all devices have to be added again. */
  vapidPrivateKey: string;
}

/** Reads `secrets.json` in the data folder and adds what is not in it yet; only its owner may read it. */
export function readOrCreateSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const kept = readKept(file);
  const made = newSecrets();
  const secrets = { ...made, ...kept };
  if (Object.keys(made).every((name) => name in kept)) return secrets;
  mkdirSync(dataDir, { recursive: true });
  replaceFile(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

function readKept(file: string): Partial<Secrets> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text === '') return {};
  try {
    return JSON.parse(text) as Partial<Secrets>;
  } catch (cause) {
    throw new Error(
      `${file} has the keys of this installation and cannot be read. Put a good copy of it back, or remove it: then all ` +
        'have to sign in again, and to set up their authenticator apps and devices again.',
      { cause },
    );
  }
}

function newSecrets(): Secrets {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const random = () => randomBytes(32).toString('base64url');
  return {
    jwtPrivateKey: privateKey,
    jwtPublicKey: publicKey,
    serviceTokenSecret: random(),
    mailSealKey: random(),
    identitySealKey: random(),
    ownerPassword: random(),
    appPassword: random(),
    dispatchClientSecret: random(),
    vapidPrivateKey: random(),
  };
}
