/**
 * After `next build`: takes the data that React needs for hydration out of every prerendered page and into a file
 * beside its scripts, and lets the page ask for both once its first view is there.
 *
 * Next writes that data into the HTML as scripts, where it says everything a second time: it was more than half of
 * every page, delayed the first paint, had to be compressed for each visitor and needed a hash per script in the
 * content security policy. As a file it is cached for good. The scripts would share the line with the styles, the
 * typefaces and the picture of the first view, which are a third of their size; pages work without them, so they come
 * after those. The page starts only once its data and the whole document are there, as React expects. The shape of
 * these scripts is no documented interface: the build ends here where it changes, and tests/build and tests/e2e hold
 * the result.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { joinScripts } from './join-scripts.mjs';
import { fail } from './node-version.mjs';

const PAGES = '.next/server/app';
const DATA = '.next/static/data';
const CHUNKS = '.next/static/chunks';

const PUSH = /<script>self\.__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)<\/script>/g;
const OPENING = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const START = /<script id="_R_">(.*?)<\/script>/;

/** What starts a page: which scripts Turbopack has to wait for, and which part of them is to run. */
const RUN = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/;

/** What a page runs, and what asks for it early. Scripts of old browsers (`noModule`) stay. */
const SCRIPT = /<script src="\/_next\/static\/chunks\/([^"]+\.js)" async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** Before the styles, which a script that comes after them would have to wait for; the last error page has none. */
const PLACE = /(?=<link rel="stylesheet")|(?=<\/head>)/;

/** However long its picture takes, a page comes to life after this. */
const LATEST_MS = 3_000;

/**
 * Asks for scripts and data when the page has been painted, with the picture that makes its first view where there is
 * one; at once when somebody is there who moves, scrolls or presses something. Starts the page when they and the
 * document are there. The first line of the data says what is to run, so that these words are the same on every page.
 */
const LOADER = [
  '{let{source,scripts}=document.currentScript.dataset,on=addEventListener,begin=()=>{if(!scripts)return;',
  'for(let name of scripts.split(" ")){let script=document.createElement("script");script.async=true;',
  'script.src="/_next/static/"+name;document.head.append(script)}scripts="";',
  'fetch(source,{priority:"low"}).then(r=>r.ok?r.text():Promise.reject(r.status)).then(async text=>{await whole;',
  'let end=text.indexOf("\\n");(self.__next_f=[]).push([0],[1,text.slice(end+1)]);',
  '(self.TURBOPACK??=[]).push(JSON.parse(text.slice(0,end)))})},',
  'whole=new Promise(r=>on("DOMContentLoaded",r));',
  'whole.then(()=>document.querySelector("img[fetchpriority=high]")?.decode())',
  '.then(()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(begin))),begin);',
  'for(let sign of["pointermove","pointerdown","keydown","scroll"])on(sign,begin,true);',
  `setTimeout(begin,${LATEST_MS})}`,
].join('');

mkdirSync(DATA, { recursive: true });
const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: readFileSync(path.join(PAGES, file), 'utf8') }))
  .filter(({ html }) => html.includes('__next_f'));
const shared = joinScripts(
  pages.map(({ html }) => scriptsOf(html)),
  { chunks: CHUNKS, folder: DATA },
);
for (const { file, html } of pages) writeFileSync(path.join(PAGES, file), withoutData(html, file));
console.log(`Page data moved out of ${pages.length} pages, ${shared.names.length} scripts joined`);

function scriptsOf(html) {
  return [...html.matchAll(SCRIPT)].map(([, name]) => name);
}

function withoutData(html, file) {
  const text = [...html.matchAll(PUSH)].map(([, pushed]) => JSON.parse(pushed)[1]).join('');
  const run = RUN.exec(START.exec(html)?.[1] ?? '')?.[1];
  const scripts = scriptsOf(html);
  const rest = [PUSH, OPENING, START, SCRIPT, SCRIPT_PRELOAD].reduce((page, part) => page.replace(part, ''), html);
  const isStrange = /__next_f|<script src=(?![^>]*noModule)/.test(rest);
  if (!text || !run || scripts.length === 0 || isStrange || !PLACE.test(rest)) {
    fail(`${file}: this version of Next writes page data in another way; adapt lib/commands/move-page-data.mjs.`);
  }
  const data = `${JSON.stringify(JSON.parse(run))}\n${text}`;
  const name = `${createHash('sha256').update(data).digest('base64url').slice(0, 16)}.txt`;
  writeFileSync(path.join(DATA, name), data);
  const isJoined = shared.names.every((script) => scripts.includes(script));
  const own = isJoined ? scripts.filter((script) => !shared.names.includes(script)) : scripts;
  const files = [...own.map((script) => `chunks/${script}`), ...(isJoined ? [`data/${shared.file}`] : [])];
  const attributes = `data-source="/_next/static/data/${name}" data-scripts="${files.join(' ')}"`;
  return rest.replace(PLACE, () => `<script ${attributes}>${LOADER}</script>`);
}
