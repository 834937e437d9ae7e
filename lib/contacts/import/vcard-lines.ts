const ESCAPED: Readonly<Record<string, string>> = { '\r\n': '\\n', '\n': '\\n', ',': '\\,' };

/**
 * Writes cards of version 2.1 as ical.js reads them: types without a name (`TEL;CELL:`) and quoted-printable values,
 * which have line breaks of their own.
 */
export function modernCard(card: string): string {
  if (!/^VERSION:2\.1\s*$/im.test(card)) return card;
  return unfolded(card).map(modernLine).join('\n');
}

const QUOTED = /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i;

function unfolded(card: string): readonly string[] {
  const lines: string[] = [];
  for (const line of card.split('\n')) {
    const last = lines.at(-1) ?? '';
    if (last.endsWith('=') && QUOTED.test(last)) lines.splice(-1, 1, last.slice(0, -1) + line);
    else if (/^[\t ]/.test(line) && last !== '') lines.splice(-1, 1, last + line);
    else lines.push(line);
  }
  return lines;
}

function modernLine(line: string): string {
  const [, name, given, value = ''] = /^([\w.-]+)((?:;[^:]*)?):(.*)$/s.exec(line) ?? [];
  if (name === undefined || given === undefined) return line;
  if (/^version$/i.test(name)) return 'VERSION:3.0';
  const parameters = given.split(';').filter((part) => part !== '');
  const charset = parameters.find((part) => /^charset=/i.test(part))?.slice('charset='.length);
  const isQuoted = parameters.some((part) => /^(encoding=)?quoted-printable$/i.test(part));
  const types = parameters
    .filter((part) => !/^(charset|encoding|language)=|^(quoted-printable|base64|[78]bit)$/i.test(part))
    .map((part) => (part.includes('=') ? part : `TYPE=${part}`));
  const text = isQuoted ? unquoted(value, charset) : value;
  return `${[name, ...types].join(';')}:${text.replace(/\r?\n|,/g, (sign) => ESCAPED[sign] ?? sign)}`;
}

function unquoted(value: string, charset = 'utf-8'): string {
  const bytes = Buffer.from(
    value.replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
