import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const MAX_COMMENT = 65_535;
const MAX_ENTRIES = 1_000;

type ZipEntry = Readonly<{ name: string; size: number; content: () => Buffer }>;

/**
 * Lists the files of a ZIP archive by its directory; null when it is damaged or of a kind that no spreadsheet program
 * writes (ZIP64, encrypted, split).
 */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endOf(file);
    const count = file.readUInt16LE(end + 10);
    if (count > MAX_ENTRIES) return null;
    const entries: ZipEntry[] = [];
    let at = file.readUInt32LE(end + 16);
    for (let n = 0; n < count; n += 1) {
      if (file.readUInt32LE(at) !== ENTRY) return null;
      const [name, extra, comment] = [28, 30, 32].map((field) => file.readUInt16LE(at + field)) as [
        number,
        number,
        number,
      ];
      // Some programs of Windows write its separators.
      entries.push(entryAt(file, at, file.toString('utf8', at + 46, at + 46 + name).replaceAll('\\', '/')));
      at += 46 + name + extra + comment;
    }
    return entries;
  } catch {
    return null;
  }
}

function endOf(file: Buffer): number {
  for (let at = file.length - END_BYTES; at >= Math.max(0, file.length - END_BYTES - MAX_COMMENT); at -= 1) {
    if (file.readUInt32LE(at) === END) return at;
  }
  throw new RangeError('a ZIP archive without its directory');
}

function entryAt(file: Buffer, at: number, name: string): ZipEntry {
  const method = file.readUInt16LE(at + 10);
  const [compressed, size] = [file.readUInt32LE(at + 20), file.readUInt32LE(at + 24)];
  const header = file.readUInt32LE(at + 42);
  const content = () => {
    const begin = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28);
    const data = file.subarray(begin, begin + compressed);
    const whole = method === 0 ? data : inflateRawSync(data, { maxOutputLength: Math.max(1, size) });
    if (whole.length !== size) throw new RangeError('a file of a ZIP archive has another size than stated');
    return whole;
  };
  return { name, size, content };
}
