import { isHeif } from './heif-file';

const head = (major: string, ...compatible: readonly string[]) => {
  const brands = [major, '\0\0\0\0', ...compatible].join('');
  return new Uint8Array(
    Buffer.from(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}\0\0\0\x08meta`, 'latin1'),
  );
};

it.each([
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'mif2', 'msf1', 'miaf', 'avis', 'avci'],
  ...['avcs', 'vvic', 'vvis', 'evbi', 'evbs', 'j2ki', 'j2is', 'jpeg', 'jpgs'],
])('knows the brand %s', (brand) => {
  expect(isHeif(head(brand))).toBe(true);
  expect(isHeif(head(brand, 'mif1', 'heic'))).toBe(true);
});

it.each([
  ['an AVIF image', head('avif', 'mif1', 'miaf', 'MA1B')],
  ['a film', head('isom', 'iso2', 'avc1', 'mp41')],
  ['a QuickTime film', head('qt  ')],
  ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])],
  ['a text about HEIC', new Uint8Array(Buffer.from('heic ftypheic'))],
  ['nothing', new Uint8Array()],
  ['a cut head', new Uint8Array(Buffer.from('\0\0\0\x18ftyp'))],
])('does not take %s for one', (_, bytes) => expect(isHeif(bytes)).toBe(false));
