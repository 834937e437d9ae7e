import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findContact, findContactId } from '@/lib/server/data/contacts/contacts';
import { listContactEvents } from '@/lib/server/data/contacts/contact-events';
import { listContacts } from '@/lib/server/data/contacts/contact-list';
import { importContacts, planContacts } from '@/lib/server/services/imports/import-contacts';
import { planListings } from '@/lib/server/services/imports/import-listings';
import { mapImport, openImport, startImport } from '@/lib/server/services/imports/open-import';
import { readTable } from '@/lib/server/services/imports/read-table';
import { readRedirectLines } from '@/lib/site/redirect-lines';
import { onDatabase } from '@/tests/support/database/engines';
import { encodeText } from '@/tests/support/encode-text';
import { makeArchive, makeWorkbook } from '@/tests/support/make-workbook';
import { makeStaff } from '@/tests/support/make-staff';

jest.setTimeout(60_000);

const field = (name: string) => readFile(path.join('tests/fixtures/field/csv', name));

async function take(kind: 'people' | 'listings', bytes: Uint8Array, name = 'export.csv') {
  const owner = await makeStaff('owner');
  const started = await startImport(owner, kind, { bytes, name });
  if (started.status === 'error') throw new Error(started.code);
  const read = await openImport(owner, kind, started.id);
  // Rows without a basis are left out.
  if (read && kind === 'people') await mapImport(owner, read, read.stored.mapping, { basis: 'client' });
  const open = await openImport(owner, kind, started.id);
  if (!open) throw new Error('not there');
  return { owner, open };
}

async function plan(bytes: Uint8Array | string) {
  const { open, owner } = await take('people', typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
  const rows = await planContacts(owner, open);
  return rows.map(({ outcome, row: { contact, left, notes } }) => ({
    ...{ outcome, name: contact?.name, email: contact?.email, note: contact?.note ?? null },
    ...{ phones: contact?.phones.map(({ e164 }) => e164), notes, left },
  }));
}

const contact = (name: string, email: string | null, ...phones: readonly string[]) => ({ name, email, phones });

async function refusalOf(kind: 'people' | 'listings', bytes: Uint8Array) {
  const started = await startImport(await makeStaff('owner'), kind, { bytes, name: 'x.csv' });
  return started.status === 'error' ? started.code : started.status;
}

onDatabase(() => {
  it('reads telephones without a plus, and tells digits that are missing (T17)', async () => {
    const rows = await plan(await field('T17-people-no-plus.csv'));
    expect(rows.map(({ phones }) => phones)).toEqual([
      ...[['+34600112233'], ['+447700900123'], [], ['+34600112244'], ['+447700900124'], undefined, ['+34600112255']],
    ]);
    expect(rows[2]).toMatchObject({ outcome: 'added', notes: ['phone'], left: ['Teléfono: 6,00112E+08'] });
    expect(rows[3]).toMatchObject({ outcome: 'added', email: null, notes: ['assumed-plus'] });
    expect(rows[5]).toMatchObject({ outcome: 'unreachable', left: ['Teléfono: 6,00112E+08'] });
  });

  it('removes the zero of a trunk, not that of Italy (T18)', async () => {
    const rows = await plan(await field('T18-people-zero.csv'));
    expect(rows.map(({ phones }) => phones?.[0])).toEqual([
      ...['+447700900123', '+442079460018', '+447700900125', '+390669820000'],
    ]);
  });

  it('reads the contacts of Google, with their second values (T19)', async () => {
    const { open, owner } = await take('people', await field('T19-google-contacts.csv'));
    expect(await importContacts(owner, open)).toMatchObject({ added: 2, refused: 0 });
    const id = (await findContactId('bob.lowe@example.com')) ?? '';
    expect(await findContact(id)).toMatchObject({
      ...{ name: 'Bob Lowe', emails: ['bob.lowe@example.com', 'bob@example.org'], phone: '+34600111302' },
      phones: [{ label: 'Mobile' }, { e164: '+34931111302', label: 'Mobile' }],
    });
    expect(await listContactEvents(id)).toMatchObject([{ kind: 'note', body: 'E-mail 1 - Value: bob@example.org' }]);
    expect(await findContact((await findContactId('a.prats@example.org')) ?? '')).toMatchObject({
      name: 'Ana Prats',
      phones: [{ label: 'Mobile' }, { e164: '+34931111301', label: 'Home' }],
    });
  });

  it('takes the first filled column of two (T21)', async () => {
    expect(await plan(await field('T21-second-phone.csv'))).toMatchObject([
      contact('Dos Tel', 'dostel@example.com', '+34600111501'),
      contact('Un Tel', 'untel@example.com', '+34931111502'),
    ]);
  });

  it('reads vCards by their content, and refuses them as listings (T27)', async () => {
    const bytes = await field('T27-contacts.vcf');
    expect(await plan(bytes)).toMatchObject([
      contact('Nuria Vives', 'nuria.vives@example.com', '+34600111701'),
      contact('Pau Roca', 'pau.roca@example.com'),
    ]);
    expect(await refusalOf('listings', bytes)).toBe('vcard');
    expect(await plan('email\na@example.com')).toMatchObject([{ email: 'a@example.com' }]);
  });

  it.each([
    ['a named separator (C01)', Buffer.from('sep=;\r\nNombre;Correo\r\nAna;a@example.com')],
    ['Unicode text (C02)', encodeText('Nombre\tCorreo\r\nAna\ta@example.com', 'utf-16le with BOM')],
    ['a mark of UTF-8 (C06)', encodeText('Nombre;Correo\r\nAna;a@example.com', 'utf-8 with BOM')],
  ])('knows the heads of a file with %s', async (_, bytes) => {
    expect(await plan(bytes)).toMatchObject([contact('Ana', 'a@example.com')]);
  });

  it('reads cells with line breaks, several telephones, formulas and apostrophes (C04, C05, C07)', async () => {
    const file = [
      'Nombre;Correo;Teléfono;Observaciones',
      '"=HYPERLINK(""http://x"")";a@example.com;"\'+34600112233";"Llamar ""tarde"",\nno antes"',
      'Bea;b@example.com,b2@example.com;600112233 / 934112233;',
    ];
    expect(await plan(file.join('\r\n'))).toMatchObject([
      { ...contact('=HYPERLINK("http://x")', 'a@example.com', '+34600112233'), note: 'Llamar "tarde",\nno antes' },
      {
        ...contact('Bea', 'b@example.com', '+34600112233', '+34934112233'),
        ...{ note: 'Correo: b2@example.com', notes: ['furtherEmail', 'furtherPhone'] },
      },
    ]);
  });

  it('says at each row what is left out, and keeps a row that has only a telephone', async () => {
    const rows = await plan('Nombre;Móvil;Talla;Correo\nAna;600112233;M;ana@\nBea;600112244;;\n');
    expect(rows).toMatchObject([
      { outcome: 'added', notes: ['email'], left: ['Correo: ana@', 'Talla: M'] },
      { outcome: 'added', email: null, phones: ['+34600112244'], notes: [], left: [] },
    ]);
  });

  const files = {
    'Outlook in Spanish': encodeText(
      [
        '"Tratamiento","Nombre","Segundo nombre","Apellidos","Organización","Puesto","Particular","Mobile Phone","Teléfono del trabajo","Fax del trabajo","Categorías","Dirección de correo electrónico","Tipo de correo electrónico","Nombre de pantalla de correo electrónico","Dirección de correo electrónico 2","Notas"',
        '"","Núria","María","Muñoz","Muñoz, S. L.","","93 411 22 33","600 11 22 33","","931","Comprador","nuria@example.com","SMTP","Núria Muñoz","n2@example.com","Busca ático"',
      ].join('\r\n'),
      'windows-1252',
    ),
    'Outlook in English': Buffer.from(
      [
        'First Name,Middle Name,Last Name,Title,Company,Home Phone,Mobile Phone,Business Phone,Business Fax,E-mail Address,E-mail Type,E-mail 2 Address,Notes,Categories,Priority',
        'Núria,María,Muñoz,,"Muñoz, S. L.",93 411 22 33,600 11 22 33,,931,nuria@example.com,SMTP,n2@example.com,Busca ático,Comprador,Normal',
      ].join('\r\n'),
    ),
    'Google as it was': Buffer.from(
      [
        'Name,Given Name,Additional Name,Family Name,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Type,Phone 1 - Value,Phone 2 - Value,Organization 1 - Name',
        'Núria María Muñoz,Núria,María,Muñoz,Busca ático,* myContacts ::: Comprador,* Home,nuria@example.com,n2@example.com,Home,93 411 22 33,600 11 22 33,"Muñoz, S. L."',
      ].join('\n'),
    ),
    'a program of agencies on a Mac': encodeText(
      [
        'Cód.;NOMBRE ;1er apellido;Apellidos;Empresa;Teléfono1;Teléfono2;E-mail;Email 2;Observaciones;Etiquetas',
        '7;Núria María;;Muñoz;Muñoz, S. L.;93 411 22 33;600 11 22 33;nuria@example.com;n2@example.com;Busca ático;Comprador',
      ].join('\r'),
      'macintosh',
    ),
    Pipedrive: encodeText(
      [
        'Person - Name\tPerson - Organization\tPerson - Phone - Home\tPerson - Phone - Mobile\tPerson - Email - Work\tPerson - Email - Home\tPerson - Notes\tPerson - Label',
        'Núria María Muñoz\tMuñoz, S. L.\t93 411 22 33\t600 11 22 33\tnuria@example.com\tn2@example.com\tBusca ático\tComprador',
      ].join('\n'),
      'utf-16be',
    ),
  };

  it.each(Object.entries(files))('reads a contact of %s whole', async (_, bytes) => {
    const [row] = await plan(bytes);
    expect(row).toMatchObject(contact('Núria María Muñoz', 'nuria@example.com', '+34934112233', '+34600112233'));
    for (const text of ['Busca ático', 'Comprador', 'Muñoz, S. L.', 'n2@example.com'])
      expect(row?.note).toContain(text);
  });

  it.each([
    ['HubSpot', 'Nombre,Apellidos,Correo,Número de teléfono,Número de teléfono móvil,Propietario del contacto'],
    ['Salesforce', 'First Name,Last Name,Email,Phone,Mobile,Contact Owner'],
    ['Zoho', 'First Name,Last Name,Secondary Email,Phone,Mobile,Email Opt Out'],
  ])('knows the heads of %s', async (_, head) => {
    expect(await plan(`${head}\nAna,Prats,a@example.com,934112233,600112233,x\n`)).toMatchObject([
      { ...contact('Ana Prats', 'a@example.com', '+34934112233', '+34600112233'), left: [`${head.split(',')[5]}: x`] },
    ]);
  });

  it('reads the first sheet of a workbook that has rows, its numbers and days as typed', async () => {
    const bytes = await makeWorkbook([
      [],
      [
        ['Nombre', 'Móvil', 'Base legal', 'Fecha', 'Notas'],
        ['Núria', 34_600_112_233, 'Cliente', { day: 45_323 }, 'Uno;\ndos "tres"'],
        [null, null, null, null, null],
        ['Pau', 600_112_244, null, null, null],
      ],
    ]);
    const { open, owner } = await take('people', bytes, 'book.csv');
    expect(await planContacts(owner, open)).toMatchObject([
      {
        line: 2,
        row: {
          notes: ['assumed-plus'],
          contact: {
            ...{ phone: '+34600112233', basis: 'client', basisOn: '2024-02-01', note: 'Uno;\ndos "tres"' },
          },
        },
      },
      { line: 4, row: { contact: { name: 'Pau', phone: '+34600112244' } } },
    ]);
  });

  it('says which cells a row has beyond the last head', async () => {
    expect(await plan('Nombre;Móvil\nAna;600112233 (casa);934112233 (oficina);\n')).toMatchObject([
      { outcome: 'added', phones: ['+34600112233'], left: ['934112233 (oficina)'] },
    ]);
    const { open, owner } = await take('listings', Buffer.from('Ref;Operación;Precio\nA-1;Venta;250000;con garaje;\n'));
    expect(await planListings(owner, open)).toMatchObject([{ row: { left: ['con garaje'] } }]);
  });

  it('reads listings and redirects of a workbook, three decimals not as thousands', async () => {
    const bytes = await makeWorkbook([
      [
        ['Ref', 'Operación', 'Tipo', 'Precio', 'Población', 'M2 construidos', 'Latitud', 'Longitud', 'Notas internas'],
        ['A-1', 'Venta', 'Piso', 1_250_000.5, 'Altea', 120.125, 38.601_234, -0.045_123, 'Llaves en la 3.ª'],
      ],
    ]);
    const { open, owner } = await take('listings', bytes);
    expect(await planListings(owner, open)).toMatchObject([
      {
        outcome: 'added',
        row: {
          said: { price: 1_250_000.5, builtArea: 120.13, latitude: 38.601_234, longitude: -0.045_123 },
          left: ['Notas internas: Llaves en la 3.ª'],
        },
      },
    ]);
    const table = await readTable(await makeWorkbook([[['/old', '/en/buy']]]));
    expect(readRedirectLines('text' in table ? table.text : '')).toEqual([{ line: 1, from: '/old', to: '/en/buy' }]);
  });

  it('reads a table of a Spanish spreadsheet with every head and no thousand misread (H01, H02)', async () => {
    const text = [
      'Referencia;Tipo;Operación;Precio;Población;Habitaciones;Baños;M2 construidos;M2 útiles;M2 parcela;Ascensor',
      'H-1;Chalet;Venta;1.250.000,00 €;Altea;3.0;2;120,5;98;1.200;Sí',
    ].join('\r\n');
    const { open, owner } = await take('listings', encodeText(text, 'windows-1252'));
    expect(open.stored.mapping).not.toContain('');
    expect(await planListings(owner, open)).toMatchObject([
      {
        row: {
          said: { price: 1_250_000, builtArea: 120.5, usableArea: 98, plotArea: 1_200, bedrooms: 3, hasLift: true },
        },
      },
    ]);
  });

  describe('with files that are no table, or hostile', () => {
    const cell = (address: string) => `<c r="${address}"><v>1</v></c>`;
    const sheet = (rows: string) => ({
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    });
    const truncated = async () => (await makeWorkbook([[['a'], ['b']]])).subarray(0, 700);
    const lying = async () => {
      const bytes = await makeWorkbook([[['a'], ['b']]], { 'xl/big.xml': ' '.repeat(5_000_000) });
      const name = bytes.lastIndexOf('xl/big.xml');
      bytes.writeUInt32LE(10, name - 46 + 24);
      return bytes;
    };

    it.each([
      ['an archive that is no workbook (C03)', 'broken', () => field('C03-book.xlsx')],
      ['a workbook that is cut', 'broken', truncated],
      ['a workbook that states a smaller size', 'broken', lying],
      [
        'a workbook that expands a hundredfold',
        'tooMany',
        () => makeWorkbook([], { 'xl/a.xml': ' '.repeat(40_000_000) }),
      ],
      [
        'two cells far apart',
        'tooMany',
        () => makeWorkbook([[]], sheet(`<row r="1">${cell('A1')}</row><row r="1048576">${cell('XFD1048576')}</row>`)),
      ],
      [
        'a row that is out of all bounds',
        'tooMany',
        () => makeWorkbook([[]], sheet(`<row r="1e9">${cell('A1')}</row>`)),
      ],
      ['a workbook without rows', 'noFile', () => makeWorkbook([[], []])],
      ['an old workbook', 'oldWorkbook', () => Buffer.from('d0cf11e0a1b11ae100000000', 'hex')],
      ['a binary workbook', 'oldWorkbook', () => makeArchive({ 'xl/workbook.bin': 'x' })],
      [
        'a table of LibreOffice',
        'openDocument',
        () => makeArchive({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' }),
      ],
      ['another archive', 'otherFile', () => makeArchive({ 'a.txt': 'x' })],
      ['a page called .xls', 'webPage', () => Buffer.from('<html><table><tr><td>Nombre</td></tr></table>')],
      ['a PDF', 'otherFile', () => Buffer.from('%PDF-1.7\n1 0 obj\n')],
      ['a picture', 'otherFile', () => Buffer.from('89504e470d0a1a0a0000000d49484452000000', 'hex')],
      ['nothing but blanks', 'noFile', () => Buffer.from(' \r\n \r\n')],
      ['an open quote', 'noFile', () => Buffer.from('"Nombre;Correo\nAna;a@example.com')],
      ['too many rows', 'tooMany', () => Buffer.from(`Correo\n${'a@example.com\n'.repeat(2_001)}`)],
    ] as const)('names %s', async (_, code, bytes) => {
      expect(await refusalOf('people', await bytes())).toBe(code);
      expect(await refusalOf('listings', await bytes())).toBe(code);
    });
  });

  it('adds a note once when the same file is uploaded again', async () => {
    const file = Buffer.from('Correo;Notas\na@example.com;Busca ático\n');
    for (const outcome of ['added', 'joined'] as const) {
      const { open, owner } = await take('people', file);
      expect(await importContacts(owner, open)).toMatchObject({ [outcome]: 1 });
    }
    expect((await listContactEvents((await findContactId('a@example.com')) ?? '')).length).toBe(1);
    expect((await listContacts({ search: '', agent: '' }, 9, 0)).total).toBe(1);
  });
});
