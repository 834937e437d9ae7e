/**
 * `npm run check`: everything that must hold before a change lands, in one command. Goes on after a failure, so
 * that one run shows all of them, and ends with one line that counts them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { systemChromium } from '../../tests/support/system-chromium.mjs';
import { requireWritableFolder } from './folder.mjs';
import { install, run } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { freePort } from './port.mjs';

const RESULTS = 'tests/results';
const tally = { passed: 0, failed: 0, notes: [] };

requireNode();
requireWritableFolder();
install();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

step('types', ['npm', 'run', 'types']);
step('lint of code', ['npx', 'eslint', '.']);
step('lint of styles', ['npx', 'stylelint', '{app,components}/**/*.scss']);
step('format', ['npx', 'prettier', '--check', '--log-level', 'warn', '.']);
step('unused files, exports and packages', ['npm', 'run', 'lint:unused']);
jest('unit tests', 'test', 'jest');
const isBuilt = step('build', ['npm', 'run', 'build']);
if (isBuilt) {
  jest('build tests', 'test:build', 'build');
  await playwright();
}

for (const note of tally.notes) console.log(`failed: ${note}`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 ? 0 : 1);

/** One check that either holds or does not. */
function step(name, [command, ...args]) {
  console.log(`\n— ${name}`);
  const holds = run(command, args);
  count(name, holds ? 1 : 0, holds ? 0 : 1);
  return holds;
}

function jest(name, script, file) {
  console.log(`\n— ${name}`);
  const report = `${RESULTS}/${file}.json`;
  const holds = run('npm', ['run', script, '--', '--json', `--outputFile=${report}`]);
  const result = readReport(report);
  // A suite that does not even load has no tests to count: it counts as one failure.
  const broken = result?.numRuntimeErrorTestSuites ?? 1;
  count(name, result?.numPassedTests ?? 0, Math.max((result?.numFailedTests ?? 0) + broken, holds ? 0 : 1));
}

async function playwright() {
  console.log('\n— end-to-end tests');
  if (!hasChromium() && !run('npx', ['playwright', 'install', '--with-deps', 'chromium'])) {
    return count('end-to-end tests: no Chromium, and it could not be installed', 0, 1);
  }
  const port = String(await freePort());
  const holds = run('npm', ['run', 'test:e2e'], { env: { ...process.env, E2E_PORT: port } });
  const stats = readReport(`${RESULTS}/e2e.json`)?.stats;
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  count('end-to-end tests', stats?.expected ?? 0, Math.max(failed, holds ? 0 : 1));
}

function hasChromium() {
  if (systemChromium) return true;
  const code =
    "import('@playwright/test').then(({chromium}) => process.exit(require('fs').existsSync(chromium.executablePath()) ? 0 : 1))";
  return spawnSync(process.execPath, ['-e', code]).status === 0;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function count(name, passed, failed) {
  tally.passed += passed;
  tally.failed += failed;
  if (failed > 0) tally.notes.push(`${name} (${failed})`);
}
