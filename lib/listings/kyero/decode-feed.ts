import { FeedError } from './feed-problem';

const names: Readonly<Record<string, string>> = {
  ansi: 'windows-1252',
  'cp-1252': 'windows-1252',
  'win-1252': 'windows-1252',
  windows1252: 'windows-1252',
  'iso_8859-1': 'windows-1252',
  'iso8859-1': 'windows-1252',
  'latin-1': 'windows-1252',
};
const WIDE = /^(?:utf-?16|ucs-?2|unicode)/;

const DECLARATION_BYTES = 200;

/** Invalid bytes become U+FFFD. @throws FeedError when the encoding is unknown. */
export async function* decodeFeed(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let head = new Uint8Array();
  for await (const chunk of chunks) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    // The first chunk may contain only one byte.
    head = new Uint8Array([...head, ...chunk.subarray(0, DECLARATION_BYTES)]);
    if (head.length < DECLARATION_BYTES && chunk.length < DECLARATION_BYTES) continue;
    decoder = decoderOf(head);
    yield decoder.decode(head, { stream: true });
    yield decoder.decode(chunk.subarray(DECLARATION_BYTES), { stream: true });
  }
  if (!decoder) yield decoderOf(head).decode(head);
  else yield decoder.decode();
}

function decoderOf(head: Uint8Array): TextDecoder {
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return new TextDecoder('utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return new TextDecoder('utf-16be');
  const text = String.fromCharCode(...head.subarray(0, DECLARATION_BYTES));
  if (text.startsWith('\u00ef\u00bb\u00bf')) return new TextDecoder();
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(text)?.[1] ?? 'utf-8';
  const name = declared.toLowerCase();
  try {
    return new TextDecoder(WIDE.test(name) ? 'utf-8' : (names[name] ?? name));
  } catch {
    throw new FeedError('encoding', 1, { encoding: declared });
  }
}
