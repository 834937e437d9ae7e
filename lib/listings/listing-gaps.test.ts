import { translatorOf } from '@/lib/i18n/translator';
import { listingFields } from './listing-fields';
import { listingGaps } from './listing-gaps';

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
      sentence: expect.any(String) as string,
      details: ['energy.issued is missing', 'energy.scale Invalid input'],
    },
    { field: 'colour', sentence: expect.stringContaining('colour') as string, details: ['colour Unrecognized key'] },
  ]);
});
