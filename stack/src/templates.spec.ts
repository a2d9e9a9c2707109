import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Handlebars from 'handlebars';

const root = path.resolve(import.meta.dirname, '../..');
const folders = [...subfoldersOf('services'), ...subfoldersOf('libs'), 'gateway', 'stack'];

function subfoldersOf(folder: string): string[] {
  return readdirSync(path.join(root, folder)).map((name) => path.join(folder, name));
}

/** The files in the folders as paths from the root, without build output and installed packages. */
function filesEndingIn(ending: string): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending) && !/(^|\/)(dist|node_modules)\//.test(file))
      .map((file) => path.join(folder, file)),
  );
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Every Handlebars expression that is written unescaped: triple-stash and `&`, in all spellings. */
function unescapedIn(template: string): number[] {
  const lines: number[] = [];
  class Finder extends Handlebars.Visitor {
    override MustacheStatement(statement: hbs.AST.MustacheStatement): void {
      if (!statement.escaped) lines.push(statement.loc.start.line);
      super.MustacheStatement(statement);
    }
  }
  new Finder().accept(Handlebars.parse(template));
  return lines;
}

const templates = filesEndingIn('.hbs');

it('T18: no template writes anything unescaped', () => {
  expect(templates.length).toBeGreaterThan(10);
  expect(templates.filter((file) => unescapedIn(read(file)).length > 0)).toEqual([]);
});

it('T18: no code marks a text as safe', () => {
  const sources = filesEndingIn('.ts').filter((file) => !file.endsWith('spec.ts'));
  expect(sources.filter((file) => /\bSafeString\b/.test(read(file)))).toEqual([]);
});

it.each(['{{{name}}}', '{{~{name}~}}', '{{&name}}', '{{~& name}}', '{{#if a}}{{else}}{{{b}}}{{/if}}'])(
  'the search finds %s',
  (template) => {
    expect(unescapedIn(`<p>\n${template}</p>`)).toEqual([2]);
  },
);

it('the search ignores escaped output', () => {
  expect(unescapedIn('{{name}} {{> part}} {{#each all}}{{this}}{{/each}} \\{{{raw}}}')).toEqual([]);
});
