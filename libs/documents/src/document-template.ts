import { readFileSync } from 'node:fs';
import path from 'node:path';
import { language } from '@overland/i18n';
import { templateHelpers } from '@overland/i18n/server';
import Handlebars from 'handlebars';
import { fontsFor } from './document-fonts.js';
import type { Letterhead } from './letterhead.js';

/** What the frame of every page shows; the rest is the template's own. */
export interface PrintedPage {
  /** Of the PDF, as its reader shows it. */
  title: string;
  letterhead: Letterhead;
  /** Where a reader finds the document online, at the foot of the page. */
  link: { address: string; text: string } | null;
}

/** The same one level up from `src` and from `dist`. */
const ownTemplates = path.join(import.meta.dirname, '../templates');
/** `paper` is the frame of a page, `route-sign` its head with number and route. */
const ownPartials = ['paper', 'route-sign'];

/**
 * A template of a service, `<name>.html.hbs` with `<name>.styles.hbs` in this folder, that makes documents into
 * self-contained HTML in the current language. Templates are our own and compiled on first use; what people typed is escaped.
 */
export function documentTemplate<D extends PrintedPage>(
  folder: string,
  name: string,
): (document: D) => string {
  let compiled: Handlebars.TemplateDelegate | null = null;
  return (document) => {
    compiled ??= compile(folder, name);
    return compiled({ ...document, language: language(), fonts: fontsFor(JSON.stringify(document)) });
  };
}

/** Strict: a value that the template names and the document lacks is an error. */
function compile(folder: string, name: string): Handlebars.TemplateDelegate {
  const environment = Handlebars.create();
  environment.registerHelper(templateHelpers);
  for (const partial of ownPartials)
    environment.registerPartial(partial, read(ownTemplates, `${partial}.html.hbs`));
  environment.registerPartial('paper-styles', read(ownTemplates, 'paper.styles.hbs'));
  environment.registerPartial('styles', read(folder, `${name}.styles.hbs`));
  return environment.compile(read(folder, `${name}.html.hbs`), { strict: true, noEscape: false });
}

function read(folder: string, name: string): string {
  return readFileSync(path.join(folder, name), 'utf8');
}
