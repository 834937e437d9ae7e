/** Baseline: bare Next, prerendered at `/` and dynamic at `/dynamic`. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { freePort } from '../../../lib/cli/port.mjs';
import { until } from '../until.mjs';
import { statusOf } from './instance.mjs';

/** Inside the project, to resolve its packages. */
const FOLDER = 'tests/results/bare';
const FILES = {
  'package.json': '{ "type": "module", "private": true }',
  // The extension excludes the project's middleware and instrumentation.
  'next.config.mjs':
    "const root = process.cwd().replace(/.tests.results.bare$/, '');\nexport default { outputFileTracingRoot: root, pageExtensions: ['jsx'], turbopack: { root } };",
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.jsx': 'export default () => <h1>Hello</h1>;',
  'app/dynamic/page.jsx':
    "import { connection } from 'next/server';\nexport default async () => {\n  await connection();\n  return <h1>Hello</h1>;\n};",
};

export async function startBare() {
  const next = `${process.cwd()}/node_modules/.bin/next`;
  const version = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')).version;
  const mark = `${FOLDER}/.next/made-with`;
  const made = JSON.stringify({ version, FILES });
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== made) {
    mkdirSync(`${FOLDER}/app/dynamic`, { recursive: true });
    for (const [file, text] of Object.entries(FILES)) writeFileSync(`${FOLDER}/${file}`, text);
    const { status, stderr } = spawnSync(process.execPath, [next, 'build'], { cwd: FOLDER, encoding: 'utf8' });
    if (status !== 0) throw new Error(`The bare site could not be built: ${stderr}`);
    writeFileSync(mark, made);
  }
  const port = await freePort();
  const child = spawn(process.execPath, [next, 'start', '-p', String(port)], { cwd: FOLDER, stdio: 'ignore' });
  const stop = () => child.kill('SIGTERM');
  process.on('exit', stop);
  const url = `http://localhost:${port}`;
  await until(async () => (await statusOf(url)) === 200, 30_000);
  return { url, port, pid: child.pid, stop };
}
