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
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { joinRouteStyles } from './join-route-styles.mjs';
import { joinScripts } from './join-scripts.mjs';
import { joinStyles, MARK_STYLES } from './join-styles.mjs';
import { ASKED_ROUTE } from './keep-pages.mjs';
import { fail } from './node-version.mjs';
import { reactModule } from './react-module.mjs';
import { writeByContent } from './write-by-content.mjs';

const PAGES = '.next/server/app';
const DATA = '.next/static/data';
const CHUNKS = '.next/static/chunks';
/** Read by lib/commands/keep-pages.mjs. */
const SHEETS = '.next/joined-styles.json';

const PUSH = /<script>self\.__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)<\/script>/g;
const OPENING = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const START = /<script id="_R_">(.*?)<\/script>/;

/** What starts a page: which scripts Turbopack has to wait for, and which part of them is to run. */
const RUN = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/;

/** What a page runs, and what asks for it early. Scripts of old browsers (`noModule`) stay. */
const SCRIPT = /<script src="\/_next\/static\/chunks\/([^"]+\.js)" async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** Before all other files, so that the connection that is open is theirs. */
const STYLES_PLACE = /(?=<link rel="preload")|(?=<\/head>)/;

/**
 * Lets a telephone lay out its first view alone, and what may be seen or near once that is painted
 * (components/styles/_first-view.scss). It runs before there is anything to lay out: a part that has been laid out once
 * would take another height for a moment, and all below it would move. Where no script may run, nothing is left aside.
 */
const FIRST_VIEW = [
  '{let{dataset}=document.documentElement,next=requestAnimationFrame;dataset.later="unpainted";',
  'next(()=>next(()=>dataset.later&&(dataset.later="")))}',
].join('');

/**
 * After all else: a script waits for the styles, and the parser for the script. A document that is complete before its
 * styles is laid out without them once, for nobody, which takes a telephone longer than all the rest.
 */
const LOADER_PLACE = /(?=<\/body>)/;

/** However long its picture takes, a page comes to life after this. */
const LATEST_MS = 3_000;

/**
 * Asks for scripts and data when the page has been painted, with the picture that makes its first view where there is
 * one; at once when somebody is there who moves, scrolls or presses something. Starts the page when they are there,
 * with React in a task of its own before the rest: a telephone answers to nobody while a task is under way. The first
 * line of the data says what is to run, so that these words are the same on every page, and which stylesheets are in the
 * file of the page. A click or a key may want to go to what a telephone has not laid out yet; React must not be waited
 * for here, which hears a click before it has run the effects of the page.
 */
const LOADER = [
  '{let{source,scripts}=document.currentScript.dataset,root=document.documentElement.dataset,on=addEventListener,',
  'begin=()=>{if(!scripts)return;',
  'let files=scripts.split(" ").map(name=>new Promise(done=>{let script=document.createElement("script");',
  'script.async=true;script.onload=done;script.src="/_next/static/"+name;document.head.append(script)}));scripts="";',
  'fetch(source,{priority:"low"}).then(r=>r.ok?r.text():Promise.reject(r.status)).then(text=>{',
  'let end=text.indexOf("\\n"),{run,first,styles}=JSON.parse(text.slice(0,end)),',
  'push=modules=>(self.TURBOPACK??=[]).push({...run,runtimeModuleIds:modules});',
  MARK_STYLES,
  '(self.__next_f=[]).push([0],[1,text.slice(end+1)]);push(first);',
  'Promise.all(files).then(()=>setTimeout(push,0,run.runtimeModuleIds))})};',
  'Promise.resolve(document.querySelector("img[fetchpriority=high]")?.decode())',
  '.then(()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(begin))),begin);',
  'for(let sign of["pointermove","pointerdown","keydown","scroll"])on(sign,begin,true);',
  'for(let sign of["click","keydown"])on(sign,()=>delete root.later,true);',
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
const sheets = {};
for (const { file, html } of pages) writeFileSync(path.join(PAGES, file), withoutData(html, file));
writeFileSync(SHEETS, JSON.stringify(sheets));
const { routes } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));
const prerendered = new Set(Object.values(routes).map(({ srcRoute }) => srcRoute));
const isJoined = (route) => prerendered.has(route) || ASKED_ROUTE.test(route);
const joined = joinRouteStyles({ pages: PAGES, chunks: CHUNKS, folder: DATA, isJoined });
console.log(`Page data moved out of ${pages.length} pages, ${shared.names.length} scripts joined`);
console.log(`Styles of ${joined} pages that are rendered for the request joined`);

function scriptsOf(html) {
  return [...html.matchAll(SCRIPT)].map(([, name]) => name);
}

function withoutData(html, file) {
  const text = [...html.matchAll(PUSH)].map(([, pushed]) => JSON.parse(pushed)[1]).join('');
  const run = RUN.exec(START.exec(html)?.[1] ?? '')?.[1];
  const scripts = scriptsOf(html);
  const bare = [PUSH, OPENING, START, SCRIPT, SCRIPT_PRELOAD].reduce((page, part) => page.replace(part, ''), html);
  const { rest, names: styles, element: sheet } = joinStyles(bare, { chunks: CHUNKS, folder: DATA });
  const isStrange = /__next_f|<script src=(?![^>]*noModule)|\.css"/.test(rest);
  if (!text || !run || scripts.length === 0 || isStrange || !LOADER_PLACE.test(rest)) {
    fail(`${file}: this version of Next writes page data in another way; adapt lib/commands/move-page-data.mjs.`);
  }
  sheets[styles.join(' ')] = sheet;
  const data = `${JSON.stringify({ run: JSON.parse(run), first: [reactModule(scripts, CHUNKS)], styles })}\n${text}`;
  const name = writeByContent(data, { folder: DATA, extension: 'txt' });
  const isJoined = shared.names.every((script) => scripts.includes(script));
  const own = isJoined ? scripts.filter((script) => !shared.names.includes(script)) : scripts;
  const files = [...own.map((script) => `chunks/${script}`), ...(isJoined ? [`data/${shared.file}`] : [])];
  const attributes = `data-source="/_next/static/data/${name}" data-scripts="${files.join(' ')}"`;
  return rest
    .replace(STYLES_PLACE, () => `<script>${FIRST_VIEW}</script>${sheet}`)
    .replace(LOADER_PLACE, () => `<script ${attributes}>${LOADER}</script>`);
}
