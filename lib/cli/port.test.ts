import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { withPortCheck } from './port.mjs';

/** The line of Next that writes server.js, so that a new version of Next that reads PORT in another way fails here. */
const line = /^const currentPort = .*$/m.exec(readFileSync('node_modules/next/dist/build/utils.js', 'utf8'))?.[0] ?? '';

const serve = (port: string) =>
  spawnSync(process.execPath, ['-e', `${withPortCheck(line) ?? ''}\nconsole.log(currentPort)`], {
    encoding: 'utf8',
    env: { ...process.env, PORT: port },
  });

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

it('does not touch a source that it does not know', () => expect(withPortCheck('const port = 1')).toBeNull());
