import { translatorOf } from '@/lib/i18n/translator';
import { feedProblemText, problemListing, type StoredFeedProblem } from './feed-problem';

const es = translatorOf('es', 'feedProblems');
const words = (problem: StoredFeedProblem) => [problemListing(problem, es), feedProblemText(problem, es)].join(' ');
const about = { line: 7, field: 'price_freq', code: 'frequency' } as const;

it.each<[StoredFeedProblem, string]>([
  [
    { ...about, listing: 'KY-45', given: 'week' },
    'ref. KY-45 es «week»: tiene que ser sale, o month para una renta mensual',
  ],
  [{ ...about, listing: 3, given: null }, 'vivienda 3 falta: tiene que ser sale, o month para una renta mensual'],
  [
    { line: 1, listing: null, field: null, code: 'otherFormat', values: { element: '<rss>', format: 'rss' } },
    ' empieza con <rss>: es una lista de noticias (RSS), y un archivo Kyero empieza con <root>',
  ],
  [{ line: 1, listing: 'ref A', field: 'beds', message: 'is “many”: left out' }, 'ref A is “many”: left out'],
])('is told in the language of whoever reads it: %j', (problem, expected) => {
  expect(words(problem)).toBe(expected);
});
