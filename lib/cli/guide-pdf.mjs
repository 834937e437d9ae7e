/**
 * `npm run guide:pdf [-- --to FOLDER]`: prints the guides with local Chromium. Texts come from the last build or `npm
 * run dev`.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { guideFingerprint } from '../writing/printed-guides/guide-fingerprint.mjs';
import { sendCommand } from './command-client.mjs';
import { isStandalone } from './folder.mjs';
import { fail, requireNode } from './node-version.mjs';

const PARTS = 'lib/writing/printed-guides';
const STYLE = `${PARTS}/style.css`;
const FONTS = [
  `${PARTS}/fraunces-print.woff2`,
  ...[400, 600].map((weight) => `node_modules/@fontsource/figtree/files/figtree-latin-${weight}-normal.woff2`),
];

/** JPEG, which a PDF embeds compressed; 180 dots per inch. */
const SIZES = {
  cover: { width: 1490, height: 1262 },
  strip: { width: 1490, height: 440 },
  foot: { width: 1440, height: 576 },
};

const FIND_FULL_SHEETS = `<script>document.fonts.ready.then(() => {
  document.documentElement.dataset.full = [...document.querySelectorAll('.page')].flatMap((sheet, index) => {
    const foot = sheet.querySelector('footer')?.getBoundingClientRect().top ?? sheet.getBoundingClientRect().bottom;
    const isOver = (part) => !part.matches('footer, .notes, .foot') && part.getBoundingClientRect().bottom > foot;
    return [...sheet.children].some(isOver) ? [index + 1] : [];
  }).join(', ');
})</script>`;

requireNode();
const { values } = parseArgs({ options: { to: { type: 'string' } } });
const target = values.to ?? (isStandalone ? 'data' : 'public');
const chromium = findChromium();
const { text, error } = await sendCommand({ command: 'guide' });
if (error) fail(error);

const folder = mkdtempSync(path.join(tmpdir(), 'printed-guides-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const file of [STYLE, ...FONTS]) copyFileSync(file, path.join(folder, path.basename(file)));
const made = {};
for (const guide of JSON.parse(text)) {
  await cutImages(guide.images);
  made[guide.id] = { ...made[guide.id], [guide.locale]: print(guide) };
}
if (!isStandalone && !values.to) writeFileSync(`${PARTS}/made.json`, `${JSON.stringify(made, null, 2)}\n`);

/** Guides share file names, so they are processed one after the other. */
async function cutImages(images) {
  for (const [name, { width, height }] of Object.entries(SIZES)) {
    await sharp(`public/pictures/${images[name]}.avif`)
      .resize(width, height, { fit: 'cover' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(path.join(folder, `${name}.jpg`));
  }
}

function print({ id, locale, html, pdf }) {
  const source = path.join(folder, `${id}-${locale}.html`);
  writeFileSync(source, html.replace('</body>', `${FIND_FULL_SHEETS}</body>`));
  const { href } = pathToFileURL(source);
  const [, full] = /data-full="([^"]*)"/.exec(runChromium('--dump-dom', href)) ?? [];
  if (full === undefined) fail(`${id}, ${locale}: the guide was not laid out by ${chromium}.`);
  if (full) fail(`${id}, ${locale}: more text than fits on page ${full} of the guide.`);
  const file = path.join(target, pdf);
  mkdirSync(path.dirname(file), { recursive: true });
  runChromium(
    '--no-pdf-header-footer',
    '--generate-pdf-document-outline',
    `--print-to-pdf=${path.resolve(file)}`,
    href,
  );
  const pages = html.split('<section class="page').length - 1;
  console.log(`${file}: ${pages} pages`);
  return { pages, fingerprint: guideFingerprint(html, readFileSync(STYLE, 'utf8')) };
}

/** Virtual time waits for fonts and images. */
function runChromium(...args) {
  const always = ['--headless', '--no-sandbox', '--disable-gpu', '--virtual-time-budget=10000'];
  return execFileSync(chromium, [...always, `--user-data-dir=${folder}/profile`, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function findChromium() {
  const known = [
    process.env.CHROMIUM,
    ...['chromium', 'chromium-browser', 'google-chrome', 'chromium-headless-shell'].map((name) => `/usr/bin/${name}`),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  const found = known.find((file) => file && existsSync(file));
  return (
    found ?? fail('No Chromium or Chrome was found: install one, or set its path with CHROMIUM=/path/to/chromium.')
  );
}
