import { PassThrough, Readable } from 'node:stream';
import { dayMs } from '@overland/contracts/calendar';
import yazl from 'yazl';
import type { SheetCell } from './sheet-cell.js';

type Row = readonly SheetCell[];

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const xml = (part: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${part}`;

/** The parts of a workbook beside its one sheet (ECMA-376). Style 1 is a date, style 2 the bold header. */
const parts: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Default Extension="xml" ContentType="application/xml"/>
    <Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/>
    <Override PartName="/xl/styles.xml" ContentType="${content}.styles+xml"/>
    <Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/>
  </Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships">
    <Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>
  </Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">
    <Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>
    <Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/>
  </Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${namespace}">
    <fonts count="2"><font/><font><b/></font></fonts>
    <fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
    <borders count="1"><border/></borders>
    <cellStyleXfs count="1"><xf/></cellStyleXfs>
    <cellXfs count="3"><xf/><xf numFmtId="14" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs>
    <cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
  </styleSheet>`,
};

interface Sheet {
  name: string;
  header: readonly string[];
  rows: AsyncIterable<readonly Row[]>;
}

/**
 * A workbook of one sheet as it is written, in flat memory, no faster than its reader. A text is always a text in it and
 * never calculated.
 */
export function streamXlsx({ name, header, rows }: Sheet): Readable {
  const zip = new yazl.ZipFile();
  const sheet = Readable.from(sheetXml(header, rows), { objectMode: false });
  const output = zip.outputStream.pipe(new PassThrough());
  sheet.on('error', (error) => output.destroy(error));
  output.on('close', () => sheet.destroy());
  for (const [path, part] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml(part)), path);
  zip.addBuffer(Buffer.from(xml(workbook(name))), 'xl/workbook.xml');
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { compressionLevel: 3 });
  zip.end();
  return output;
}

const workbook = (name: string) => `<workbook xmlns="${namespace}" xmlns:r="${office}">
  <sheets><sheet name="${escapeText(name)}" sheetId="1" r:id="rId1"/></sheets>
</workbook>`;

/** The header stays in view. */
async function* sheetXml(header: readonly string[], batches: Sheet['rows']): AsyncGenerator<string> {
  yield xml(`<worksheet xmlns="${namespace}"><sheetViews><sheetView workbookViewId="0">
    <pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`);
  yield `<row>${header.map((title) => textCell(title, ' s="2"')).join('')}</row>`;
  for await (const batch of batches)
    yield batch.map((row) => `<row>${row.map(cellXml).join('')}</row>`).join('');
  yield '</sheetData></worksheet>';
}

function cellXml(cell: SheetCell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'string') return textCell(cell);
  return `<c s="1"><v>${serialDay(cell.day)}</v></c>`;
}

const textCell = (text: string, style = '') =>
  `<c t="inlineStr"${style}><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;

/** Days since Dec 30, 1899, as spreadsheets count them. */
const serialDay = (day: string) => (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / dayMs;

/** What most texts have none of. */
const special = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]|[&<>"]|_x/i;

/** Characters that XML cannot hold are left out, and `_x0041_` stays as it is written. */
function escapeText(text: string): string {
  if (!special.test(text)) return text;
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
