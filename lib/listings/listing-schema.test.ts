import { makeListing } from '@/tests/support/make-listing';
import { checkListings } from './listing-schema';
import type { Listing } from '@/content/types/listing';

const flat = makeListing('flat');
const plot = makeListing('plot', { reference: 'CM-9002' });
const letting = makeListing('letting', { reference: 'CM-9003' });

const but = (listing: Listing, changes: Record<string, unknown>) => ({ ...listing, ...changes }) as Listing;

describe('checkListings', () => {
  it('accepts complete listings of every kind', () => {
    const villa = makeListing('villa', { reference: 'CM-9004', bedrooms: 1, bathrooms: 0, usableArea: 65 });
    const all = [
      flat,
      plot,
      letting,
      villa,
      makeListing('shop', { reference: 'CM-9005', bathrooms: 0, usableArea: 90 }),
    ];
    expect(checkListings(all)).toBe(all);
  });

  it.each([
    ['no energy rating', but(flat, { energy: undefined }), 'flat: energy'],
    ['no usable area', but(flat, { usableArea: null }), 'flat: usableArea'],
    ['no year', but(flat, { year: null }), 'flat: year'],
    ['an image nobody made', but(flat, { images: ['nowhere'] }), 'flat: images.0'],
    ['a price of nothing', but(flat, { price: 0 }), 'flat: price'],
    ['no plot', but(plot, { plotArea: null }), 'plot: plotArea'],
    ['no terms of letting', but(letting, { rental: null }), 'letting: rental'],
    ['terms of letting on a sale', but(flat, { rental: letting.rental }), 'flat: rental'],
    [
      'an empty Spanish title',
      but(flat, { text: { ...flat.text, es: { ...flat.text.es, title: ' ' } } }),
      'flat: text.es.title',
    ],
    ['more bedrooms than measured rooms', but(flat, { bedrooms: 3 }), 'flat: rooms'],
    ['a usable area that its rooms do not add up to', but(flat, { usableArea: 110 }), 'flat: rooms'],
  ])('refuses a listing with %s and names the field', (_, listing, complaint) => {
    expect(() => checkListings([listing])).toThrow(complaint);
  });

  it('names every gap at once', () => {
    expect(() => checkListings([but(flat, { price: -1 }), but(plot, { plotArea: null })])).toThrow(
      /flat: price[\s\S]*plot: plotArea/,
    );
  });

  it('refuses a reference that two listings have', () => {
    expect(() => checkListings([flat, makeListing('letting')])).toThrow('letting: reference CM-9001 is that of flat');
  });
});
