import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { escapeXml } from '@/lib/text/escape-xml';

/** A number, a text, a day (`{ day }`: serial number of Excel), or nothing. */
type WorkbookCell = string | number | Readonly<{ day: number }> | null;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** Writes an .xlsx file by ECMA-376: one sheet for each list of rows. `parts` replaces or adds files. */
export async function makeWorkbook(
  sheets: readonly (readonly (readonly WorkbookCell[])[])[],
  parts: Readonly<Record<string, string | Buffer>> = {},
): Promise<Buffer> {
  const numbers = sheets.map((_, position) => position + 1);
  return makeArchive({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${numbers
      .map((n) => `<sheet name="Hoja${n}" sheetId="${n}" r:id="rId${n}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${numbers
      .map((n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(sheets.map((rows, position) => [`xl/worksheets/sheet${position + 1}.xml`, sheetXml(rows)])),
    ...parts,
  });
}

export async function makeArchive(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const archive = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files))
    archive.addBuffer(typeof content === 'string' ? Buffer.from(content) : content, name);
  archive.end();
  return buffer(archive.outputStream);
}

const sheetXml = (rows: readonly (readonly WorkbookCell[])[]): string =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows
    .map(
      (cells, row) => `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, row, column)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

function cellXml(cell: WorkbookCell, row: number, column: number): string {
  const address = `${String.fromCharCode(65 + column)}${row + 1}`;
  if (cell === null) return '';
  if (typeof cell === 'string') {
    return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
  }
  return typeof cell === 'number'
    ? `<c r="${address}"><v>${cell.toString()}</v></c>`
    : `<c r="${address}" s="1"><v>${cell.day}</v></c>`;
}
