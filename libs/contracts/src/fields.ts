import { languages } from '@overland/i18n';
import * as z from 'zod/mini';
import { maxCommission, vinPattern, vinShape } from './constants.js';
import { messages } from './errors.js';
import { type Message, messageText, said } from './format/message.js';
import { formatCount } from './format/numbers.js';
import { isEmail } from './is-email.js';
import { stateCodes } from './us-states.js';
import { noWebAddresses } from './web-addresses.js';

export const tooLong = (max: number): Message =>
  said('Please use at most {max} characters.', { max: formatCount(max) });

export const atMost = (max: number) => z.maxLength(max, { error: () => messageText(tooLong(max)) });

/** Required text: trimmed, at least one character, at most `max`. */
export const requiredText = (max = 200, message: string = messages.required) =>
  z.string(message).check(z.trim(), z.minLength(1, message), atMost(max));

/** Optional text: trimmed; absent and blank are both ''. */
export const optionalText = (max = 200) => z._default(z.string().check(z.trim(), atMost(max)), '');

export const longestPassword = 200;
/** A password, exactly as it was typed: spaces at its ends are part of it. */
export const typedPassword = (message: string = messages.passwordRequired) =>
  z.string(message).check(z.minLength(1, message), atMost(longestPassword));

const longestName = 80;
// Control characters, line and paragraph separators, and the characters that change the direction of text.
const unfitForNames = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|:\/\//u;
/** A name, or ''. Emails to others show it, so it is short, on one line and holds no link. */
export const nameOrBlank = z.string(messages.required).check(
  z.trim(),
  z.maxLength(longestName, messages.name),
  z.refine((value) => !unfitForNames.test(value), messages.name),
);

/** A name that must be given. */
export const requiredName = (message: string) => nameOrBlank.check(z.minLength(1, message));

/** The name of a person or a company, or '', as anybody may type it; staff alone may name a company `Example.com`. */
export const personNameOrBlank = nameOrBlank.check(noWebAddresses);

/** The same, which must be given. */
export const requiredPersonName = (message: string) => personNameOrBlank.check(z.minLength(1, message));
export const personName = requiredPersonName(messages.required);

/** The same; '' where it is absent. */
export const optionalName = z._default(personNameOrBlank, '');

/** Email address, lowercased. */
export const email = (
  requiredMessage: string = messages.emailRequired,
  invalidMessage: string = messages.email,
) =>
  z.string(requiredMessage).check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, requiredMessage),
    z.refine((value) => value === '' || isEmail(value), invalidMessage),
  );

/** Email address or ''. */
export const typedEmail = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.refine((value) => value === '' || isEmail(value), messages.email),
);
/** The same; '' where it is absent. */
export const optionalEmail = z._default(typedEmail, '');

const phonePattern = /^\(\d{3}\) \d{3}-\d{4}$/;
const phoneMessage = 'Please enter a phone number like (555) 010-0199.';

/** Phone in the mask (000) 000-0000. */
export const phone = z.string(messages.required).check(
  z.trim(),
  z.minLength(1, messages.required),
  z.refine((value) => value === '' || phonePattern.test(value), phoneMessage),
);

/** Phone in the mask, or ''. */
export const phoneOrBlank = (message: string) =>
  z._default(
    z.string().check(
      z.trim(),
      z.refine((value) => value === '' || phonePattern.test(value), message),
    ),
    '',
  );
export const optionalPhone = phoneOrBlank(phoneMessage);

/** The models of a year are sold from the year before. */
export const notAhead = z.refine<number>((year) => year <= new Date().getFullYear() + 1, messages.yearAhead);

/** Said beside what else is wrong, and before there is a year, as few cars are older. */
export const vinOfItsYear = z.refine<{ vin: string; year: number | null }>(
  ({ vin, year }) => !vinShape.test(vin) || vinPattern.test(vin) || (year !== null && year < 1981),
  {
    path: ['vin'],
    error: messages.vinOfItsYear,
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
);

export const zip = z.string(messages.required).check(
  z.trim(),
  z.minLength(1, messages.required),
  z.refine((value) => value === '' || /^\d{5}$/.test(value), messages.zip),
);

export const state = z.string(messages.required).check(
  z.minLength(1, messages.required),
  z.refine((value) => value === '' || stateCodes.includes(value), 'Please choose a state.'),
);

/** A calendar day, YYYY-MM-DD. */
export const day = z.string(messages.required).check(
  z.minLength(1, messages.required),
  z.refine(
    (value) => value === '' || (/^\d{4}-\d{2}-\d{2}$/.test(value) && isRealDay(value)),
    'Please choose a date.',
  ),
);

function isRealDay(value: string): boolean {
  const instant = new Date(`${value}T00:00:00Z`);
  // PostgreSQL's calendar begins with the year 1; a JavaScript date knows the year 0.
  return value >= '0001-01-01' && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

/** An instant; a Date from the database becomes its ISO text. */
export const instant = z.pipe(
  z.transform((value: unknown) => (value instanceof Date ? value.toISOString() : value)),
  z.iso.datetime(),
);

export const id = z.uuid();

/** The language that a customer reads. */
export const customerLanguage = z.enum(languages);

/** The version that a form was filled from; another one in force is a conflict. */
export const version = z.int().check(z.gte(1));

export const dollars = z.int().check(z.gte(0));

/** Dollars that a form takes. A form does not change what was typed unseen: cents are refused. */
export const wholeDollars = z.int({
  error: ({ input }) => (input === undefined || input === null ? messages.required : messages.wholeDollars),
});

const wholeCommission = wholeDollars.check(
  z.gte(0, 'Commission cannot be negative.'),
  z.lte(maxCommission, 'Commission cannot be more than $5,000.'),
);

/** Read as an integer ("50.7" is 50): whole dollars per vehicle, 0 to 5,000. */
export const commission = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' && /^\s*\d{1,7}(\.\d{0,6})?\s*$/.test(value)
      ? Number.parseInt(value, 10)
      : typeof value === 'number'
        ? Math.trunc(value)
        : value === '' || value === null || value === undefined
          ? 0
          : value,
  ),
  wholeCommission,
);

/** The same of a form. */
export const typedCommission = z.pipe(
  z.transform((value: unknown) => value ?? 0),
  wholeCommission,
);

/** A whole number in a query string. */
export const queryInt = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, 'Please give a whole number.')),
    z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(max))),
  );
