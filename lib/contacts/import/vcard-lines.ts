import { decodeSingleBytes } from '@/lib/text/guess-encoding';

const ESCAPED: Readonly<Record<string, string>> = { '\r\n': '\\n', '\n': '\\n', ',': '\\,' };

/**
 * Converts cards of version 2.1 for ical.js: types without a name (`TEL;CELL:`) and quoted-printable values with their line
 * breaks. Telephones write such cards without a version or as 3.0.
 */
export function modernCard(card: string): string {
  const version = /^VERSION:\s*([\d.]+)\s*$/im.exec(card)?.[1];
  const isFormer = version === undefined || version === '2.1' || /^[^:\n]*QUOTED-PRINTABLE[^:\n]*:/im.test(card);
  if (!isFormer) return card.replace(/^(VERSION:)\s+/im, '$1');
  const lines = unfolded(card).map(modernLine);
  return (version ? lines : lines.toSpliced(1, 0, 'VERSION:3.0')).join('\n');
}

const PICTURE = /^[^:]*;(?:ENCODING=)?(?:BASE64|B)[;:]/i;
const QUOTED = /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i;

function unfolded(card: string): readonly string[] {
  const lines: string[] = [];
  for (const line of card.split('\n')) {
    const last = lines.at(-1) ?? '';
    if (last.endsWith('=') && QUOTED.test(last)) lines.splice(-1, 1, last.slice(0, -1) + line);
    else if (/^[\t ]/.test(line) && last !== '') lines.splice(-1, 1, last + line);
    // Some programs do not indent the lines of a picture.
    else if (PICTURE.test(last) && /^[\w+/]+=*$/.test(line)) lines.splice(-1, 1, last + line);
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
  return `${[name, ...types].join(';')}:${text.trimStart().replace(/\r?\n|(?<!\\),/g, (sign) => ESCAPED[sign] ?? sign)}`;
}

function unquoted(value: string, charset?: string): string {
  const bytes = Buffer.from(
    value.replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );
  try {
    return new TextDecoder(charset ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Outlook names no encoding for the one of its Windows.
    return decodeSingleBytes(bytes);
  }
}
