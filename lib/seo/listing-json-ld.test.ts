import { agency } from '@/content/agency';
import { makeListing } from '@/tests/support/make-listing';
import { listingJsonLd } from './listing-json-ld';

const context = { name: 'Piso en venta', siteUrl: new URL('https://example.com'), locale: 'es', agency } as const;
const read = (...listing: Parameters<typeof makeListing>) => listingJsonLd(makeListing(...listing), context);

describe('the structured data of a listing', () => {
  it.each([
    ['apartment', 'Apartment'],
    ['penthouse', 'Apartment'],
    ['duplex', 'Apartment'],
    ['house', 'House'],
    ['villa', 'SingleFamilyResidence'],
    ['land', 'Place'],
    ['commercial', 'Place'],
  ] as const)('types a %s as %s', (type, name) => {
    expect(read('flat', { type })).toMatchObject({ '@type': 'RealEstateListing', about: { '@type': name } });
  });

  it('has the floor area as floorSize, never the plot, and counts living rooms and bedrooms', () => {
    const { about } = read('villa');
    expect(about).toMatchObject({
      floorSize: { '@type': 'QuantitativeValue', value: 320, unitCode: 'MTK' },
      numberOfRooms: 2,
      additionalProperty: [{ '@type': 'PropertyValue', propertyID: 'plotArea', value: 1_100, unitCode: 'MTK' }],
    });
    expect(read('plot').about).not.toHaveProperty('floorSize');
    expect(read('shop').about).not.toHaveProperty('floorSize');
  });

  it('locates the neighbourhood', () => {
    expect(read('flat').about).toMatchObject({
      address: { postalCode: '08009', addressRegion: 'Catalunya', addressCountry: 'ES' },
      geo: { '@type': 'GeoCoordinates', latitude: 41.396, longitude: 2.17 },
    });
  });

  it('offers a sale or a letting', () => {
    expect(read('villa').offers).toMatchObject({
      '@type': 'Offer',
      priceCurrency: 'EUR',
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
      availability: 'https://schema.org/InStock',
      offeredBy: { '@type': 'RealEstateAgent', name: agency.name },
    });
    expect(read('letting').offers).toMatchObject({
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
      priceSpecification: { '@type': 'UnitPriceSpecification', unitCode: 'MON' },
    });
  });

  it('has no street, post code or point that the listing lacks', () => {
    const { latitude, postalCode, street, ...flat } = makeListing('flat');
    expect([latitude, postalCode, street]).not.toContain(undefined);
    const { about } = listingJsonLd(flat, context);
    expect(about).not.toHaveProperty('geo');
    expect(about).toMatchObject({ address: { addressCountry: 'ES' } });
    expect(about).not.toHaveProperty('address.streetAddress');
    expect(about).not.toHaveProperty('address.postalCode');
  });

  it('says that a price includes VAT', () => {
    const vat = { priceSpecification: { price: 550_000, valueAddedTaxIncluded: true } };
    expect(read('flat', { price: 550_000, vat: 10 }).offers).toMatchObject({ price: 550_000, ...vat });
    expect(JSON.stringify(read('flat', { vat: null }).offers)).not.toContain('valueAddedTax');
    expect(read('letting', { vat: 21 }).offers).toMatchObject({
      priceSpecification: { '@type': 'UnitPriceSpecification', valueAddedTaxIncluded: true },
    });
  });

  it('has no price where the seller wants none after the sale', () => {
    const sold = { status: 'sold', hidesSoldPrice: true, vat: 10 } as const;
    expect(JSON.stringify(read('villa', sold))).not.toMatch(/price/i);
    expect(read('villa', { hidesSoldPrice: true }).offers).toHaveProperty('price');
  });

  it('has a term for lettings only', () => {
    const months = makeListing('letting').rental?.termMonths;
    expect(read('letting').leaseLength).toMatchObject({ value: months, unitCode: 'MON' });
    expect(read('villa')).not.toHaveProperty('leaseLength');
  });

  it('marks a sold listing', () => {
    expect(read('villa', { status: 'sold' }).offers).toMatchObject({ availability: 'https://schema.org/SoldOut' });
  });

  it('has absolute URLs in the page’s language', () => {
    const data = read('villa');
    expect(data.url).toBe('https://example.com/es/properties/villa');
    expect(data.inLanguage).toBe('es-ES');
    for (const image of data.image as readonly string[])
      expect(image).toMatch(/^https:\/\/example\.com\/pictures\/.+-960\.webp$/);
  });
});
