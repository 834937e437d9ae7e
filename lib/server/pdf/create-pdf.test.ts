import { pdfFonts } from './create-pdf';

/** Magic number of the table `head` (OpenType). */
const MAGIC = 0x5f0f3cf5;

it('has each font as a file whose tables stand where its directory says', async () => {
  const fonts = Object.values(await pdfFonts());
  expect(fonts).toHaveLength(3);
  for (const font of fonts) {
    const entries = Array.from({ length: font.readUInt16BE(4) }, (_, n) => font.subarray(12 + n * 16, 28 + n * 16));
    const tables = new Map(entries.map((entry) => [entry.toString('latin1', 0, 4), entry.readUInt32BE(8)]));
    expect(font.readUInt32BE((tables.get('head') ?? 0) + 12)).toBe(MAGIC);
    expect([...tables.keys()]).toEqual(expect.arrayContaining(['cmap', 'glyf', 'hmtx', 'loca', 'name']));
    for (const entry of entries)
      expect(entry.readUInt32BE(8) + entry.readUInt32BE(12)).toBeLessThanOrEqual(font.length);
  }
});
