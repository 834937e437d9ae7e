import { listings } from '@/content/properties/all';
import { checkListings } from './listing-schema';
import type { Listing } from '@/content/types/listing';

const flat = listings['apartment-eixample-corner'];
const plot = listings['land-benimeit-moraira'];
const letting = listings['apartment-rent-gracia'];

/** The listing without what the test takes away. */
const but = (listing: Listing, changes: Record<string, unknown>) => ({ ...listing, ...changes }) as Listing;

describe('checkListings', () => {
  it('lets the whole portfolio through', () => {
    expect(checkListings(Object.values(listings))).toHaveLength(26);
  });

  it.each([
    ['no energy rating', but(flat, { energy: undefined }), 'apartment-eixample-corner: energy'],
    ['no usable area', but(flat, { usableArea: null }), 'apartment-eixample-corner: usableArea'],
    ['no year', but(flat, { year: null }), 'apartment-eixample-corner: year'],
    ['no pictures', but(flat, { pictures: [] }), 'apartment-eixample-corner: pictures'],
    ['a picture nobody made', but(flat, { pictures: ['nowhere'] }), 'apartment-eixample-corner: pictures.0'],
    ['a price of nothing', but(flat, { price: 0 }), 'apartment-eixample-corner: price'],
    ['no plot', but(plot, { plotArea: null }), 'land-benimeit-moraira: plotArea'],
    ['no terms of letting', but(letting, { rental: null }), 'apartment-rent-gracia: rental'],
    ['terms of letting on a sale', but(flat, { rental: letting.rental }), 'apartment-eixample-corner: rental'],
    [
      'an empty Spanish title',
      but(flat, { text: { ...flat.text, es: { ...flat.text.es, title: ' ' } } }),
      'apartment-eixample-corner: text.es.title',
    ],
  ])('refuses a listing with %s and names the field', (_, listing, complaint) => {
    expect(() => checkListings([listing])).toThrow(complaint);
  });

  it('names every gap at once', () => {
    expect(() => checkListings([but(flat, { price: -1 }), but(plot, { plotArea: null })])).toThrow(
      /apartment-eixample-corner: price[\s\S]*land-benimeit-moraira: plotArea/,
    );
  });
});

describe('the portfolio', () => {
  const all = Object.values(listings);
  const inside = new Set(['terrace', 'balcony', 'patio', 'garage']);

  it('has the four samples of the specification first and featured, and no other', () => {
    expect(all.filter((listing) => listing.featured).map((listing) => listing.id)).toEqual([
      'apartment-eixample-corner',
      'penthouse-diagonal-mar',
      'apartment-salamanca-madrid',
      'house-cabanyal-valencia',
    ]);
  });

  it('covers every kind and both operations', () => {
    expect(new Set(all.map((listing) => listing.type)).size).toBe(7);
    expect(new Set(all.map((listing) => listing.operation)).size).toBe(2);
  });

  it.each(all.filter((listing) => listing.type !== 'land').map((listing) => [listing.id, listing] as const))(
    '%s: the rooms agree with the facts',
    (_, listing) => {
      const sum = listing.rooms.filter(({ room }) => !inside.has(room)).reduce((total, { area }) => total + area, 0);
      expect(Math.abs(sum - (listing.usableArea ?? 0))).toBeLessThanOrEqual(3);
      expect(listing.rooms.filter(({ room }) => room === 'bedroom')).toHaveLength(listing.bedrooms);
      expect(listing.rooms.filter(({ room }) => room === 'bathroom')).toHaveLength(listing.bathrooms);
    },
  );

  it('repeats no title, summary, reference or opening in a language', () => {
    for (const locale of ['en', 'es'] as const) {
      for (const key of ['title', 'summary', 'opening'] as const) {
        expect(new Set(all.map((listing) => listing.text[locale][key])).size).toBe(all.length);
      }
    }
    expect(new Set(all.map((listing) => listing.reference)).size).toBe(all.length);
  });
});
