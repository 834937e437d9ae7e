/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { rights } from './rights';

const roles = ['owner', 'agent', 'seller'] as const;

it('is the table of docs/desk.md', () => {
  const rows = readFileSync('docs/desk.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const documented = rows.map(([, right, description, ...scopes]) => [right, description, ...scopes.slice(0, 3)]);
  const expected = Object.entries(rights).map(([right, scopes]) => [
    `\`${right}\``,
    scopes.description,
    ...roles.map((role) => ({ any: 'yes', own: 'own', '': '' })[(scopes as Record<string, string>)[role] ?? '']),
  ]);
  expect(documented.filter(([right]) => right?.includes('.'))).toEqual(expected);
});
