import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { texts as spanish } from '@overland/i18n/es';
import Handlebars from 'handlebars';

const root = path.resolve(import.meta.dirname, '../..');

interface TemplateText {
  file: string;
  text: string;
  values: string[];
}

type Call = hbs.AST.MustacheStatement | hbs.AST.SubExpression;

/** The texts that a template gives to its helper `t`, with the names of their values. */
function textsIn(template: string): Omit<TemplateText, 'file'>[] {
  const texts: Omit<TemplateText, 'file'>[] = [];
  const note = ({ path: helper, params, hash }: Call) => {
    if ((helper as hbs.AST.PathExpression).original !== 't') return;
    const text = (params[0] as hbs.AST.StringLiteral).value;
    texts.push({ text, values: (hash?.pairs ?? []).map(({ key }) => key) });
  };
  class Finder extends Handlebars.Visitor {
    override MustacheStatement(statement: hbs.AST.MustacheStatement): void {
      note(statement);
      super.MustacheStatement(statement);
    }
    override SubExpression(expression: hbs.AST.SubExpression): void {
      note(expression);
      super.SubExpression(expression);
    }
  }
  new Finder().accept(Handlebars.parse(template));
  return texts;
}

const folders = ['libs/documents', 'services/notifications', 'services/orders', 'services/quoting'];
const templateTexts: TemplateText[] = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder, 'templates'))
    .filter((name) => name.endsWith('.hbs'))
    .flatMap((name) => {
      const file = path.join(folder, 'templates', name);
      return textsIn(readFileSync(path.join(root, file), 'utf8')).map((text) => ({ file, ...text }));
    }),
);

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name);

it('finds the texts of templates, also those given to a part of one', () => {
  expect(textsIn('{{t "Total"}} {{> button label=(t "Call {phone}" phone=sender.phone)}} {{total}}')).toEqual(
    [
      { text: 'Total', values: [] },
      { text: 'Call {phone}', values: ['phone'] },
    ],
  );
  expect(templateTexts.length).toBeGreaterThan(50);
});

it('a text of a template has its Spanish', () => {
  expect(templateTexts.filter(({ text }) => !(text in spanish))).toEqual([]);
});

it('a text of a template is given exactly the values that it names', () => {
  const wrong = templateTexts.filter(
    ({ text, values }) => [...new Set(namesIn(text))].sort().join() !== values.sort().join(),
  );
  expect(wrong).toEqual([]);
});
