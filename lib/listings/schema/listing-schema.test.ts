import { makeListing } from '@/tests/support/make-listing';
import { checkListings, listingProblems } from './listing-schema';
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

  it('accepts a listing without images, and one with stored photographs', () => {
    const name = `photo-${'a'.repeat(32)}`;
    const imageTexts = { [name]: { alt: { en: 'The kitchen', es: 'La cocina' }, room: 'kitchen' } } as const;
    const bare = but(flat, { images: [] });
    const stored = makeListing('flat', { id: 'stored', reference: 'CM-9006', images: [name], imageTexts });
    expect(checkListings([bare, stored])).toEqual([bare, stored]);
  });

  it.each([
    ['no energy rating', but(flat, { energy: undefined }), 'flat: energy'],
    ['no usable area', but(flat, { usableArea: null }), 'flat: usableArea'],
    ['no year', but(flat, { year: null }), 'flat: year'],
    ['an image nobody made', but(flat, { images: ['nowhere'] }), 'flat: images.0'],
    ['a text of an image that is empty', but(flat, { imageTexts: { a: { alt: { en: '' } } } }), 'flat: imageTexts'],
    ['a price of nothing', but(flat, { price: 0 }), 'flat: price'],
    ['no plot', but(plot, { plotArea: null }), 'plot: plotArea'],
    ['no terms of letting', but(letting, { rental: null }), 'letting: rental'],
    ['terms of letting on a sale', but(flat, { rental: letting.rental }), 'flat: rental'],
    [
      'an empty Spanish title',
      but(flat, { text: { ...flat.text, es: { ...flat.text.es, title: ' ' } } }),
      'flat: text.es.title',
    ],
    ['a certificate in process', but(flat, { energy: { status: 'in-process' } }), 'flat: energy'],
    ['a field of another kind', but(flat, { colour: 'pink' }), 'flat: colour'],
    ['more bedrooms than measured rooms', but(flat, { bedrooms: 3 }), 'flat: rooms must hold 3 bedrooms'],
    ['more bathrooms than measured rooms', but(flat, { bathrooms: 2 }), 'flat: rooms must hold 2 bathrooms'],
    ['a usable area that its rooms do not add up to', but(flat, { usableArea: 110 }), 'flat: rooms must add up'],
    ['a new build without VAT', but(flat, { isNewBuild: true, vat: null }), 'flat: vat'],
    [
      'an agreed price of a letting',
      but(letting, { agreedPrice: { amount: letting.price, hasSellerConsent: true } }),
      'letting: agreedPrice is for sales',
    ],
    [
      'an agreed price without a word on the consent',
      but(flat, { agreedPrice: { amount: flat.price } }),
      'flat: agreedPrice.hasSellerConsent',
    ],
    [
      'consent to show an agreed price of a seller who wants none',
      but(flat, { hidesSoldPrice: true, agreedPrice: { amount: flat.price, hasSellerConsent: true } }),
      'flat: agreedPrice cannot be shown',
    ],
    [
      'an agreed price that lacks a digit',
      but(flat, { agreedPrice: { amount: flat.price / 10, hasSellerConsent: false } }),
      'flat: agreedPrice.amount is 10 per cent',
    ],
    ['a sale before its publication', but(flat, { soldOn: '2020-01-01' }), 'flat: soldOn'],
    ['a day that no calendar has', but(flat, { published: '2026-02-30' }), 'flat: published'],
    [
      'a change before its price changed',
      but(flat, { updated: '2026-11-17', earlierPrices: [{ price: 900_000, until: '2026-11-17' }] }),
      'flat: updated must be after',
    ],
    ['what the law refuses', but(letting, { price: 9_000 }), 'letting: price is above the last rent'],
  ])('refuses a listing with %s and names the field', (_, listing, complaint) => {
    expect(() => checkListings([listing])).toThrow(complaint);
  });

  it('says nothing of what a draft lacks but that it is missing', () => {
    const { id, reference, builtArea, rooms } = but(flat, { builtArea: null });
    const draft = { id, reference, builtArea, rooms, colour: 'pink', size: 3 };
    const problems = listingProblems(draft).filter(({ message }) => message !== 'is missing');
    expect(problems).toEqual([
      { field: 'colour', message: 'is not a field of a listing' },
      { field: 'size', message: 'is not a field of a listing' },
    ]);
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
