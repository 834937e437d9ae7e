import 'server-only';
import iconv from 'iconv-lite';
import { bytesOfWindows } from '@/lib/text/mojibake';

/** Names of MySQL, Oracle and Windows, and misspelt ones, beside `utf-8`. */
const UTF_8 = /^(?:x-|cs)?utf[-_ ]?8.*$|^cp-?65001$|^al32utf8$/i;
const MACINTOSH = /^(?:x-)?mac[-_ ]?roman$/i;
const DOS = /^(?:x-)?(?:cp|ibm|dos|oem)[-_ ]?(437|737|775|850|852|855|857|858|86[0-5])$/i;
const UTF_7 = /^(?:x-)?(?:unicode-\d-\d-)?utf[-_]?7$/i;

/** With its folded lines (RFC 5322, 2.2.3); texts are left as they are. */
const HEADER = /^[a-z][a-z\d-]*:.*(?:\r?\n[ \t].*)*/gim;
const CONTENT_TYPE = /^content-type:/i;
const LABEL = /(\bcharset[ \t]*=[ \t]*)(?:"([^"\r\n]*)"|'([^'\r\n]*)'|([^\s;"']+))/gi;
const WORD = /=\?([^?\s]{1,40})\?([bq])\?([^?\r\n]*)\?=/gi;

type Source = Readonly<{
  source: Uint8Array;
  /** Encoding of all texts that the parser does not know and takes for Windows-1252. */
  unknown: string | null;
}>;

/** Writes the encodings of an email by the names that the parser knows. */
export function withKnownCharsets(source: Uint8Array): Source {
  const labels = new Set<string>();
  const withNames = (header: string) =>
    header.replace(LABEL, (_whole, start: string, double?: string, single?: string, plain?: string) => {
      const label = (double ?? single ?? plain ?? '').trim();
      labels.add(label);
      return `${start}"${knownName(label)}"`;
    });
  const withWords = (header: string) =>
    header.replace(WORD, (whole, label: string, kind: string, value: string) => {
      const encoding = unknownEncoding(label);
      return encoding === null ? whole.replace(label, knownName(label)) : wordOf(bytesOf(kind, value), encoding);
    });
  const text = Buffer.from(source)
    .toString('latin1')
    .replace(HEADER, (header) => withWords(CONTENT_TYPE.test(header) ? withNames(header) : header));
  const [first = ''] = labels;
  return { source: Buffer.from(text, 'latin1'), unknown: labels.size === 1 ? unknownEncoding(first) : null };
}

/** Corrects a text that was read as Windows-1252. */
export function withEncoding(text: string, encoding: string | null): string {
  const bytes = /[\u0080-\uffff]/.test(text) || encoding ? bytesOfWindows(text) : null;
  if (bytes === null) return text;
  if (encoding) return iconv.decode(Buffer.from(bytes), encoding);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}

const knownName = (label: string): string =>
  UTF_8.test(label) ? 'utf-8' : MACINTOSH.test(label) ? 'macintosh' : label;

function unknownEncoding(label: string): string | null {
  const page = DOS.exec(label)?.[1];
  return page ? `cp${page}` : UTF_7.test(label) ? 'utf-7' : null;
}

const wordOf = (bytes: Buffer, encoding: string): string =>
  `=?utf-8?B?${Buffer.from(iconv.decode(bytes, encoding)).toString('base64')}?=`;

const bytesOf = (kind: string, value: string): Buffer =>
  /b/i.test(kind)
    ? Buffer.from(value, 'base64')
    : Buffer.from(
        value
          .replaceAll('_', ' ')
          .replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
        'latin1',
      );
