import { minPasswordLength } from '@overland/contracts';
import { commonPasswords, plainPassword } from './common-passwords.js';

export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
  companyName: string;
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
];
const reversed = rows.map((row) => [...row].reverse().join(''));
const runs = [...rows, ...reversed].map((row) => row.repeat(20));

const brand = 'overland';
/** How many characters a password must have besides names that are easy to guess. */
const leastOwnCharacters = 8;

/**
 * What is wrong with a new password, in words for people, or null. It must have fifteen characters or more and not be a common
 * one; there are no rules of composition (NIST SP 800-63B, section 3.1.1.2). Counts characters, not bytes, without
 * spaces at the ends.
 */
export function findPasswordProblem(password: string, owner: PasswordOwner): string | null {
  if ([...password.trim()].length < minPasswordLength)
    return `Please use at least ${minPasswordLength} characters.`;
  const plain = plainPassword(password);
  if (commonPasswords().has(plain) || isRepetition(plain) || runs.some((run) => run.includes(plain))) {
    return 'Many people use this password. Please choose another one.';
  }
  if (withoutNames(plain, owner).length < leastOwnCharacters) {
    return 'This password is too close to your name, email address or company. Please choose another one.';
  }
  return null;
}

/** One piece repeated: "aaaa…", "overlandoverland", "12ab12ab12ab1". */
function isRepetition(text: string): boolean {
  for (let size = 1; size <= text.length / 2; size += 1) {
    const piece = text.slice(0, size);
    if (piece.repeat(Math.ceil(text.length / size)).startsWith(text)) return true;
  }
  return false;
}

function withoutNames(plain: string, owner: PasswordOwner): string {
  const [mailbox = '', domain = ''] = owner.email.toLowerCase().split('@');
  const words = [owner.email, mailbox, ...domain.split('.'), owner.firstName, owner.lastName, brand]
    .concat(owner.companyName.replace(/\s+/g, ''), owner.companyName.split(/\s+/))
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length);
  return words.reduce((rest, word) => rest.replaceAll(word, ''), plain);
}
