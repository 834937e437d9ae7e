import localFont from 'next/font/local';

/** Variable in optical size; one weight, as a second axis doubles the file. Made by tools/fonts/make.mjs. */
const fraunces = localFont({
  src: '../../components/styles/fonts/fraunces-latin.woff2',
  variable: '--font-fraunces',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});

const frauncesWestern = localFont({
  src: '../../components/styles/fonts/fraunces-western.woff2',
  variable: '--font-fraunces-western',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+23-24, U+3C-3E, U+5B-60, U+7B-7E, U+A2-A8, U+AC-AF, U+B1, U+B3-B6, U+B8-B9, U+BC-BE, U+C2-C6, U+CA-CC, U+CE, U+D0, U+D4-D6, U+D8-D9, U+DB, U+DD-DF, U+E2-E6, U+EA-EC, U+EE, U+F0, U+F4-F6, U+F8-F9, U+FB, U+FD-FF, U+131, U+152-153, U+2BC, U+2C6, U+2DA, U+2DC, U+2009, U+2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+202F, U+2032-2033, U+2039-203A, U+2044, U+2122, U+2190-2191, U+2193, U+2215, U+2248, U+2260, U+2264-2265',
    },
  ],
});

const frauncesExt = localFont({
  src: '../../components/styles/fonts/fraunces-latin-ext.woff2',
  variable: '--font-fraunces-ext',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F, U+2020, U+20A0-20AB, U+20AD-20C0' }],
});

const figtree = localFont({
  src: '../../components/styles/fonts/figtree-latin.woff2',
  variable: '--font-figtree',
  weight: '400 850',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

const figtreeWestern = localFont({
  src: '../../components/styles/fonts/figtree-western.woff2',
  variable: '--font-figtree-western',
  weight: '400 850',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+23-24, U+3C, U+3E, U+5B-5E, U+60, U+7B, U+7D-7E, U+A2-A8, U+AC-AF, U+B1, U+B3-B6, U+B8-B9, U+BC-BE, U+C2-C6, U+CA-CC, U+CE, U+D0, U+D4-D6, U+D8-D9, U+DB, U+DD-DF, U+E2-E6, U+EA-EC, U+EE, U+F0, U+F4-F6, U+F8-F9, U+FB, U+FD-FF, U+131, U+152-153, U+2BC, U+2C6, U+2DA, U+2DC, U+2009, U+2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+202F, U+2032-2033, U+2039-203A, U+2044, U+2122, U+2190-2191, U+2193, U+2215, U+2248, U+2260, U+2264-2265',
    },
  ],
});

const figtreeExt = localFont({
  src: '../../components/styles/fonts/figtree-latin-ext.woff2',
  variable: '--font-figtree-ext',
  weight: '400 850',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F, U+2020, U+20A0-20AB, U+20AD-20C0' }],
});

/** For `<html>`. Two files are preloaded; rare letters load on demand. */
export const fontVariables = [fraunces, frauncesWestern, frauncesExt, figtree, figtreeWestern, figtreeExt]
  .map((font) => font.variable)
  .join(' ');
