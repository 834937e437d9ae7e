import { Parser } from 'htmlparser2';
import { removeInvisible } from './clean-input';
import { withWindowsSigns } from './windows-1252';

const UNREAD: ReadonlySet<string> = new Set(
  'head script style title template noscript iframe object svg math select textarea xml o:p'.split(' '),
);
const BLOCKS: ReadonlySet<string> = new Set(
  'address article aside blockquote dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
const CELLS: ReadonlySet<string> = new Set(['td', 'th']);

/** Direction marks that reorder following text. */
const BIDI = /[\u202a-\u202e\u2066-\u2069]/g;
/** Includes letters and blanks without semicolon, which browsers accept. */
const ENTITY =
  /&(?:(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});|(?:nbsp|sup[23]|ordm|ordf|iexcl|iquest|[aeiounc](?:acute|grave|circ|uml|tilde|cedil)|#\d{2,7})(?![a-z\d]))/i;
const TAG = /<(?:\/?[a-z]|\?[a-z=])[^<>]*>/i;
const CDATA = /<!\[CDATA\[|\]\]>/g;
const BROKEN = /[\ufffd\ufffe\uffff\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/** Some exporters encode repeatedly. */
const MAX_ROUNDS = 3;

/**
 * Converts HTML or plain text to readable text. Decodes doubly encoded entities, separates blocks by an empty
 * line, removes styles, scripts, comments and hidden elements. `rounds`: 1 for HTML of the standard, in which
 * `&lt;ana@example.com&gt;` is text.
 */
export function htmlText(html: string, rounds = MAX_ROUNDS): string {
  let text = html.replace(/\r\n?/g, '\n').replace(CDATA, '');
  for (let round = 0; round < rounds && (TAG.test(text) || ENTITY.test(text) || text.includes('<!--')); round += 1) {
    text = readMarkup(text).replace(CDATA, '');
  }
  return removeInvisible(withWindowsSigns(text.replace(BIDI, '').replace(BROKEN, '')))
    .replace(/[^\S\n\u00a0]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function readMarkup(html: string): string {
  // Line breaks matter only in plain text.
  const hasTags = TAG.test(html);
  let text = '';
  let unread = 0;
  const breakLine = (mark: string) => {
    if (unread === 0) text += mark;
  };
  const parser = new Parser(
    {
      onopentag(name) {
        if (UNREAD.has(name)) unread += 1;
        else if (BLOCKS.has(name)) breakLine('\n\n');
        else if (name === 'br') breakLine('\n');
        else if (name === 'li' && !text.endsWith('\n')) breakLine('\n');
        else if (CELLS.has(name)) breakLine(' ');
      },
      onclosetag(name) {
        if (UNREAD.has(name)) unread -= 1;
        else if (BLOCKS.has(name)) breakLine('\n\n');
        else if (name === 'li' && !text.endsWith('\n')) breakLine('\n');
      },
      ontext(piece) {
        if (unread === 0) text += hasTags ? withoutLines(piece) : piece;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return text;
}

function withoutLines(piece: string): string {
  const [first = '', ...others] = piece.split('\n');
  if (others.length === 0) return piece;
  let text = first.trimEnd();
  let mark = ' ';
  others.forEach((line, index) => {
    const isLast = index === others.length - 1;
    const words = isLast ? line.trimStart() : line.trim();
    if (words === '' && !isLast) mark = '\n\n';
    else {
      text += mark + words;
      mark = ' ';
    }
  });
  return text;
}
