export const textEncodings = [
  ...(['utf-8', 'utf-8 with BOM', 'utf-16le', 'utf-16le with BOM', 'utf-16be', 'utf-16be with BOM'] as const),
  ...(['windows-1252', 'iso-8859-15', 'macintosh'] as const),
];

type TextEncoding = (typeof textEncodings)[number];

/** Bytes of a text. Node's tables of single bytes are read backwards; throws for a sign that has none. */
export function encodeText(text: string, encoding: TextEncoding): Buffer {
  const [name = '', mark] = encoding.split(' with ');
  const whole = (mark ? '\uFEFF' : '') + text;
  if (name === 'utf-8') return Buffer.from(whole);
  if (name === 'utf-16le') return Buffer.from(whole, 'utf16le');
  if (name === 'utf-16be') return Buffer.from(whole, 'utf16le').swap16();
  const bytes = Array.from({ length: 128 }, (_, byte) => byte + 128);
  const table = new Map(bytes.map((byte) => [signOf(byte, name), byte]));
  return Buffer.from(
    Array.from(text, (sign) => {
      const byte = sign < '\u0080' ? sign.charCodeAt(0) : table.get(sign);
      if (byte === undefined) throw new Error(`${name} has no ${sign}`);
      return byte;
    }),
  );
}

function signOf(byte: number, encoding: string): string {
  const decoder = new TextDecoder(encoding);
  return decoder.decode(Uint8Array.of(byte), { stream: true }) + decoder.decode();
}
