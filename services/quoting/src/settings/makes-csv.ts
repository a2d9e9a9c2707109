import { type ImportReply, ListedModel, pricingClasses } from '@overland/contracts';
import { CsvFault, type CsvLine, formulaStart, parseCsv, writeCsv } from '@overland/service-kit';

const header = ['make', 'model', 'class'] as const;
const shownErrors = 50;

type LineError = ImportReply['errors'][number];

export interface ReadList {
  models: ListedModel[];
  errors: LineError[];
  errorCount: number;
}

// Apostrophes that were there before stay.
const formula = new RegExp(`^'*${formulaStart.source.slice(1)}`);
const marked = new RegExp(`^'(?=${formula.source.slice(1)})`);

/** An apostrophe precedes names that a spreadsheet would run as a formula; `readMakesCsv` removes it. */
export function writeMakesCsv(models: readonly ListedModel[]): string {
  const rows = models.map(({ make, model, pricingClass }) => [...[make, model].map(withMark), pricingClass]);
  return writeCsv([header, ...rows]);
}

const withMark = (cell: string) => (formula.test(cell) ? `'${cell}` : cell);

/** Reads an exported file, or one made in a spreadsheet: a header, then a make, model and class in each line. */
export function readMakesCsv(csv: string): ReadList {
  const found = readRows(csv);
  if ('error' in found) return { models: [], errors: [found.error], errorCount: 1 };
  const lines = found.rows.map(({ record, info }) => readLine(record, info.lines));
  const models = new Map<string, { line: number; model: ListedModel }>();
  const errors: LineError[] = [];
  for (const { line, model, message } of lines) {
    if (!model) {
      errors.push({ line, message });
      continue;
    }
    const key = `${model.make}\u0000${model.model}`.toLowerCase();
    const first = models.get(key);
    if (!first) models.set(key, { line, model });
    else if (first.model.pricingClass !== model.pricingClass) {
      errors.push({ line, message: `${model.make} ${model.model} has another class in line ${first.line}.` });
    }
  }
  if (lines.length === 0) errors.push({ line: 1, message: 'This file has no models.' });
  return {
    models: [...models.values()].map(({ model }) => model),
    errors: errors.slice(0, shownErrors),
    errorCount: errors.length,
  };
}

function readRows(csv: string): { rows: CsvLine[] } | { error: LineError } {
  try {
    const [heading, ...rows] = parseCsv(csv);
    const titles = heading?.record.map((title) => title.toLowerCase().replace(/^pricing ?/, '')) ?? [];
    if (header.every((title, at) => titles[at] === title)) return { rows };
    return { error: { line: 1, message: 'The first line must be: make,model,class' } };
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error;
    return { error: { line: error.line, message: 'This line has a quotation mark out of place.' } };
  }
}

type ReadLine = { line: number } & (
  | { model: ListedModel; message?: never }
  | { model: null; message: string }
);

function readLine(record: string[], line: number): ReadLine {
  if (record.length > header.length && record.slice(header.length).some((cell) => cell !== '')) {
    return {
      line,
      model: null,
      message: 'There are more than three values. Put a name with a comma in quotes.',
    };
  }
  const [make = '', model = '', pricingClass = ''] = record.map((cell) => cell.replace(marked, ''));
  const parsed = ListedModel.safeParse({ make, model, pricingClass: classNamed(pricingClass) });
  if (parsed.success) return { line, model: parsed.data };
  const issue = parsed.error.issues[0];
  const isClass = issue?.path[0] === 'pricingClass';
  const classes = pricingClasses.join(', ');
  const message = isClass ? `“${pricingClass.slice(0, 40)}” is not one of ${classes}.` : issue?.message;
  return { line, model: null, message: message ?? 'This line could not be read.' };
}

/** The class with this name, whatever the capitals. */
function classNamed(text: string): string {
  return pricingClasses.find((one) => one.toLowerCase() === text.toLowerCase()) ?? text;
}
