/** Writes calendars in the many forms that RFC 5545 allows. Independent of the reader. */

export type Random = () => number;
export type Line = Readonly<{ name: string; value: string; parameters?: Readonly<Record<string, string>> }>;

export const pick = <Item>(next: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(next() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

export const part = (name: string, lines: readonly Line[]): readonly Line[] => [
  { name: 'BEGIN', value: name },
  ...lines,
  { name: 'END', value: name },
];

const NOISE: readonly Line[] = [
  { name: 'SUMMARY', value: 'Reunión con Núria\\, en l’Eixample\\; 📅 traer DTSTART:20260101T000000Z', parameters: {} },
  { name: 'CLASS', value: 'PRIVATE' },
  { name: 'DESCRIPTION', value: 'BEGIN:VEVENT\\nEND:VEVENT', parameters: { ALTREP: 'cid:part1;x=1:2@x.es' } },
  { name: 'X-APPLE-STRUCTURED-LOCATION', value: 'geo:41.3,2.1', parameters: { 'X-TITLE': 'Calle; 1, "2º"' } },
  { name: 'PRIORITY', value: '5' },
];

export const event = (next: Random, lines: readonly Line[]): readonly Line[] =>
  part('VEVENT', shuffled(next, [...lines, { name: 'DTSTAMP', value: '20261120T100000Z' }, pick(next, NOISE)]));

function shuffled<Item>(next: Random, items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

export function writeFile(next: Random, parts: readonly (readonly Line[])[], head: readonly Line[] = []): Uint8Array {
  const lines = part('VCALENDAR', [
    { name: 'VERSION', value: '2.0' },
    { name: 'PRODID', value: '-//Variants//EN' },
    ...head,
    ...shuffled(next, parts).flat(),
  ]);
  const end = pick(next, ['\r\n', '\r\n', '\n']);
  const text = lines.map((line) => folded(next, writeLine(next, line), end)).concat(Buffer.from(''));
  const file = Buffer.concat(text.flatMap((line) => [line, Buffer.from(end)]));
  return next() < 0.1 ? Buffer.concat([Buffer.from('\ufeff'), file]) : file;
}

function writeLine(next: Random, { name, parameters = {}, value }: Line): string {
  const cased = (word: string) => pick(next, [word, word, word.toLowerCase()]);
  const written = shuffled(next, Object.entries(parameters)).map(([key, content]) => {
    const safe = content.replaceAll('"', "^'");
    const quotes = /[,;:]/.test(safe) || next() < 0.3 ? '"' : '';
    return `;${cased(key)}=${quotes}${safe}${quotes}`;
  });
  return `${cased(name)}${written.join('')}:${value}`;
}

/** Folds between any two octets, also within a character. */
function folded(next: Random, line: string, end: string): Buffer {
  const bytes = Buffer.from(line);
  const pieces: Buffer[] = [];
  const width = next() < 0.3 ? 5 : 74;
  for (let at = 0; at < bytes.length;) {
    const length = 1 + Math.floor(next() * width);
    if (at > 0) pieces.push(Buffer.from(end + pick(next, [' ', '\t'])));
    pieces.push(bytes.subarray(at, at + length));
    at += length;
  }
  return Buffer.concat(pieces);
}

type ZoneForms = Readonly<{
  iana: string;
  names: readonly string[];
  offsets: readonly [standard: string, summer: string];
}>;

/** Names by Microsoft's list of zones; the last offset is that of summer, the same without one. */
export const ZONES: readonly ZoneForms[] = [
  {
    iana: 'Europe/Madrid',
    names: [
      'Romance Standard Time',
      '(UTC+01:00) Brussels, Copenhagen, Madrid, Paris',
      '/citadel.org/1_1/Europe/Madrid',
    ],
    offsets: ['+0100', '+0200'],
  },
  {
    iana: 'Europe/London',
    names: [
      'GMT Standard Time',
      '(UTC+00:00) Dublin, Edinburgh, Lisbon, London',
      'GB',
      '/mozilla.org/2_1/Europe/London',
    ],
    offsets: ['+0000', '+0100'],
  },
  {
    iana: 'America/New_York',
    names: ['Eastern Standard Time', '(UTC-05:00) Eastern Time (US & Canada)', 'US/Eastern', 'EST5EDT'],
    offsets: ['-0500', '-0400'],
  },
  {
    iana: 'Asia/Tokyo',
    names: ['Tokyo Standard Time', '(UTC+09:00) Osaka, Sapporo, Tokyo', 'Japan'],
    offsets: ['+0900', '+0900'],
  },
  {
    iana: 'Asia/Kolkata',
    names: ['India Standard Time', '(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', 'Asia/Calcutta'],
    offsets: ['+0530', '+0530'],
  },
];

/** Own definition of a zone: the rules of Europe or of the United States. */
export function definition(
  next: Random,
  { iana, offsets: [standard, summer] }: ZoneForms,
  tzid: string,
): readonly Line[] {
  const isAmerican = iana.startsWith('America/');
  const [begins, ends] = isAmerican ? ['2SU;BYMONTH=3', '1SU;BYMONTH=11'] : ['-1SU;BYMONTH=3', '-1SU;BYMONTH=10'];
  const at = (change: string) => {
    if (isAmerican) return '020000';
    const hour = 1 + Number(change.slice(0, 3));
    return `${String(hour).padStart(2, '0')}0000`;
  };
  const season = (name: string, from: string, to: string, rule: string) =>
    part(name, [
      { name: 'DTSTART', value: `${pick(next, ['16010101', '19700101', '20070101'])}T${at(from)}` },
      { name: 'TZOFFSETFROM', value: from },
      { name: 'TZOFFSETTO', value: to },
      ...(standard === summer ? [] : [{ name: 'RRULE', value: `FREQ=YEARLY;BYDAY=${rule}` }]),
    ]);
  return part('VTIMEZONE', [
    { name: 'TZID', value: tzid },
    ...season('STANDARD', summer, standard, ends),
    ...(standard === summer ? [] : season('DAYLIGHT', standard, summer, begins)),
  ]);
}
