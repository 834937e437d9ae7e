import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeByContent } from './write-by-content.mjs';

/** The stylesheets of a page, in the order in which they count. */
const SHEET =
  /<link rel="stylesheet" href="\/_next\/static\/chunks\/([^"]+\.css)"(?: nonce="([^"]*)")? data-precedence="next"\/>/g;

/** Those of a part that it may show later, such as the sentence in place of what failed. */
const LATER = /<link rel="preload" href="\/_next\/static\/chunks\/([^"]+\.css)" as="style"(?: nonce="[^"]*")?\/>/g;

const namesIn = (html) => [SHEET, LATER].flatMap((element) => [...html.matchAll(element)].map(([, name]) => name));

/** Stylesheets as one, in the order given. */
export const codeOfSheets = (names, chunks) =>
  names.map((name) => readFileSync(path.join(chunks, name), 'utf8')).join('\n');

/**
 * What a page runs for the `styles` that are in its file: React and Turbopack look for each by its address, and take an
 * element that is switched off for one that has loaded. One that stands in the page would be asked for all the same.
 */
export const MARK_STYLES = [
  'for(let name of styles){let mark=document.createElement("link");mark.setAttribute("disabled","");',
  'mark.rel="stylesheet";mark.href="/_next/static/chunks/"+name;document.head.append(mark)}',
].join('');

/**
 * Puts the stylesheets of a page into one file, which the browser can fetch over the connection that brought the page:
 * each further one would wait for a connection of its own before anything can be painted. What is for paper alone goes
 * into a second, for which nothing waits. Pages with the same parts have the same files. Gives the page without its
 * stylesheets, their names, and the elements of the files ('' without any).
 */
export function joinStyles(html, { chunks, folder }) {
  const names = namesIn(html);
  const rest = [SHEET, LATER].reduce((page, element) => page.replace(element, ''), html);
  const { screen, print } = withoutPaper(codeOfSheets(names, chunks));
  const elements = [
    [screen, 'data-precedence="next"'],
    [print, 'media="print"'],
  ].map(([part, attribute]) => {
    if (part === '') return '';
    const file = writeByContent(part, { folder, extension: 'css' });
    return `<link rel="stylesheet" href="/_next/static/${path.basename(folder)}/${file}" ${attribute}/>`;
  });
  return { rest, names, element: elements.join('') };
}

/** Where a rule for print begins, and where any block does or ends. */
const EDGE = /@media print\{|\{|\}/g;

/** Takes the rules for print out of a stylesheet; those within a rule of another kind stay where they are. */
function withoutPaper(code) {
  let [screen, print, depth, from] = ['', '', 0, 0];
  let isPaper = false;
  for (const { 0: edge, index } of code.matchAll(EDGE)) {
    if (depth === 0 && edge.startsWith('@')) {
      screen += code.slice(from, index);
      from = index + edge.length;
      isPaper = true;
    } else if (depth === 1 && edge === '}' && isPaper) {
      print += code.slice(from, index);
      from = index + 1;
      isPaper = false;
    }
    depth += edge === '}' ? -1 : 1;
  }
  if (depth !== 0) throw new Error('The blocks of a stylesheet do not end.');
  return { screen: screen + code.slice(from), print };
}

/**
 * The same for pages that are rendered for the request, where the build made a file of just their stylesheets for
 * another page. `elements`: that of each file, by the names in it with spaces between.
 */
export function withJoined(html, elements) {
  const names = namesIn(html);
  const element = elements[names.join(' ')];
  const nonce = [...html.matchAll(SHEET)][0]?.[2];
  if (!element || !nonce) return html;
  // Before the file, which scripts after it would wait for.
  const all = `<script nonce="${nonce}">{let styles=${JSON.stringify(names)};${MARK_STYLES}}</script>${element}`;
  return html.replace(LATER, '').replace(SHEET, (_, name) => (name === names[0] ? all : ''));
}
