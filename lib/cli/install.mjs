import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './node-version.mjs';

export function run(command, args, options = {}) {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options }).status === 0;
}

export function install({ withTests }) {
  const command = existsSync('node_modules') ? 'install' : 'ci';
  const isWhole = withTests || existsSync('node_modules/jest');
  if (!run('npm', [command, '--no-audit', '--no-fund', ...(isWhole ? [] : ['--omit=dev'])])) {
    fail('The packages could not be installed: check that the npm registry can be reached and run the command again.');
  }
}
