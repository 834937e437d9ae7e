import { searchEntryOf } from '@/lib/listings/list/listing-search-entry';
import { makeListing } from '@/tests/support/make-listing';
import type { Place } from './places';
import { alternativesIn, searchableOf } from './searchable-text';

const placesOf = (name: string): readonly Place[] => [{ key: 'all', name, aliases: [], areas: ['gracia', flat.area] }];
const entryIn = (street: string) => searchEntryOf(makeListing('flat', { street }));

const flat = searchEntryOf(makeListing('flat'));
const places = placesOf('Barcelona');

it('is made once for each entry, until the places are others', () => {
  const text = searchableOf(flat, places);
  expect(searchableOf(flat, places)).toBe(text);
  expect(text.text).toMatch(/^ .* barcelona$/);
  expect(searchableOf(flat, placesOf('Girona')).text).toMatch(/ girona$/);
});

describe('words of a like spelling', () => {
  const searchable = (...streets: readonly string[]) => streets.map((street) => searchableOf(entryIn(street), places));

  it('are those of the listings of now, of which some came later', () => {
    const before = alternativesIn(searchable('Zurbano'));
    expect([before('zurbnao'), before('quevedo')]).toEqual([['zurbano'], []]);
    const after = alternativesIn(searchable('Quevedo'));
    expect([after('zurbnao'), after('quevdeo')]).toEqual([[], ['quevedo']]);
  });

  it('are no others where a listing has the word', () => {
    expect(alternativesIn(searchable('Velarde', 'Velardo'))('velardo')).toEqual(['velardo']);
  });
});
