// Writes .env for docker-compose.yml: .env.example with generated keys and passwords. Never overwrites an existing file. Another file
// is written from its own example: `node deploy/make-env.mjs --to deploy/kubernetes/overlays/small/secrets.env`.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const root = path.dirname(import.meta.dirname);
const usage = `node deploy/make-env.mjs [--production] [--to <file>] [NAME=value …]

  Writes .env.example with generated keys and passwords to .env, and the given values in place of those there.
  --to <file>   another file, by the example beside it if there is one: <file>.example
  --production  for customers: asks for what cannot be made up, without demo data and the dispatch simulator
`;

const { privateKey, publicKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const onOneLine = (pem) => pem.trim().replaceAll('\n', '\\n');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const made = {
  OVERLAND_VERSION: version,
  JWT_PRIVATE_KEY: onOneLine(privateKey),
  JWT_PUBLIC_KEY: onOneLine(publicKey),
};
const isSecret = /_(PASSWORD|SECRET|KEY)$/;

/** Of which .env.example has samples that production refuses. */
const asked = [
  'STAFF_SITE_URL',
  'PUBLIC_SITE_URL',
  'S3_PUBLIC_ENDPOINT',
  'TRUSTED_PROXIES',
  'BRAND_NAME',
  'SUPPORT_PHONE',
  'SUPPORT_EMAIL',
  'RECRUITING_EMAIL',
  'MAIL_FROM',
  'SMS_GATEWAY_DOMAIN',
  'SMTP_URL',
];

/** In place of the values of .env.example, unless they are given. Without Super Dispatch no order is dispatched. */
const ofProduction = (given) => ({
  NODE_ENV: 'production',
  LOAD_DEMO_DATA: 'false',
  ALLOWED_HOSTS: [given.STAFF_SITE_URL, given.PUBLIC_SITE_URL]
    .map((site) => new URL(site).hostname)
    .join(','),
  SUPER_DISPATCH_URL: '',
  SUPER_DISPATCH_CLIENT_ID: '',
  SUPER_DISPATCH_CLIENT_SECRET: '',
  SUPER_DISPATCH_CALLBACK_URL: '',
});

/** A value in an env file of Compose: in quotes where it has what Compose would read as something else. */
const quoted = (value) => (/[\\$#"]/.test(value) ? `'${value}'` : value);

/** In an example `${NAME}` stands for the value of a line before. */
function linesOf(example, values, written) {
  const all = { ...values };
  return example.split('\n').map((line) => {
    const [, name, sample] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name === undefined) return line;
    all[name] ??=
      sample === '' && isSecret.test(name)
        ? randomBytes(32).toString('hex')
        : sample.replace(/\$\{(\w+)\}/g, (_all, other) => all[other]);
    return `${name}=${written(all[name])}`;
  });
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    production: { type: 'boolean', default: false },
    to: { type: 'string', default: path.join(root, '.env') },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  process.stdout.write(usage);
  process.exit(0);
}
const ownExample = `${options.to}.example`;
const ofCompose = path.join(root, '.env.example');
const isForCompose = path.resolve(ownExample) === ofCompose || !existsSync(ownExample);
const exampleFile = isForCompose ? ofCompose : ownExample;
const example = readFileSync(exampleFile, 'utf8');
const known = new Set([...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name));
const given = Object.fromEntries(positionals.map((pair) => pair.split(/=(.*)/s, 2)));
const unknown = Object.keys(given).filter((name) => !known.has(name));
if (unknown.length > 0) fail(`${path.basename(exampleFile)} has no ${unknown.join(', ')}.`);
if (Object.values(given).some((value) => /['\n]/.test(value ?? '')))
  fail("A value may have neither ' nor a line break.");
const missing = options.production ? asked.filter((name) => !given[name]) : [];
if (missing.length > 0) {
  fail(
    `These cannot be made up: give each as NAME=value (.env.example says what they are).\n  ${missing.join('\n  ')}`,
  );
}
const values = { ...made, ...(options.production ? ofProduction(given) : {}), ...given };
try {
  writeFileSync(options.to, linesOf(example, values, isForCompose ? quoted : String).join('\n'), {
    flag: 'wx',
    mode: 0o600,
  });
} catch (error) {
  if (error.code !== 'EEXIST') throw error;
  fail(`${path.basename(options.to)} already exists and was not changed.`);
}
