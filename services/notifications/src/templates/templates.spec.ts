import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templatesFolder } from './render-mail.js';
import { partials, templateFiles } from './template-files.js';

const files = readdirSync(templatesFolder).map((name) => ({
  name,
  text: readFileSync(join(templatesFolder, name), 'utf8'),
}));

/** Everything that Handlebars would write without escaping. */
const unescaped = /\{\{\{|\{\{~?\s*&/;

describe('the templates', () => {
  it.each([...Object.values(templateFiles), ...partials])('have %s as HTML and as plain text', (name) => {
    expect(files.map((file) => file.name)).toEqual(
      expect.arrayContaining([`${name}.html.hbs`, `${name}.text.hbs`]),
    );
  });

  it.each(files)('write nothing unescaped: $name', ({ text }) => {
    expect(text).not.toMatch(unescaped);
  });

  it('are searched with a pattern that finds both spellings', () => {
    expect(['{{{name}}}', '{{~{name}~}}'.replace('~{', '{'), '{{&name}}', '{{~& name}}']).toEqual(
      ['a', 'b', 'c', 'd'].map(() => expect.stringMatching(unescaped)),
    );
  });

  it.each(files)('link only to what the mail was given: $name', ({ text }) => {
    expect(text).not.toMatch(/https?:|(?:href|src)="(?!\{\{[\w.]+\}\}")/);
  });
});
