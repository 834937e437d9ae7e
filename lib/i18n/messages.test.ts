import en from '@/messages/en';
import es from '@/messages/es';
import { commonWords } from '@/tests/support/common-words';

type Tree = { [key: string]: string | Tree };

function leaves(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
  );
}

const english = new Map(leaves(en as Tree));
const spanish = new Map(leaves(es as Tree));

function argumentsOf(text: string): string[] {
  let depth = 0;
  return [...text.matchAll(/\{\s*(\w*)|\}/g)].flatMap(([brace, name]) => {
    if (brace === '}') {
      depth -= 1;
      return [];
    }
    depth += 1;
    return depth % 2 === 1 ? [name ?? ''] : [];
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

it('has no empty message', () => {
  expect([...english, ...spanish].filter(([, text]) => text.trim() === '')).toEqual([]);
});

/** A precompiled empty branch is an error, and the page shows its key. */
it('has words in every branch of a message that is one choice', () => {
  const isOne = (text: string) => /^\{\w+, (plural|select), ([^{}]|\{([^{}]|\{[^{}]*\})*\})*\}$/.test(text);
  const hasEmpty = (text: string) => isOne(text) && argumentsOf(text).length === 1 && /\{\s*\}/.test(text);
  expect([...english, ...spanish].filter(([, text]) => hasEmpty(text)).map(([key]) => key)).toEqual([]);
});

it('is Spanish on Spanish pages', () => {
  expect([...spanish].filter(([, text]) => commonWords.en.test(text.replace(/\{[^}]*\}/g, '')))).toEqual([]);
});

it('is English on English pages', () => {
  expect([...english].filter(([, text]) => commonWords.es.test(text.replace(/\{[^}]*\}/g, '')))).toEqual([]);
});
