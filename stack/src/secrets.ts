import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The keys and passwords of one installation, made on its first start. */
export interface Secrets {
  jwtPrivateKey: string;
  jwtPublicKey: string;
  serviceTokenSecret: string;
  mailSealKey: string;
  ownerPassword: string;
  appPassword: string;
}

/** Reads `secrets.json` of the data folder, or makes it; only its owner may read it. */
export function readOrCreateSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const random = () => randomBytes(32).toString('base64url');
  const secrets: Secrets = {
    jwtPrivateKey: privateKey,
    jwtPublicKey: publicKey,
    serviceTokenSecret: random(),
    mailSealKey: random(),
    ownerPassword: random(),
    appPassword: random(),
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
