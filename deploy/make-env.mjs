// Writes .env for docker-compose.yml: .env.example with generated keys and passwords. Never overwrites an existing file.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const { privateKey, publicKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const onOneLine = (pem) => `'${pem.trim().replaceAll('\n', '\\n')}'`;
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const made = {
  OVERLAND_VERSION: version,
  JWT_PRIVATE_KEY: onOneLine(privateKey),
  JWT_PUBLIC_KEY: onOneLine(publicKey),
};
const isSecret = /_(PASSWORD|SECRET|KEY)$/;

const lines = readFileSync(path.join(root, '.env.example'), 'utf8')
  .split('\n')
  .map((line) => {
    const [, name] = /^(\w+)=$/.exec(line) ?? [];
    if (name in made) return `${name}=${made[name]}`;
    return isSecret.test(name) ? `${name}=${randomBytes(32).toString('hex')}` : line;
  });
try {
  writeFileSync(path.join(root, '.env'), lines.join('\n'), { flag: 'wx', mode: 0o600 });
} catch (error) {
  if (error.code !== 'EEXIST') throw error;
  process.stderr.write('.env already exists and was not changed.\n');
  process.exitCode = 1;
}
