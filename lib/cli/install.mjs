import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './node-version.mjs';

/** Runs a command in the foreground; true where it succeeded. */
export function run(command, args, options = {}) {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options }).status === 0;
}

/** Installs the packages of the lockfile; ends the command with a sentence where they cannot be had. */
export function install() {
  const command = existsSync('node_modules') ? 'install' : 'ci';
  if (!run('npm', [command, '--no-audit', '--no-fund'])) {
    fail('The packages could not be installed: check that the npm registry can be reached and run the command again.');
  }
}
