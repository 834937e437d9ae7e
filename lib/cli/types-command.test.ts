import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

it('checks types with the native compiler, whatever `tsc` the packages link', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const [, compiler = ''] = /node (\S+tsc) --noEmit/.exec(scripts.types ?? '') ?? [];
  expect(execFileSync(process.execPath, [compiler, '--version'], { encoding: 'utf8' })).toMatch(/^Version 7\./);
  const others = Object.entries(scripts).filter(([name, command]) => name !== 'types' && /\btsc\b/.test(command));
  expect(others).toEqual([]);
});
