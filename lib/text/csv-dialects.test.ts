import { encodeText, textEncodings } from '@/tests/support/encode-text';
import { seededNumbers } from '@/tests/support/seeded-numbers.mjs';
import { decodeCsv, readCsv } from './read-csv';

/* RFC 4180: a field with a delimiter, a quote or a line break is quoted, and its quotes are doubled. */

const HEAD = ['Nombre', 'Teléfono', 'Correo electrónico', 'Dirección', 'Observaciones'];
const CELLS = [
  ...['Núria Peñíscola', 'GARCÍA MUÑOZ', 'Álvaro', 'François Müller', 'Ibáñez, José', 'Ana; María', '¿Qué?', 'L·L'],
  ...['+34 600 11 22 33', '93 411|22 33', 'a@example.com', 'un "ático"', '"', 'Piso alto\ncon vistas', 'a\tb', ''],
  ...['1.250,50', 'Ático, 3.º 2.ª; «Sol»', '\n"x",;\n', 'C/ Mayor 1', "d'en Bot", 'Coruña – Cádiz', 'sí'],
];

function variant(seed: number) {
  const next = seededNumbers(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
  const encoding = pick(textEncodings);
  // ISO 8859-15 has no dash.
  const cells = CELLS.filter((cell) => encoding !== 'iso-8859-15' || !cell.includes('–'));
  const rows = Array.from({ length: 12 }, (_, row) => [`R${row}`, ...HEAD.slice(1).map(() => pick(cells))]);
  const [delimiter, lineEnd] = [pick([',', ';', '\t', '|']), pick(['\r\n', '\n', '\r'])];
  const isAllQuoted = next() < 0.3;
  const field = (cell: string) =>
    isAllQuoted || new RegExp(`["\\n${delimiter === '|' ? '\\|' : delimiter}]`).test(cell)
      ? `"${cell.replaceAll('"', '""').replaceAll('\n', lineEnd)}"`
      : cell;
  const lines = [HEAD, ...rows].map((row) => row.map(field).join(delimiter));
  const isNamed = next() < 0.2;
  const text = [...(isNamed ? [`sep=${delimiter}`] : []), ...lines].join(lineEnd) + pick(['', lineEnd]);
  const name = `${encoding}, ${JSON.stringify(delimiter + lineEnd)}${isAllQuoted ? ', quoted' : ''}`;
  return { name, bytes: encodeText(text, encoding), rows: rows.map((row) => row.map((cell) => cell.trim())) };
}

const variants = Array.from({ length: 200 }, (_, seed) => ({ seed, ...variant(seed) }));

it.each(variants)('reads a file of $name ($seed)', ({ bytes, rows }) => {
  const file = readCsv(decodeCsv(bytes));
  expect(file?.head).toEqual(HEAD);
  expect(file?.rows.map(({ cells }) => cells)).toEqual(rows);
});
