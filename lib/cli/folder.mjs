import { existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { fail } from './node-version.mjs';

export const isStandalone = existsSync('server.js');

/** Writes a file, because permission checks miss read-only mounts and root. */
export function requireWritableFolder() {
  try {
    rmdirSync(mkdtempSync('.writable-'));
  } catch {
    fail(
      `This folder cannot be written (${process.cwd()}): give your user write access to it, or clone the project elsewhere.`,
    );
  }
}
