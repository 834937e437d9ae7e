import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { completeServer } from './complete-server.mjs';

/** Next's own source of server.js, so that a version of Next with another one fails here. */
const template = readFileSync('node_modules/next/dist/build/utils.js', 'utf8');
const parts = [/^const currentPort = .*$/m, /^startServer\(\{$/m].map((part) => part.exec(template)?.[0] ?? '');
const source = completeServer(`${parts.join('\n')}port: currentPort })`) ?? '';

function run(code: string, env: Readonly<Record<string, string>> = {}) {
  const script = code.replace('./lib/cli/', `file://${path.resolve('lib/cli')}/`);
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { NODE_ENV: 'production', PATH: process.env.PATH, ...env },
  });
}

const serve = (port: string) =>
  run(`const startServer = ({ port }) => process.stdout.write(String(port));\n${source}`, { PORT: port });

it.each(['abc', '0', '-1', '70000', '3000x', '1e3', '0x50', '80.5'])('ends node server.js with PORT=%j', (port) => {
  const { status, stderr, stdout } = serve(port);
  expect([status, stdout, stderr.trim()]).toEqual([1, '', 'PORT must be a whole number from 1 to 65535.']);
});

it.each([
  ['', '3000'],
  ['8080', '8080'],
  ['65535', '65535'],
  ['3000 ', '3000'],
])('serves on PORT=%j at %s', (port, served) => expect(serve(port).stdout.trim()).toBe(served));

it('refuses a source that it does not know, and completes one once', () => {
  expect(completeServer('const port = 1')).toBeNull();
  expect(completeServer(source)).toBe(source);
});

describe('the console of the server', () => {
  const lines = (code: string, env = {}) =>
    run(`await import('./lib/cli/json-console.mjs');\n${code}`, env)
      .stdout.split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it('prints one JSON object a line, with level and error', () => {
    const printed = lines(`
      console.log('\\x1b[1m▲ Next.js\\x1b[0m');
      console.log('');
      console.info('%s of %d', 'one', 2);
      console.warn(new Error('Failed to find Server Action "x".\\nRead more'));
      console.error('⨯', new TypeError('broken'), { a: 1 });
      process.emitWarning('old', 'DeprecationWarning');`);
    expect(printed.map(({ level, msg }) => [level, msg])).toEqual([
      [30, '▲ Next.js'],
      [30, 'one of 2'],
      [40, 'Failed to find Server Action "x".\nRead more'],
      [50, '⨯ { a: 1 }'],
      [40, 'old'],
    ]);
    expect(printed[3]?.err).toMatchObject({ type: 'TypeError', message: 'broken' });
    expect(printed.every(({ time }) => !Number.isNaN(Date.parse(String(time))))).toBe(true);
  });

  it('names the request, and leaves its errors to the log', () => {
    const request = `import { AsyncLocalStorage } from 'node:async_hooks';
      const ids = (globalThis[Symbol.for('site.requestIds')] = new AsyncLocalStorage());
      ids.run('request-1', () => { console.warn('slow'); console.error('⨯', new Error('broken')); });`;
    expect(lines(request)).toMatchObject([{ requestId: 'request-1', msg: 'slow' }]);
    expect(lines(request, { LOG_LEVEL: 'debug' })).toMatchObject([{ level: 40 }, { level: 20, msg: 'broken' }]);
  });

  it.each([
    ['silent', 0],
    ['error', 1],
    ['warn', 2],
  ])('keeps to LOG_LEVEL=%s', (level, count) =>
    expect(lines(`console.log('a'); console.warn('b'); console.error('c');`, { LOG_LEVEL: level })).toHaveLength(count),
  );
});
