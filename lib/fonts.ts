import localFont from 'next/font/local';

/**
 * Fraunces, variable in optical size: headings, prices, figures. One weight is enough for it: a second axis would
 * double the file. Made by components/styles/fonts/make.mjs.
 */
const fraunces = localFont({
  src: '../components/styles/fonts/fraunces-latin.woff2',
  variable: '--font-fraunces',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});

const frauncesExt = localFont({
  src: '../components/styles/fonts/fraunces-latin-ext.woff2',
  variable: '--font-fraunces-ext',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F, U+2020, U+20A0-20AB, U+20AD-20C0' }],
});

/** Figtree, variable in weight: text and interface. */
const figtree = localFont({
  src: '../components/styles/fonts/figtree-latin.woff2',
  variable: '--font-figtree',
  weight: '400 850',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

const figtreeExt = localFont({
  src: '../components/styles/fonts/figtree-latin-ext.woff2',
  variable: '--font-figtree-ext',
  weight: '400 850',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F, U+2020, U+20A0-20AB, U+20AD-20C0' }],
});

/** Class names for `<html>`. Two files are preloaded; the extended Latin ones come when a page needs them. */
export const fontVariables = [fraunces, frauncesExt, figtree, figtreeExt].map((font) => font.variable).join(' ');
