import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fail } from './node-version.mjs';

/** What React DOM alone does, and how Turbopack begins each module within a script. */
const HYDRATES = '.hydrateRoot=function';
const MODULE = /(?<=[,}\]])(\d+),\([\w$,]*\)=>\{"use strict"/g;

/**
 * The number by which Turbopack knows React DOM: to run it is half of what starting a page takes, so that each half can
 * be a task of its own. `scripts`: the page's, in `chunks`.
 */
export function reactModule(scripts, chunks) {
  const codes = scripts.map((name) => readFileSync(path.join(chunks, name), 'utf8'));
  const found = codes.flatMap((code) => {
    const end = code.indexOf(HYDRATES);
    return end < 0 ? [] : [[...code.slice(0, end).matchAll(MODULE)].at(-1)?.[1]];
  });
  if (found.length !== 1 || !found[0]) {
    fail('This version of Turbopack writes modules in another way; adapt lib/commands/react-module.mjs.');
  }
  return Number(found[0]);
}
