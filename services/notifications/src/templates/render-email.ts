import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmailTemplateName, vehicleName } from '@overland/contracts';
import { formatMiles, formatMoney } from '@overland/contracts/format';
import { templateHelpers } from '@overland/i18n/server';
import Handlebars from 'handlebars';
import type { DriverTextView, EmailView } from './email-view.js';
import { partials, templateFileOf, textFiles } from './template-files.js';

/** `services/notifications/templates`, the same two levels up from `src/templates` and from `dist/templates`. */
export const templatesFolder = join(import.meta.dirname, '../../templates');

export interface EmailContents {
  html: string;
  text: string;
}

type Kind = keyof EmailContents;

/** Strict: a fact that a template names and an email does not have is an error, not a gap. */
const compileOptions = {
  html: { strict: true, noEscape: false },
  // Plain text has no tags; escaping it would show O&#x27;Brien.
  text: { strict: true, noEscape: true },
} as const;

const environments: Partial<Record<Kind, typeof Handlebars>> = {};
const compiled = new Map<string, Handlebars.TemplateDelegate>();

/**
 * The two bodies of an email, in the current language. Templates are our files only and compiled once; what people wrote is data, escaped.
 * @throws Error for a template that has no files.
 */
export function renderEmail(template: EmailTemplateName, view: EmailView): EmailContents {
  const file = templateFileOf(template);
  return { html: compile(file, 'html')(view), text: tidy(compile(file, 'text')(view)) };
}

/** The body of a text to a driver. */
export function renderDriverText(view: DriverTextView): string {
  return tidy(compile(textFiles['Driver Location Request'], 'text')(view));
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

/** A figure and its unit stay on one line. */
const unbroken =
  (format: (value: number) => string) =>
  (value: number): string =>
    format(value).replaceAll(' ', '\u00a0');

/** A text parted where its phone number stands, so that HTML can make a link of that. */
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

/** At most one empty line in a row, none at the ends. */
function tidy(text: string): string {
  return `${text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
