import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /import (\w+) from '([^']+\.module\.scss)'/g;

const users = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => path.join('components', file))
  .flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return [...code.matchAll(IMPORT)].map(([, name = '', from = '']) => ({
      file,
      sheet: from.startsWith('.') ? path.join(path.dirname(file), from) : from.replace('@/', ''),
      classes: [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, className = '']) => className),
    }));
  });

it('finds components with style sheets', () => {
  expect(users.length).toBeGreaterThan(100);
});

it('uses only classes that its style sheet has', () => {
  const missing = users.flatMap(({ file, sheet, classes }) => {
    const code = readFileSync(sheet, 'utf8');
    return classes.filter((name) => !new RegExp(`\\.${name}\\b`).test(code)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});
