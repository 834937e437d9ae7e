import { translatorOf } from '@/lib/i18n/translator';
import { listingFields } from './listing-fields';
import { listingGaps } from './listing-gaps';
import type { ListingRule } from './listing-problem';
import en from '@/messages/en';

const fields = Object.keys(listingFields.shape);
const missing = fields.map((field) => ({ field, message: 'is missing' }));

it.each(['en', 'es'] as const)('every field has a sentence of its own in %s', (locale) => {
  const sentences = listingGaps(missing, translatorOf(locale, 'listingGaps')).map(({ sentence }) => sentence);
  expect(new Set(sentences).size).toBe(fields.length);
  expect(sentences.filter((sentence) => sentence.length < 5 || sentence.startsWith('listingGaps.'))).toEqual([]);
});

it('gathers the problems of a field, and names a field that listings do not have', () => {
  const gaps = listingGaps(
    [
      { field: 'energy.issued', message: 'is missing' },
      { field: 'colour', message: 'Unrecognized key' },
      { field: 'energy.scale', message: 'Invalid input' },
    ],
    translatorOf('en', 'listingGaps'),
  );
  expect(gaps).toEqual([
    {
      field: 'energy',
      isRule: false,
      sentence: expect.any(String) as string,
      details: ['energy.issued is missing', 'energy.scale Invalid input'],
    },
    {
      field: 'colour',
      isRule: false,
      sentence: expect.stringContaining('colour') as string,
      details: ['colour Unrecognized key'],
    },
  ]);
});

it.each(['en', 'es'] as const)('has a sentence of its own for each rule of law, in %s', (locale) => {
  const rules = Object.keys(en.listingGaps.rules) as ListingRule[];
  const problems = rules.map((rule) => ({ field: 'rental.depositMonths', message: 'must be 1', rule }));
  const gaps = listingGaps([...problems, ...problems], translatorOf(locale, 'listingGaps'));
  expect(gaps.map(({ field, isRule }) => [field, isRule])).toEqual(rules.map(() => ['rental', true]));
  expect(new Set(gaps.map(({ sentence }) => sentence)).size).toBe(rules.length);
});
