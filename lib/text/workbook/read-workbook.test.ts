import { makeWorkbook } from '@/tests/support/make-workbook';
import { readWorkbook } from './read-workbook';

it('reads 2,000 rows of 20 columns', async () => {
  const row = (n: number) =>
    Array.from({ length: 20 }, (_, column) => (column % 2 ? n * 1_000 + column : `Celda ${n} ñ`));
  const rows = Array.from({ length: 2_000 }, (_, n) => row(n));
  const read = await readWorkbook(await makeWorkbook([rows]));
  expect(read).toEqual({ rows: rows.map((cells) => cells.map(String)) });
});

it.each([
  [600_112_233, '600112233'],
  [34_600_112_233, '34600112233'],
  [0.1 + 0.2, '0.3'],
  [120.125, '120.1250'],
  [1e-7, '0.000000100000'],
  [-1, '-1'],
])('writes %d as %s', async (number, text) => {
  expect(await readWorkbook(await makeWorkbook([[[number]]]))).toEqual({ rows: [[text]] });
});

describe('a workbook of another program', () => {
  const contacts = [
    ['Nombre', 'Email'],
    ['Ana', 'ana@example.com'],
  ];
  const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const text = (value: string, attributes = '') => `<c t="inlineStr"${attributes}><is><t>${value}</t></is></c>`;
  const sheet = (rows: string, rest = '') =>
    `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${rest}</worksheet>`;
  const book = (sheets: string, views = '') =>
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${views}<sheets>${sheets}</sheets></workbook>`;
  const rowsIn = async (...made: Parameters<typeof makeWorkbook>) => {
    const read = await readWorkbook(await makeWorkbook(...made));
    return 'rows' in read ? read.rows.filter((cells) => cells.some((cell) => cell !== '')) : read;
  };

  it.each([
    [
      'that are hidden',
      '<sheet name="A" sheetId="1" state="hidden" r:id="rId1"/><sheet name="B" sheetId="2" r:id="rId2"/>',
      '',
    ],
    [
      'behind which it opens',
      '<sheet name="A" sheetId="1" r:id="rId1"/><sheet name="B" sheetId="2" r:id="rId2"/>',
      '<bookViews><workbookView activeTab="1"/></bookViews>',
    ],
  ])('is read without sheets %s', async (_, sheets, views) => {
    const others = [
      ['Piso', 'x'],
      ['Casa', 'y'],
    ];
    expect(await rowsIn([others, contacts], { 'xl/workbook.xml': book(sheets, views) })).toEqual(contacts);
  });

  it('is read behind a cover and a chart, and its sheet is named', async () => {
    const workbook = book(
      '<sheet name="Gráfico" sheetId="9" r:id="rId9"/><sheet name="Portada" sheetId="1" r:id="rId1"/><sheet name="Clientes" sheetId="2" r:id="rId2"/>',
    );
    const read = await readWorkbook(
      await makeWorkbook([[['Agencia Sol'], ['Exportado']], contacts], { 'xl/workbook.xml': workbook }),
    );
    expect(read).toEqual({ rows: contacts, sheet: 'Clientes' });
  });

  it.each([
    [
      'cells without addresses',
      `<row>${text('Nombre')}${text('Email')}</row><row>${text('Ana')}${text('ana@example.com')}</row>`,
    ],
    [
      'texts in CDATA',
      `<row r="1">${text('Nombre', ' r="A1"')}${text('Email', ' r="B1"')}</row><row r="2">${text('<![CDATA[Ana]]>', ' r="A2"')}${text('ana@example.com', ' r="B2"')}</row>`,
    ],
    [
      'formatted cells to the end of the sheet',
      `<row r="1">${text('Nombre', ' r="A1"')}${text('Email', ' r="B1"')}</row><row r="2">${text('Ana', ' r="A2"')}${text('ana@example.com', ' r="B2"')}<c r="XFD2" s="1"/></row><row r="1048576"><c r="A1048576" s="1"></c></row>`,
    ],
    [
      'merged names of groups above the heads',
      `<row r="1">${text('Persona', ' r="A1"')}${text('Contacto', ' r="B1"')}</row><row r="2">${text('Nombre', ' r="A2"')}${text('Email', ' r="B2"')}</row><row r="3">${text('Ana', ' r="A3"')}${text('ana@example.com', ' r="B3"')}</row>`,
      '<mergeCells><mergeCell ref="B1:C1"/></mergeCells>',
    ],
    [
      'heads beside names of groups',
      `<row r="1">${text('Nombre', ' r="A1"')}${text('Contacto', ' r="B1"')}</row><row r="2">${text('Email', ' r="B2"')}${text('Notas', ' r="C2"')}</row><row r="3">${text('Ana', ' r="A3"')}${text('ana@example.com', ' r="B3"')}</row>`,
      '<mergeCells><mergeCell ref="A1:A2"/><mergeCell ref="B1:C1"/></mergeCells>',
    ],
  ])('is read with %s', async (_, rows, rest = '') => {
    const read = await rowsIn([[]], { 'xl/worksheets/sheet1.xml': sheet(rows, rest) });
    expect(read).toMatchObject([
      expect.arrayContaining(['Nombre', 'Email']),
      expect.arrayContaining(['Ana', 'ana@example.com']),
    ]);
  });

  it('is read in UTF-16', async () => {
    const xml = `\uFEFF<?xml version="1.0" encoding="UTF-16"?>${sheet(`<row r="1">${text('Núria', ' r="A1"')}</row>`)}`;
    expect(await rowsIn([[]], { 'xl/worksheets/sheet1.xml': Buffer.from(xml, 'utf16le') })).toEqual([['Núria']]);
  });

  it('names each column of a merged head', async () => {
    const rows = `<row r="1">${text('Nombre', ' r="A1"')}${text('Teléfonos', ' r="B1"')}</row><row r="2">${text('Ana', ' r="A2"')}<c r="B2"><v>600112233</v></c><c r="C2"><v>934112233</v></c></row>`;
    const merged = '<mergeCells><mergeCell ref="B1:C1"/></mergeCells>';
    expect(await rowsIn([[]], { 'xl/worksheets/sheet1.xml': sheet(rows, merged) })).toEqual([
      ['Nombre', 'Teléfonos', 'Teléfonos'],
      ['Ana', '600112233', '934112233'],
    ]);
  });

  it('has days from 1904 on, by either word for it', async () => {
    const sheets = '<sheet name="A" sheetId="1" r:id="rId1"/>';
    for (const value of ['1', 'true']) {
      const workbook = book(sheets, `<workbookPr date1904="${value}"/>`);
      expect(await rowsIn([[[{ day: 44_867 }]]], { 'xl/workbook.xml': workbook })).toEqual([['2026-11-03']]);
    }
  });
});
