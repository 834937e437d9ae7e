import { deskHelp } from './desk-help';
import { searchHelp } from './search-help';

const idsFor = (q: string, locale: 'en' | 'es' = 'en') => searchHelp(q, locale).map(({ id }) => id);

it('finds a section by words of its steps, in any order and without accents', () => {
  const feeds = deskHelp('es').find(({ id }) => id === 'feeds');
  const words = `${feeds?.steps[0] ?? ''}`.replace(/\{[^}]*\}/g, ' ').split(/\s+/);
  expect(idsFor(words.toReversed().join(' ').toUpperCase(), 'es')).toContain('feeds');
});

it('puts sections with the words in the title first', () => {
  const [first] = idsFor(deskHelp('en').find(({ id }) => id === 'versions')?.title ?? '');
  expect(first).toBe('versions');
});

it('finds nothing for a word that no section has, and all sections without words', () => {
  expect(idsFor('xylophone')).toEqual([]);
  expect(idsFor(' ')).toHaveLength(deskHelp('en').length);
});
