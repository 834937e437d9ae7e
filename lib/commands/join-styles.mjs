import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The stylesheets of a page, in the order in which they count. */
const SHEET =
  /<link rel="stylesheet" href="\/_next\/static\/chunks\/([^"]+\.css)"(?: nonce="([^"]*)")? data-precedence="next"\/>/g;

/** Those of a part that it may show later, such as the sentence in place of what failed. */
const LATER = /<link rel="preload" href="\/_next\/static\/chunks\/([^"]+\.css)" as="style"(?: nonce="[^"]*")?\/>/g;

const namesIn = (html) => [SHEET, LATER].flatMap((element) => [...html.matchAll(element)].map(([, name]) => name));

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
  const code = names.map((name) => readFileSync(path.join(chunks, name), 'utf8')).join('\n');
  const { screen, print } = withoutPaper(code);
  const elements = [
    [screen, 'data-precedence="next"'],
    [print, 'media="print"'],
  ].map(([part, attribute]) => {
    if (part === '') return '';
    const file = `${createHash('sha256').update(part).digest('base64url').slice(0, 16)}.css`;
    writeFileSync(path.join(folder, file), part);
    return `<link rel="stylesheet" href="/_next/static/${path.basename(folder)}/${file}" ${attribute}/>`;
  });
  return { rest, names, element: elements.join('') };
}

/** Takes the rules for print out of a stylesheet; those within a rule of another kind stay where they are. */
function withoutPaper(code) {
  const opening = '@media print{';
  let [screen, print, depth, begin] = ['', '', 0, 0];
  for (let at = 0; at < code.length; at += 1) {
    if (depth === 0 && code.startsWith(opening, at)) {
      const end = endOfBlock(code, at + opening.length);
      screen += code.slice(begin, at);
      print += code.slice(at + opening.length, end - 1);
      begin = end;
      at = end - 1;
    } else if (code[at] === '{') depth += 1;
    else if (code[at] === '}') depth -= 1;
  }
  return { screen: screen + code.slice(begin), print };
}

/** The place after the brace that closes a block, from the first within it. */
function endOfBlock(code, from) {
  let depth = 1;
  let at = from;
  for (; depth > 0; at += 1) {
    if (at >= code.length) throw new Error('A stylesheet ends within a rule for print.');
    if (code[at] === '{') depth += 1;
    if (code[at] === '}') depth -= 1;
  }
  return at;
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
