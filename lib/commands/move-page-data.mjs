/**
 * After `next build`: takes the data that React needs for hydration out of every prerendered page and into a file
 * beside its scripts, which the page asks for while it is read.
 *
 * Next writes that data into the HTML as scripts, where it says everything a second time: it was more than half of
 * every page, delayed the first paint, had to be compressed for each visitor and needed a hash per script in the
 * content security policy. As a file it is cached for good. The page starts only once its data and the whole
 * document are there, as React expects. The shape of these scripts is no documented interface: the build ends here
 * where it changes, and tests/build and tests/e2e hold the result.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail } from './node-version.mjs';

const PAGES = '.next/server/app';
const DATA = '.next/static/data';

const PUSH = /<script>self\.__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)<\/script>/g;
const OPENING = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const START = /<script id="_R_">(.*?)<\/script>/;

/** Before the styles, which a script that comes after them would have to wait for; the last error page has none. */
const PLACE = /(?=<link rel="stylesheet")|(?=<\/head>)/;

/** Asks for the page's data at once, and starts the page when that and the document are complete. */
const loader = (start) =>
  [
    '{let whole=new Promise(r=>addEventListener("DOMContentLoaded",r));',
    'fetch(document.currentScript.dataset.source,{priority:"low"}).then(r=>r.ok?r.text():Promise.reject(r.status))',
    '.then(async text=>{await whole;(self.__next_f=[]).push([0],[1,text]);',
    `${start.replace(/;$/, '')}})}`,
  ].join('');

let moved = 0;
mkdirSync(DATA, { recursive: true });
for (const file of readdirSync(PAGES, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.html')) continue;
  const html = readFileSync(path.join(PAGES, file), 'utf8');
  if (!html.includes('__next_f')) continue;
  writeFileSync(path.join(PAGES, file), withoutData(html, file));
  moved += 1;
}
console.log(`Page data moved out of ${moved} pages`);

function withoutData(html, file) {
  const text = [...html.matchAll(PUSH)].map(([, pushed]) => JSON.parse(pushed)[1]).join('');
  const start = START.exec(html)?.[1];
  const rest = html.replace(PUSH, '').replace(OPENING, '').replace(START, '');
  if (!text || !start || rest.includes('__next_f') || !PLACE.test(rest)) {
    fail(`${file}: this version of Next writes page data in another way; adapt lib/commands/move-page-data.mjs.`);
  }
  const name = `${createHash('sha256').update(text).digest('base64url').slice(0, 16)}.txt`;
  writeFileSync(path.join(DATA, name), text);
  return rest.replace(PLACE, () => `<script data-source="/_next/static/data/${name}">${loader(start)}</script>`);
}
