import { FeedError } from './feed-problem';

/** Other encodings are refused. */
const decoders: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'windows-1252',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
};

const DECLARATION_BYTES = 200;
const BROKEN = '\uFFFD';

/**
 * Decodes a feed by its declared encoding.
 * @throws FeedError if that is unknown or violated.
 */
export async function* decodeFeed(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let line = 1;
  const read = (chunk: Uint8Array | undefined): string => {
    const text = decoder?.decode(chunk, { stream: chunk !== undefined }) ?? '';
    const broken = text.indexOf(BROKEN);
    if (broken !== -1) {
      throw new FeedError(
        `holds a character that is not ${decoder?.encoding}: save it in the encoding it declares`,
        line + newlines(text.slice(0, broken)),
      );
    }
    line += newlines(text);
    return text;
  };
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    yield read(chunk);
  }
  yield read(undefined);
}

function encodingOf(start: Uint8Array): string {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = String.fromCharCode(...start.subarray(0, DECLARATION_BYTES));
  const declared = /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  const known = decoders[declared.toLowerCase()];
  if (known === undefined) throw new FeedError(`is in ${declared}, which we do not read: save it as UTF-8`, 1);
  return known;
}

function newlines(text: string): number {
  return text.split('\n').length - 1;
}
