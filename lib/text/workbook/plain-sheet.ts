import { escapeXml } from '@/lib/text/escape-xml';

const EMPTY_CELL = /<((?:\w+:)?c)\b(?=[^<>]*\sr\s*=)[^<>]*(?:\/>|><\/\1>)/g;
const EMPTY_ROW = /<((?:\w+:)?row)\b(?=[^<>]*\sr\s*=)[^<>]*(?:\/>|>\s*<\/\1>)/g;
const ROW_OR_CELL = /<((?:\w+:)?(row|c))\b([^<>]*?)(\/?)>/g;
const WITHOUT_ADDRESS = /<(?:\w+:)?(?:row|c)\b(?![^<>]*\sr\s*=)/;

/** Replaces valid XML of a workbook that the parser reads otherwise or not at all. */
export function plainPart(name: string, xml: string): string {
  const plain = withoutCdata(xml).replace(/(\bdate1904\s*=\s*["'])true(?=["'])/, '$11');
  return name.startsWith('xl/worksheets/') ? plainSheet(plain) : plain;
}

function withoutCdata(xml: string): string {
  const [first = '', ...others] = xml.split('<![CDATA[');
  const rest = others.map((part) => {
    const end = part.indexOf(']]>');
    return end === -1 ? part : escapeXml(part.slice(0, end)) + part.slice(end + 3);
  });
  return first + rest.join('');
}

/** Without the formatted, empty cells below and beside a table, and with the addresses that some programs omit. */
function plainSheet(xml: string): string {
  const filled = xml.replace(EMPTY_CELL, '').replace(EMPTY_ROW, '');
  return WITHOUT_ADDRESS.test(filled) ? addressed(filled) : filled;
}

function addressed(xml: string): string {
  let [row, column] = [0, 0];
  return xml.replace(ROW_OR_CELL, (tag, name: string, kind: string, attributes: string, end: string) => {
    const given = /\sr\s*=\s*["']([A-Z]*)(\d*)/.exec(attributes);
    const [, letters = '', number = ''] = given ?? [];
    if (kind === 'row') [row, column] = [number ? Number(number) : row + 1, 0];
    else column = letters ? columnNumber(letters) : column + 1;
    const address = kind === 'row' ? String(row) : `${columnLetters(column)}${row}`;
    return given ? tag : `<${name} r="${address}"${attributes}${end}>`;
  });
}

export const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

const columnLetters = (column: number): string =>
  column > 26
    ? columnLetters(Math.floor((column - 1) / 26)) + columnLetters(((column - 1) % 26) + 1)
    : String.fromCharCode(64 + column);
