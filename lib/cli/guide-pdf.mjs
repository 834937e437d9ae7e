/**
 * `npm run guide:pdf`: sets the printable buying guide in both languages, from the texts of the site, with a Chromium
 * of this machine. Run it after a change of the guide; a unit test says when it is needed.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { createTranslator } from 'next-intl';
import sharp from 'sharp';
import { buyingGuideDocument } from '@/lib/print/buying-guide/document';
import { buyingGuideFingerprint } from '@/lib/print/buying-guide/fingerprint';
import { buyingGuidePdf } from '@/lib/routes';
import { fail } from './node-version.mjs';

const STYLE = 'lib/print/buying-guide/style.css';
const MADE = 'lib/print/buying-guide/made.json';
const FONTS = [
  'lib/print/buying-guide/fraunces-print.woff2',
  ...[400, 600].map((weight) => `node_modules/@fontsource/figtree/files/figtree-latin-${weight}-normal.woff2`),
];

/** Pictures of the site as JPEG, which a PDF keeps as it is; others it would unpack. Widths give 180 dots per inch. */
const PICTURES = [
  { name: 'cover.jpg', from: 'hero-wide-2000', width: 1490, height: 1262 },
  { name: 'strip.jpg', from: 'guide-buying-1600', width: 1490, height: 440 },
  { name: 'foot.jpg', from: 'living-cream-1440', width: 1440, height: 576 },
];

const folder = mkdtempSync(path.join(tmpdir(), 'buying-guide-'));
const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) =>
  existsSync(file),
);
const made = {};
try {
  copyFileSync(STYLE, path.join(folder, 'style.css'));
  for (const font of FONTS) copyFileSync(font, path.join(folder, path.basename(font)));
  for (const { name, from, width, height } of PICTURES) {
    await sharp(`public/pictures/${from}.avif`)
      .resize(width, height, { fit: 'cover' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(path.join(folder, name));
  }
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  for (const locale of ['en', 'es']) made[locale] = await print(browser, locale);
  await browser.close();
  writeFileSync(MADE, `${JSON.stringify(made, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function print(browser, locale) {
  const messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
  const html = buyingGuideDocument(locale, createTranslator({ locale, messages }));
  const source = path.join(folder, `${locale}.html`);
  writeFileSync(source, html);
  const page = await browser.newPage();
  await page.goto(pathToFileURL(source).href);
  await page.evaluate(() => document.fonts.ready);
  const full = await page.evaluate(() =>
    [...document.querySelectorAll('.page')].flatMap((sheet, index) => {
      const foot = sheet.querySelector('footer')?.getBoundingClientRect().top ?? sheet.getBoundingClientRect().bottom;
      const over = [...sheet.children].some(
        (part) => !part.matches('footer, .notes, .foot') && part.getBoundingClientRect().bottom > foot,
      );
      return over ? [index + 1] : [];
    }),
  );
  if (full.length > 0) fail(`${locale}: more text than fits on page ${full.join(', ')} of the buying guide.`);
  const file = path.join('public', buyingGuidePdf[locale]);
  mkdirSync(path.dirname(file), { recursive: true });
  const pages = await page.locator('.page').count();
  await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.close();
  console.log(`${file}: ${pages} pages`);
  return { pages, fingerprint: buyingGuideFingerprint(html, readFileSync(STYLE, 'utf8')) };
}
