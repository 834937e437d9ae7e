/**
 * Makes the font files of this folder from the packages of Fontsource: Fraunces at the one weight the site sets it
 * in, its optical size kept, Figtree from regular to bold, both with the features and characters the site uses. A
 * first visit loads 50 KB of them instead of 87. `subset-font` is needed for this alone, so it is not a dependency:
 *
 *   npm install --no-save subset-font@2 && node components/styles/fonts/make.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const HERE = new URL('./', import.meta.url);
const SOURCE = new URL('../../../node_modules/@fontsource-variable/', HERE);

/** Kerning, ligatures, figures in columns, and what Catalan and combined accents need. */
const keepFeatures = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];

/** Weight of headings and prices (components/styles/globals.scss). */
const SERIF_WEIGHT = 480;

const PRINT = '../../../lib/print/buying-guide/fraunces-print';

const fonts = [
  { family: 'fraunces', file: 'fraunces-latin-opsz-normal', variationAxes: { wght: SERIF_WEIGHT } },
  { family: 'fraunces', file: 'fraunces-latin-ext-opsz-normal', variationAxes: { wght: SERIF_WEIGHT } },
  // For the printed guide: a PDF takes a font without axes as it is, and draws one with axes letter by letter.
  {
    family: 'fraunces',
    file: 'fraunces-latin-opsz-normal',
    variationAxes: { wght: SERIF_WEIGHT, opsz: 48 },
    as: PRINT,
  },
  { family: 'figtree', file: 'figtree-latin-wght-normal', variationAxes: { wght: { min: 400, max: 850 } } },
  { family: 'figtree', file: 'figtree-latin-ext-wght-normal', variationAxes: { wght: { min: 400, max: 850 } } },
];

/** Western European letters, the signs of typography and arrows; the extended files keep all they have. */
const latin = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...[0x131, 0x152, 0x153, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x2009, 0x202f, 0x20ac, 0x2122, 0x2212, 0x2215, 0x2248],
  ...range(0x2010, 0x2026),
  ...[0x2032, 0x2033, 0x2039, 0x203a, 0x2044, 0x2190, 0x2191, 0x2192, 0x2193, 0x2260, 0x2264, 0x2265],
];

for (const { family, file, variationAxes, as } of fonts) {
  const isExtended = file.includes('-ext-');
  const made = await subsetFont(
    readFileSync(new URL(`${family}/files/${file}.woff2`, SOURCE)),
    isExtended ? null : String.fromCodePoint(...latin),
    { targetFormat: 'woff2', noHinting: true, keepFeatures, variationAxes, keepAllGlyphs: isExtended },
  );
  const name = as ?? file.replace(/-(opsz|wght)-normal$/, '');
  writeFileSync(new URL(`${name}.woff2`, HERE), made);
  console.log(`${name}.woff2: ${made.length} bytes`);
}

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
