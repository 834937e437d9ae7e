import { decodeCsv, readCsv } from './read-csv';

it.each([
  [';', 'a;b\n1;2,5'],
  [',', 'a,b\n1,"2,5"'],
  ['tab', 'a\tb\n1\t2,5'],
  ['|', 'a|b\n1|2,5'],
  ['named by Excel', 'sep=;\r\na;b\r\n1;2,5'],
])('reads a file parted by %s', (_, text) => {
  expect(readCsv(text)).toEqual({ head: ['a', 'b'], rows: [{ line: 2, cells: ['1', '2,5'] }] });
});

it('keeps line breaks, delimiters and quotes within quotes, and leaves empty rows out', () => {
  const text = 'ref;text\n\n;;\nA1;"Piso ""alto"";\ncon vistas"\n';
  expect(readCsv(text)).toEqual({
    head: ['ref', 'text'],
    rows: [{ line: 4, cells: ['A1', 'Piso "alto";\ncon vistas'] }],
  });
});

it.each(['', '   ', 'ref;price', '\n\n'])('finds nothing in %j', (text) => {
  expect(readCsv(text)).toBeNull();
});

it.each([
  ['UTF-8', Buffer.from('Peñíscola €')],
  ['UTF-8 with its mark', Buffer.from('\uFEFFPeñíscola €')],
  ['UTF-16 of Excel', Buffer.from('\uFEFFPeñíscola €', 'utf16le')],
  ['Windows-1252', Buffer.concat([Buffer.from('Peñíscola ', 'latin1'), Buffer.from([0x80])])],
])('reads %s', (_, bytes) => {
  expect(decodeCsv(bytes)).toBe('Peñíscola €');
});

it('finds the head below the name of the list', () => {
  expect(readCsv('Clientes;;\n;;\nNombre;Email\nAna;ana@example.com\n')).toMatchObject({
    head: ['Nombre', 'Email'],
    rows: [{ line: 4, cells: ['Ana', 'ana@example.com'] }],
  });
});

it.each([
  ['is never closed', 'ref;text\nA1;Piso\nA2;"Casa\nA3;Villa\n', 3],
  ['is closed by the quote of another row', 'ref;text\nA1;"Casa\nA2;Piso "alto"\nA3;Villa\n', 2],
  ['is never closed in the head', 'ref;"text\nA1;Piso\nA2;Casa\n;\n', null],
  ['is closed', 'ref;text\nA1;"Casa\nalta"\nA2;Piso\n', undefined],
  ['stands in a text', 'ref;text\nA1;Tubo de 5" y de 6"\nA2;Piso\n', undefined],
])('says in which row a quote opens that %s', (_, text, row) => {
  expect(readCsv(text)?.openQuote ?? (row === null ? null : undefined)).toBe(row);
});
