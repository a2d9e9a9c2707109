import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emailTemplates } from '@overland/contracts';
import { driverText, partials, templateFileOf, templatesFolder } from './render-email.js';

const files = readdirSync(templatesFolder).map((name) => ({
  name,
  text: readFileSync(join(templatesFolder, name), 'utf8'),
}));

const mailed = new Set(emailTemplates.filter((name) => name !== driverText).map(templateFileOf));

describe('the templates', () => {
  it.each([...mailed, ...partials])('have %s as HTML and as plain text', (name) => {
    expect(files.map((file) => file.name)).toEqual(
      expect.arrayContaining([`${name}.html.hbs`, `${name}.text.hbs`]),
    );
  });

  it('have the text to a driver as plain text alone: it goes to a phone', () => {
    const name = templateFileOf(driverText);
    expect(files.filter((file) => file.name.startsWith(name)).map((file) => file.name)).toEqual([
      `${name}.text.hbs`,
    ]);
  });

  it.each(files)('link only to what the mail was given: $name', ({ text }) => {
    expect(text).not.toMatch(/https?:|(?:href|src)="(?!\{\{[\w.]+\}\}")/);
  });
});
