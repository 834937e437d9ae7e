import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail } from './node-version.mjs';
import { writeByContent } from './write-by-content.mjs';

/** Scripts as large as React are worth a request of their own. */
const LARGEST_BYTES = 100_000;

/** The share of all pages that a script is on to be on every page. */
const NEARLY_ALL = 0.9;

/** How a script of Turbopack says where it came from: its element, or, as its runtime takes as well, its path. */
const ORIGIN = '"object"==typeof document?document.currentScript:void 0';

/** Turbopack's own runtime, which says nothing of the kind. */
const RUNTIME = /^turbopack-/;

/**
 * Has Chrome compile a script whole while it comes, beside the page. It would compile what runs at once, nearly all of
 * React, only when it runs, and a page could answer to nobody meanwhile. Other browsers read a comment.
 */
const COMPILE_EARLY = '//# allFunctionsCalledOnLoad\n';

/** React looks for each script by its address: those within the file stand in the head as elements that do nothing. */
const marks = (names) =>
  [
    `for(let name of ${JSON.stringify(names)}){let mark=document.createElement("script");mark.type="text/plain";`,
    'mark.async=true;mark.src="/_next/static/chunks/"+name;document.head.append(mark)}',
  ].join('');

/**
 * Puts the small scripts that nearly every page has into one file: on a phone each request costs more than their bytes.
 * Each still counts as loaded from its own address, for Turbopack and for React. The large ones, React and Next, stay
 * what they are. `lists`: the names of each page's scripts. Gives the file and the names in it.
 */
export function joinScripts(lists, { chunks, folder }) {
  const shared = [...new Set(lists.flat())].filter(
    (name) => lists.filter((list) => list.includes(name)).length >= NEARLY_ALL * lists.length,
  );
  const isLarge = (name) => statSync(path.join(chunks, name)).size > LARGEST_BYTES;
  for (const file of shared.filter(isLarge).map((name) => path.join(chunks, name))) {
    const code = readFileSync(file, 'utf8');
    if (!code.startsWith(COMPILE_EARLY)) writeFileSync(file, COMPILE_EARLY + code);
  }
  const names = shared.filter((name) => !isLarge(name));
  const parts = names.map((name) => withPath(readFileSync(path.join(chunks, name), 'utf8'), name));
  const code = COMPILE_EARLY + [marks(names), ...parts].join(';\n');
  return { file: writeByContent(code, { folder, extension: 'js' }), names };
}

function withPath(code, name) {
  if (RUNTIME.test(name)) return code;
  if (code.split(ORIGIN).length !== 2) {
    fail(`${name}: this version of Turbopack names its scripts in another way; adapt lib/commands/join-scripts.mjs.`);
  }
  return code.replace(ORIGIN, () => JSON.stringify(`static/chunks/${name}`));
}
