import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmailTemplateName, vehicleName } from '@overland/contracts';
import Handlebars from 'handlebars';
import { day, miles, money, window } from './formatters.js';
import type { MailView } from './mail-view.js';
import { partials, templateFileOf } from './template-files.js';

/** `services/notifications/templates`, the same two levels up from `src/templates` and from `dist/templates`. */
export const templatesFolder = join(import.meta.dirname, '../../templates');

export interface MailContents {
  html: string;
  text: string;
}

type Kind = keyof MailContents;

/** Strict: a fact that a template names and a mail does not have is an error, not a gap. */
const compileOptions = {
  html: { strict: true, noEscape: false },
  // Plain text has no tags; escaping it would show O&#x27;Brien.
  text: { strict: true, noEscape: true },
} as const;

const environments: Partial<Record<Kind, typeof Handlebars>> = {};
const compiled = new Map<string, Handlebars.TemplateDelegate>();

/**
 * The two bodies of a mail. Templates are our files only and compiled once; what people wrote is data, escaped.
 * @throws Error for a template that has no files.
 */
export function renderMail(template: EmailTemplateName, view: MailView): MailContents {
  const file = templateFileOf(template);
  return { html: compile(file, 'html')(view), text: tidy(compile(file, 'text')(view)) };
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
  environment.registerHelper({ money, miles, day, window, vehicleName });
  for (const partial of partials) environment.registerPartial(partial, read(`${partial}.${kind}.hbs`));
  environments[kind] = environment;
  return environment;
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
