/**
 * Makes the font files of components/styles/fonts from the packages of Fontsource: Fraunces at the one weight the site sets it
 * in, its optical size kept, Figtree from regular to bold, both with the features the site uses. What Spanish, Catalan
 * and English are written with is a file of its own, so that a first visit loads 37 KB instead of 87; other letters come
 * where a page has one. In this folder: `npm install && node make.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const HERE = new URL('../../components/styles/fonts/', import.meta.url);
const SOURCE = new URL('./node_modules/@fontsource-variable/', import.meta.url);

/** Kerning, ligatures, figures in columns, and what Catalan and combined accents need. */
const keepFeatures = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];

/** Weight of headings and prices (components/styles/globals.scss). */
const SERIF_WEIGHT = 480;

const PRINT = '../../../lib/writing/printed-guides/fraunces-print';

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const points = (signs) => [...signs].map((sign) => sign.codePointAt(0));

/** Letters of the two languages and of Catalan names, the signs of their typography. */
const core = [...range(0x20, 0x7e), ...points('\u00a0¡¿©ª«»°º²·×÷ÁÉÍÓÚÀÈÒÏÜÇÑáéíóúàèòïüçñ–—‘’“”•…€−→')];

/**
 * Other Western European letters and signs: a file of its own, whose range lib/fonts.ts names. Without the hyphen
 * U+2010, which neither typeface has: where a browser hyphenates it would fetch the file to look for it.
 */
const western = [
  ...range(0xa0, 0xff),
  ...[0x131, 0x152, 0x153, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x2009, 0x202f, 0x2122, 0x2215, 0x2248],
  ...range(0x2012, 0x2026),
  ...[0x2032, 0x2033, 0x2039, 0x203a, 0x2044, 0x2190, 0x2191, 0x2193, 0x2260, 0x2264, 0x2265],
].filter((sign) => !core.includes(sign));

/** Signs of programs, which no heading has, or no text: they come with the rarer letters. */
const rareInHeadings = points('#$<=>[\\]^_`{|}~');
const rareInText = points('#$<>[\\]^`{}~');
const without = (signs, rare) => signs.filter((sign) => !rare.includes(sign));

const serif = { wght: SERIF_WEIGHT };
const sans = { wght: { min: 400, max: 850 } };

const fonts = [
  {
    family: 'fraunces',
    source: 'latin-opsz-normal',
    signs: without(core, rareInHeadings),
    axes: serif,
    as: 'fraunces-latin',
  },
  {
    family: 'fraunces',
    source: 'latin-opsz-normal',
    signs: [...western, ...rareInHeadings],
    axes: serif,
    as: 'fraunces-western',
  },
  { family: 'fraunces', source: 'latin-ext-opsz-normal', axes: serif, as: 'fraunces-latin-ext' },
  // For the printed guide: a PDF takes a font without axes as it is, and draws one with axes letter by letter.
  {
    family: 'fraunces',
    source: 'latin-opsz-normal',
    signs: [...core, ...western],
    axes: { wght: SERIF_WEIGHT, opsz: 48 },
    as: PRINT,
  },
  { family: 'figtree', source: 'latin-wght-normal', signs: without(core, rareInText), axes: sans, as: 'figtree-latin' },
  {
    family: 'figtree',
    source: 'latin-wght-normal',
    signs: [...western, ...rareInText],
    axes: sans,
    as: 'figtree-western',
  },
  { family: 'figtree', source: 'latin-ext-wght-normal', axes: sans, as: 'figtree-latin-ext' },
];

for (const { family, source, signs, axes, as } of fonts) {
  const made = await subsetFont(
    readFileSync(new URL(`${family}/files/${family}-${source}.woff2`, SOURCE)),
    signs ? String.fromCodePoint(...signs) : null,
    { targetFormat: 'woff2', noHinting: true, keepFeatures, variationAxes: axes, keepAllGlyphs: !signs },
  );
  writeFileSync(new URL(`${as}.woff2`, HERE), made);
  console.log(`${as}.woff2: ${made.length} bytes`);
}
