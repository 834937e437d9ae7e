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

/**
 * Decodes a feed by its declared encoding. Bytes that violate it become U+FFFD.
 * @throws FeedError if the encoding is unknown.
 */
export async function* decodeFeed(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder?.decode() ?? '';
}

function encodingOf(start: Uint8Array): string {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = String.fromCharCode(...start.subarray(0, DECLARATION_BYTES));
  const declared = /^(?:\u00ef\u00bb\u00bf)*\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  const known = decoders[declared.toLowerCase()];
  if (known === undefined) throw new FeedError('encoding', 1, { encoding: declared });
  return known;
}
