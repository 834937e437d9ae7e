/** Values are unescaped. */
export type CalendarProperty = Readonly<{ name: string; parameters: Readonly<Record<string, string>>; value: string }>;

const TEXTS = ['UID', 'SUMMARY', 'DESCRIPTION', 'LOCATION'];
const ONCE = ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SEQUENCE', 'STATUS', 'SUMMARY', 'ORGANIZER'];

/** Strict parser of one event (RFC 5545). Throws on errors. */
export function readCalendar(file: string): { method: string; event: readonly CalendarProperty[] } {
  if (!file.endsWith('\r\n')) throw new Error('the last line has no end');
  if (/[^\r]\n|\r(?!\n)/.test(file)) throw new Error('a line does not end with CRLF');
  const physical = file.slice(0, -2).split('\r\n');
  for (const line of physical) {
    if (Buffer.byteLength(line) > 75) throw new Error(`longer than 75 octets: ${line}`);
    if (line.includes('\ufffd')) throw new Error('a character was cut in two');
  }
  const lines = file
    .slice(0, -2)
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');
  const properties = lines.map(readLine);
  const names = properties.map(({ name, value }) => (name === 'BEGIN' || name === 'END' ? `${name}:${value}` : name));
  if (names[0] !== 'BEGIN:VCALENDAR' || names.at(-1) !== 'END:VCALENDAR') throw new Error('no VCALENDAR');
  const [from, to] = [names.indexOf('BEGIN:VEVENT'), names.indexOf('END:VEVENT')];
  if (from < 0 || to < from || names.filter((name) => name.startsWith('BEGIN')).length !== 2)
    throw new Error('no VEVENT');
  const head = properties.slice(1, from);
  const of = (name: string) => head.filter((property) => property.name === name);
  if (of('VERSION')[0]?.value !== '2.0' || of('PRODID').length !== 1 || of('METHOD').length !== 1)
    throw new Error('head');
  const event = properties.slice(from + 1, to);
  for (const name of ONCE) {
    if (event.filter((property) => property.name === name).length !== 1) throw new Error(`${name} is not there once`);
  }
  for (const { name, value } of event) {
    if (name.startsWith('DT') && !/^\d{8}T\d{6}Z$/.test(value)) throw new Error(`${name} is no moment: ${value}`);
  }
  return { method: of('METHOD')[0]?.value ?? '', event };
}

function readLine(line: string): CalendarProperty {
  const match =
    /^([A-Z][A-Z0-9-]*)((?:;[A-Z-]+=(?:"[^"\u0000-\u001f]*"|[^";:,\u0000-\u001f]*))*):([^\u0000-\u0008\u000a-\u001f]*)$/u.exec(
      line,
    );
  const [, name, parameters = '', value = ''] = match ?? [];
  if (!name) throw new Error(`not a line of iCalendar: ${line}`);
  return {
    name,
    parameters: Object.fromEntries(
      [...parameters.matchAll(/;([A-Z-]+)=(?:"([^"]*)"|([^";:,]*))/g)].map(([, key, quoted, plain]) => [
        key,
        quoted ?? plain,
      ]),
    ) as Record<string, string>,
    value: TEXTS.includes(name) ? unescape(value) : value,
  };
}

function unescape(value: string): string {
  if (/(^|[^\\])(\\\\)*[;,]/.test(value)) throw new Error(`; or , stands bare in ${value}`);
  return value.replace(/\\(.)/g, (_, character: string) => {
    if (!['\\', ';', ',', 'n', 'N'].includes(character)) throw new Error(`unknown escape \\${character}`);
    return character.toLowerCase() === 'n' ? '\n' : character;
  });
}
