import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The stylesheets of a page, in the order in which they count. */
const SHEET = /<link rel="stylesheet" href="\/_next\/static\/chunks\/([^"]+\.css)" data-precedence="next"\/>/g;

/** Those of a part that it may show later, such as the sentence in place of what failed. */
const LATER = /<link rel="preload" href="\/_next\/static\/chunks\/([^"]+\.css)" as="style"\/>/g;

/**
 * Puts the stylesheets of a page into one file, which the browser can fetch over the connection that brought the page:
 * each further one would wait for a connection of its own before anything can be painted. Pages with the same parts have
 * the same file. Gives the page without its stylesheets, their names, and the element of the file ('' without any).
 */
export function joinStyles(html, { chunks, folder }) {
  const names = [SHEET, LATER].flatMap((element) => [...html.matchAll(element)].map(([, name]) => name));
  const rest = [SHEET, LATER].reduce((page, element) => page.replace(element, ''), html);
  if (names.length === 0) return { rest, names, element: '' };
  const code = names.map((name) => readFileSync(path.join(chunks, name), 'utf8')).join('\n');
  const file = `${createHash('sha256').update(code).digest('base64url').slice(0, 16)}.css`;
  writeFileSync(path.join(folder, file), code);
  const href = `/_next/static/${path.basename(folder)}/${file}`;
  return { rest, names, element: `<link rel="stylesheet" href="${href}" data-precedence="next"/>` };
}
