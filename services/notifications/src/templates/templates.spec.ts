import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templatesFolder } from './render-email.js';
import { orderFile, partials, templateFiles, textFiles } from './template-files.js';

const files = readdirSync(templatesFolder).map((name) => ({
  name,
  text: readFileSync(join(templatesFolder, name), 'utf8'),
}));

describe('the templates', () => {
  it.each([orderFile, ...Object.values(templateFiles), ...partials])(
    'have %s as HTML and as plain text',
    (name) => {
      expect(files.map((file) => file.name)).toEqual(
        expect.arrayContaining([`${name}.html.hbs`, `${name}.text.hbs`]),
      );
    },
  );

  it.each(Object.values(textFiles))('have %s as plain text alone: it goes to a phone', (name) => {
    expect(files.filter((file) => file.name.startsWith(name)).map((file) => file.name)).toEqual([
      `${name}.text.hbs`,
    ]);
  });

  it.each(files)('link only to what the mail was given: $name', ({ text }) => {
    expect(text).not.toMatch(/https?:|(?:href|src)="(?!\{\{[\w.]+\}\}")/);
  });
});
