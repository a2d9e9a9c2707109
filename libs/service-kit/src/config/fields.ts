import * as z from 'zod/mini';
import { variables } from './variables.js';
import {
  weaknessOfDomain,
  weaknessOfPassword,
  weaknessOfPasswordIn,
  weaknessOfPhone,
  weaknessOfPrivateKey,
  weaknessOfPublicAddress,
  weaknessOfPublicKey,
  weaknessOfSecret,
} from './weaknesses.js';

/** PEM keys may come on one line with `\n` written out, as env files need. */
const pem = () =>
  z.pipe(
    z.string(),
    z.transform((text) => text.replaceAll('\\n', '\n')),
  );

export const publicKey = (what: string) =>
  pem().register(variables, { what, weaknessOf: weaknessOfPublicKey });

export const privateKey = (what: string) =>
  pem().register(variables, {
    what,
    isSecret: true,
    weaknessOf: (key, all) => weaknessOfPrivateKey(key, all.JWT_PUBLIC_KEY),
  });

/** A secret of ours: any text of 32 characters or more. */
export const secret = (what: string) =>
  z
    .string()
    .check(z.minLength(32, 'needs at least 32 characters'))
    .register(variables, { what, isSecret: true, weaknessOf: weaknessOfSecret });

/** Of a role of the database, or what another system gave. */
export const password = (what: string) =>
  z.string().register(variables, { what, isSecret: true, weaknessOf: weaknessOfPassword });

/** A secret that another system gave; '' without that system. */
export const givenSecret = (what: string) =>
  z._default(z.string(), '').register(variables, {
    what,
    isSecret: true,
    weaknessOf: (text) => (text === '' ? null : weaknessOfPassword(text)),
  });

/** Of a database or a queue, with its password. */
export const storeAddress = (what: string) =>
  z.string().register(variables, { what, weaknessOf: weaknessOfPasswordIn });

/** Of a site, without the slash at its end. Links lead there. */
export const siteAddress = (what: string) =>
  z
    .pipe(
      z.url('must be an address such as https://overland.example'),
      z.transform((address) => address.replace(/\/+$/, '')),
    )
    .register(variables, { what, weaknessOf: weaknessOfPublicAddress });

/** '' without one. */
export const httpAddress = () =>
  z.union([z.literal(''), z.url({ protocol: /^https?$/ })], 'must begin with http:// or https://');

export const phone = (what: string) => z.string().register(variables, { what, weaknessOf: weaknessOfPhone });

export const mailAddress = (what: string) =>
  z.email('must be an email address').register(variables, { what, weaknessOf: weaknessOfDomain });

/** Any text, without a rule. */
export const text = (what: string, fallback: string) =>
  z._default(z.string(), fallback).register(variables, { what });

export const wholeNumber = (what: string, { least, most }: { least: number; most: number }) =>
  z.coerce
    .number('must be a whole number')
    .check(z.int('must be a whole number'), z.minimum(least, `must be ${least} or more`))
    .check(z.maximum(most, `must be ${most} or less`))
    .register(variables, { what });

// What several parts read.
export const serviceTokenSecret = () => secret('Signs the calls between gateway and services.');
export const mailSealKey = () =>
  secret('Encrypts codes and links in emails on their way, and signs the links of surveys and follow-ups.');
export const staffSite = () => siteAddress('The site of staff and companies, as browsers reach it.');
export const publicSite = () => siteAddress('The public site, as browsers reach it.');
export const supportPhone = () =>
  z._default(phone('The phone number that customers read.'), '(555) 010-0199');
export const supportEmail = () =>
  z._default(mailAddress('Where customers write, and where their answers go.'), 'support@overland.example');
export const brandName = () => text('The name of the company.', 'Overland');
