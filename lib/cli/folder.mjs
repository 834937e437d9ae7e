import { existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { fail } from './node-version.mjs';

/** Whether commands run in the standalone folder, not in the project. */
export const isStandalone = existsSync('server.js');

/**
 * Ends the command with a sentence where nothing can be written here. It tries: permissions alone say nothing of a
 * file system that is mounted read-only, nor to an administrator.
 */
export function requireWritableFolder() {
  try {
    rmdirSync(mkdtempSync('.writable-'));
  } catch {
    fail(
      `This folder cannot be written (${process.cwd()}): give your user write access to it, or clone the project elsewhere.`,
    );
  }
}
