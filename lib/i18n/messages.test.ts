import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

type Tree = { [key: string]: string | Tree };

/** `header.links.buy` for each message. */
function leaves(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
  );
}

const english = new Map(leaves(en as Tree));
const spanish = new Map(leaves(es as Tree));

/** Names of the arguments a message takes: `{count, plural, …}` and `{name}`, not the branches `one {…}`. */
function argumentsOf(text: string): string[] {
  let depth = 0;
  return [...text.matchAll(/\{\s*(\w*)|\}/g)].flatMap(([brace, name]) => {
    if (brace === '}') {
      depth -= 1;
      return [];
    }
    depth += 1;
    // Braces alternate: an argument, within it its branches, within a branch arguments again.
    return depth % 2 === 1 ? [name ?? ''] : [];
  });
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return sources(file);
    return /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name) ? [readFileSync(file, 'utf8')] : [];
  });
}

it('has the same messages in both languages', () => {
  expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
});

const namesOf = (text: string) => [...new Set(argumentsOf(text))].sort();

it('takes the same arguments in both languages', () => {
  const differing = [...english].filter(
    ([key, text]) => String(namesOf(text)) !== String(namesOf(spanish.get(key) ?? '')),
  );
  expect(differing.map(([key]) => key)).toEqual([]);
});

it('leaves no message empty', () => {
  expect([...english, ...spanish].filter(([, text]) => text.trim() === '')).toEqual([]);
});

it('speaks Spanish on Spanish pages', () => {
  const commonEnglish = /\b(the|and|with|your|from|this|that|what|home page|of the)\b/i;
  expect([...spanish].filter(([, text]) => commonEnglish.test(text.replace(/\{[^}]*\}/g, '')))).toEqual([]);
});

it('speaks English on English pages', () => {
  const commonSpanish = /\b(el|los|las|una|para|con|usted|nuestra|página|desde)\b/i;
  expect([...english].filter(([, text]) => commonSpanish.test(text.replace(/\{[^}]*\}/g, '')))).toEqual([]);
});

it('uses every message', () => {
  const code = ['app', 'components', 'lib'].flatMap(sources).join('\n');
  const literals = new Set([...code.matchAll(/(['"])([\w.-]+)\1/g)].map(([, , text]) => text));
  const templates = [...code.matchAll(/`([\w.-]*\$\{[^`]*)`/g)].map(
    ([, text]) =>
      new RegExp(
        `^${(text ?? '')
          .replace(/\$\{[^}]*\}/g, '¤')
          .replace(/[.*+?^()|[\]\\{}$]/g, '\\$&')
          .replace(/¤/g, '[\\w.-]+')}$`,
      ),
  );
  const suffixes = (key: string) => key.split('.').map((_, index, parts) => parts.slice(index).join('.'));
  const unused = [...english.keys()].filter(
    (key) =>
      !suffixes(key).some((suffix) => literals.has(suffix) || templates.some((template) => template.test(suffix))),
  );
  expect(unused).toEqual([]);
});
