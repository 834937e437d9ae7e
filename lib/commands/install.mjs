/** Installs the packages of the lockfile, once for each lockfile. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fail } from './node-version.mjs';

const MARK = 'node_modules/.installed-lockfile';

/** Runs a command in the foreground; true where it succeeded. */
export function run(command, args, options = {}) {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options }).status === 0;
}

/** Ends the command with a sentence where the packages cannot be had. */
export function install() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
  console.log('Installing the packages of the lockfile …');
  if (!run('npm', ['ci', '--no-audit', '--no-fund'])) {
    fail('The packages could not be installed: check that the npm registry can be reached and run the command again.');
  }
  writeFileSync(MARK, wanted);
}
