import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars from 'handlebars';
import { fontsFor } from './document-fonts.js';
import type { QuoteDocument } from './quote-document.js';

/** `services/quoting/templates`, the same two levels up from `src/documents` and from `dist/documents`. */
const templatesFolder = join(import.meta.dirname, '../../templates');

let compiled: Handlebars.TemplateDelegate | null = null;

/** The page as HTML, with all that it shows in it. The template is our file, compiled once; what people wrote is data, escaped. */
export function renderDocument(document: QuoteDocument): string {
  compiled ??= compile();
  return compiled({ ...document, fonts: fontsFor(JSON.stringify(document)) });
}

/** Strict: a fact that the template names and the document does not have is an error, not a gap. */
function compile(): Handlebars.TemplateDelegate {
  const environment = Handlebars.create();
  environment.registerPartial('styles', read('quote.styles.hbs'));
  return environment.compile(read('quote.html.hbs'), { strict: true, noEscape: false });
}

function read(name: string): string {
  return readFileSync(join(templatesFolder, name), 'utf8');
}
