import { generateKeyPairSync } from 'node:crypto';

interface TestKeys {
  privateKey: string;
  publicKey: string;
  serviceSecret: string;
  sealKey: string;
}

let made: TestKeys | undefined;

/** One ES256 pair and the shared secrets, made once per process. */
export function testKeys(): TestKeys {
  if (made) return made;
  const pair = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  made = {
    ...pair,
    serviceSecret: 'a secret that only the services of this test share',
    sealKey: 'a seal key that only this test knows, long enough',
  };
  return made;
}
