import type { Listing } from '@/content/types/listing';
import { makeListing } from '@/tests/support/make-listing';
import { listingProblems } from './listing-schema';

const flat = makeListing('flat');
const problemsOf = (changes: Record<string, unknown>) =>
  listingProblems({ ...flat, ...changes } as unknown as Listing).map(({ field, message }) => `${field} ${message}`);

it.each([
  [{ reference: 'R'.repeat(51) }, 'reference must have 50 characters at most'],
  [
    { text: { ...flat.text, en: { ...flat.text.en, summary: 'Nice.' } } },
    'text.en.summary must have 80 characters at least',
  ],
  [{ latitude: 52 }, 'latitude must be 44 at most'],
  [{ bedrooms: 'three' }, 'bedrooms must be a number'],
  [{ bedrooms: 1.5 }, 'bedrooms must be a whole number'],
  [{ type: 'castle' }, expect.stringMatching(/^type must be apartment, house, /)],
  [{ price: undefined }, 'price is missing'],
])('%j is told in our words', (changes, sentence) => expect(problemsOf(changes)).toContainEqual(sentence));

it('says nothing in the words of the schema library, whatever a field holds', () => {
  for (const field of Object.keys(flat)) {
    for (const value of [null, '', 'x'.repeat(3_000), -1, 1e12, 0.5, [], [null], {}, true]) {
      for (const problem of problemsOf({ [field]: value })) {
        expect(problem).not.toMatch(/invalid|expected|received|too (?:small|big)|undefined|NaN/i);
      }
    }
  }
});
