import { seededNumbers } from '@/tests/support/seeded-numbers.mjs';
import { readVcards } from './read-vcards';

const card = (...lines: readonly string[]) => `BEGIN:VCARD\r\n${lines.join('\r\n')}\r\nEND:VCARD\r\n`;

/** The filled cells of each card by their heads. */
function read(text: string): readonly Readonly<Record<string, string>>[] {
  const [head = [], ...rows] = readVcards(text);
  return rows.map((row) =>
    Object.fromEntries(head.map((name, n) => [name, row[n] ?? ''] as const).filter(([, cell]) => cell !== '')),
  );
}

it('reads a card of Apple with groups, own labels and a folded note', () => {
  const text = card(
    ...['VERSION:3.0', 'PRODID:-//Apple Inc.//iPhone OS 18.1//EN', 'N:Roca;Pau;;;', 'FN:Pau Roca'],
    ...['item1.EMAIL;type=INTERNET:b@example.com', 'item1.X-ABLabel:_$!<Other>!$_'],
    ...['EMAIL;type=INTERNET;type=HOME;type=pref:a@example.com', 'item2.TEL:+34 934 111 701'],
    ...[
      'item2.X-ABLabel:Portería',
      'TEL;type=CELL;type=VOICE;type=pref:+34 600 111 701',
      'TEL;type=WORK;type=FAX:931112233',
    ],
    ...[
      'NOTE:Busca ático\\, con\\nterraza\\; y',
      '  luz',
      'PHOTO;ENCODING=b;TYPE=JPEG:AAAA',
      ' BBBB',
      'ORG:Roca\\, S. L.;Ventas',
    ],
  );
  expect(read(`\uFEFF${text}`)).toEqual([
    {
      ...{ 'Full name': 'Pau Roca', Email: 'a@example.com ::: b@example.com' },
      ...{ 'Phone 1 - Label': 'CELL', 'Phone 1 - Value': '+34 600 111 701', Fax: '931112233' },
      ...{ 'Phone 2 - Label': 'Portería', 'Phone 2 - Value': '+34 934 111 701' },
      ...{ Notes: 'Busca ático, con\nterraza; y luz', Organization: 'Roca, S. L., Ventas' },
    },
  ]);
});

it('reads the quoted-printable cards of an old Android', () => {
  const text = card(
    ...[
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Garc=C3=ADa;Mar=C3=ADa;;;',
      'TEL;CELL;PREF:600112233',
    ],
    ...['TEL;HOME:934112233', 'EMAIL;HOME:maria@example.com', 'PHOTO;ENCODING=BASE64;JPEG:AAAA', ' BBBB', ''],
    ...['NOTE;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:a=F1os=0D=0A3, =', 'o 4'],
  );
  expect(read(text)).toEqual([
    {
      ...{ 'Full name': 'María García', Email: 'maria@example.com', Notes: 'años\n3, o 4' },
      ...{ 'Phone 1 - Label': 'CELL', 'Phone 1 - Value': '600112233' },
      ...{ 'Phone 2 - Label': 'HOME', 'Phone 2 - Value': '934112233' },
    },
  ]);
});

it('keeps the text of a card that is none, and reads the others', () => {
  const text = card('VERSION:3.0', 'FN:Ana') + card('VERSION:3.0', 'rubbish') + card('VERSION:3.0', 'FN:Bea');
  expect(read(text)).toMatchObject([
    { 'Full name': 'Ana' },
    { CARD: expect.stringContaining('rubbish') },
    { 'Full name': 'Bea' },
  ]);
});

/* RFC 6350, 3.2 to 3.4: lines fold after at most 75 octets, never within a character; values escape `\ , ;` and line
   feeds; names and types have any case and order; a property may have a group. */

const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');

function variant(seed: number) {
  const next = seededNumbers(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
  const lineEnd = pick(['\r\n', '\n']);
  const version = pick(['3.0', '4.0']);
  const cased = (name: string) => pick([name, name.toLowerCase()]);
  const shuffled = <Item>(items: readonly Item[]): readonly Item[] =>
    items
      .map((item) => ({ item, order: next() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ item }) => item);
  const property = (name: string, parameters: readonly string[], value: string) =>
    `${pick(['', 'item1.', 'Grupo-2.'])}${[cased(name), ...shuffled(parameters)].join(';')}:${value}`;
  const fold = (line: string) => {
    const width = 20 + Math.floor(next() * 55);
    let [folded, octets] = ['', 0];
    for (const sign of line) {
      const size = Buffer.byteLength(sign);
      if (octets + size > width) [folded, octets] = [`${folded}${lineEnd}${pick([' ', '\t'])}`, 1];
      folded += sign;
      octets += size;
    }
    return folded;
  };
  const people = Array.from({ length: 1 + Math.floor(next() * 4) }, (_, n) => ({
    name: pick(['Núria Peñíscola', 'José Mª García-Muñoz', 'Ana 🏡 Prats', "O'Brien, Séamus; hijo"]),
    email: `p${n}@example.com`,
    phone: pick(['+34 600 11 22 33', '+44 7700 900123']),
    note: pick(['Busca ático, con terraza; y luz.\nSin prisa \\ urgente', 'Ñ'.repeat(90), 'a:b="c"']),
  }));
  const cards = people.map(({ email, name, note, phone }) => {
    const isUri = version === '4.0' && next() < 0.5;
    const types = pick([['TYPE=cell', 'TYPE=voice'], ['TYPE="cell,voice"'], ['type=CELL']]);
    const lines = shuffled([
      property('FN', [], escaped(name)),
      property('N', [], `${escaped(name)};;;;`),
      property('EMAIL', pick([[], ['TYPE=home'], ['TYPE=work', 'PREF=1']]), email),
      property('TEL', [...types, ...(isUri ? ['VALUE=uri'] : [])], isUri ? `tel:${phone.replaceAll(' ', '-')}` : phone),
      property('NOTE', [], escaped(note)),
    ]);
    return [cased('BEGIN') + ':VCARD', `VERSION:${version}`, ...lines, 'END:VCARD'].map(fold).join(lineEnd) + lineEnd;
  });
  return { text: pick(['', '\uFEFF']) + cards.join(pick(['', lineEnd])), people };
}

it.each(Array.from({ length: 200 }, (_, seed) => ({ seed, ...variant(seed) })))(
  'reads variant $seed',
  ({ people, text }) => {
    const cards = read(text).map((cells) => ({
      name: cells['Full name'],
      email: cells.Email,
      phone: cells['Phone 1 - Value']?.replace('tel:', '').replaceAll('-', ' '),
      note: cells.Notes,
    }));
    expect(cards).toEqual(people);
  },
);

it.each([
  ['a picture whose lines are not indented', 'VERSION:2.1\nFN:Ana\nPHOTO;JPEG;ENCODING=BASE64:\n/9j/4AAQ\nAAAB==\n'],
  ['quoted-printable in version 3.0', 'VERSION:3.0\nFN;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:A=6Ea'],
  ['no version', 'FN:Ana'],
  ['blanks before values', 'VERSION: 2.1\nFN: Ana'],
])('reads a card with %s', (_, lines) => {
  const [head = [], row = []] = readVcards(`BEGIN:VCARD\n${lines}\nTEL;CELL:600123456\nEND:VCARD\n`);
  expect([row[head.indexOf('Full name')], row[head.indexOf('Phone 1 - Value')]]).toEqual(['Ana', '600123456']);
});
