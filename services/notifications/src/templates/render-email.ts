import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmailTemplateName, templateIdOf, vehicleName } from '@overland/contracts';
import { formatMiles, formatMoney } from '@overland/contracts/format';
import { templateHelpers } from '@overland/i18n/server';
import Handlebars from 'handlebars';
import { isOrderTemplate } from '../letters/order-letter.js';
import type { DriverTextView, EmailView } from './email-view.js';

/** The template of every email about an order; its content is a `Letter`. */
const orderFile = 'order';

/** A text message, which is plain text only. */
export const driverText = 'Driver Location Request';

/** What several templates share: the frame, and parts of an order. */
export const partials = [
  'layout',
  'greeting',
  'route-sign',
  'changes',
  'message',
  'button',
  'call',
  'order-facts',
  'quote-prices',
  'vehicles',
] as const;

/** Its name in `services/notifications/templates`. */
export const templateFileOf = (template: EmailTemplateName): string =>
  isOrderTemplate(template) ? orderFile : templateIdOf(template);

/** `services/notifications/templates`, the same two levels up from `src/templates` and from `dist/templates`. */
export const templatesFolder = join(import.meta.dirname, '../../templates');

export interface EmailContents {
  html: string;
  text: string;
}

type Kind = keyof EmailContents;

/** Strict: a value that a template names and an email does not have is an error. */
const compileOptions = {
  html: { strict: true, noEscape: false },
  // Plain text has no tags; escaping it would show O&#x27;Brien.
  text: { strict: true, noEscape: true },
} as const;

const environments: Partial<Record<Kind, typeof Handlebars>> = {};
const compiled = new Map<string, Handlebars.TemplateDelegate>();

/**
 * HTML and text of an email, in the current language. Templates are only our own files, compiled once; what people wrote is
 * data and escaped.
 * @throws Error for a template that has no files.
 */
export function renderEmail(template: EmailTemplateName, view: EmailView): EmailContents {
  const file = templateFileOf(template);
  return { html: compile(file, 'html')(view), text: tidy(compile(file, 'text')(view)) };
}

export function renderDriverText(view: DriverTextView): string {
  return tidy(compile(templateFileOf(driverText), 'text')(view));
}

function compile(file: string, kind: Kind): Handlebars.TemplateDelegate {
  const name = `${file}.${kind}.hbs`;
  const known = compiled.get(name);
  if (known) return known;
  const template = environmentOf(kind).compile(read(name), compileOptions[kind]);
  compiled.set(name, template);
  return template;
}

function environmentOf(kind: Kind): typeof Handlebars {
  const known = environments[kind];
  if (known) return known;
  const environment = Handlebars.create();
  const formats = { formatMoney, vehicleName, aroundPhone };
  const distance = { formatMiles: kind === 'html' ? unbroken(formatMiles) : formatMiles };
  environment.registerHelper({ ...formats, ...distance, ...templateHelpers });
  for (const partial of partials) environment.registerPartial(partial, read(`${partial}.${kind}.hbs`));
  environments[kind] = environment;
  return environment;
}

/** Keeps a figure and its unit on one line. */
const unbroken =
  (format: (value: number) => string) =>
  (value: number): string =>
    format(value).replaceAll(' ', '\u00a0');

/** Splits a text around its phone number, so that HTML can make a link of the number. */
function aroundPhone(text: string, phone: string) {
  const at = text.indexOf(phone);
  if (phone === '' || at === -1) return { before: text, phone: '', after: '', address: '' };
  const digits = phone.replaceAll(/\D/g, '');
  return {
    before: text.slice(0, at),
    phone,
    after: text.slice(at + phone.length),
    address: `tel:${digits.length === 10 ? '+1' : ''}${digits}`,
  };
}

function read(name: string): string {
  return readFileSync(join(templatesFolder, name), 'utf8');
}

/** At most one empty line in a row, and none at the ends. */
function tidy(text: string): string {
  return `${text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
