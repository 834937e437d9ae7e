import { agency } from '@/lib/site/agency';
import { makeListing } from '@/tests/support/make-listing';
import { listingJsonLd } from './listing-json-ld';

const context = { name: 'Piso en venta', siteUrl: new URL('https://example.com'), locale: 'es', agency } as const;
const read = (...listing: Parameters<typeof makeListing>) => listingJsonLd(makeListing(...listing), context);

describe('the structured data of a home', () => {
  it.each([
    ['apartment', 'Apartment'],
    ['penthouse', 'Apartment'],
    ['duplex', 'Apartment'],
    ['house', 'House'],
    ['villa', 'SingleFamilyResidence'],
    ['land', 'Place'],
    ['commercial', 'Place'],
  ] as const)('calls a home of the type %s what it is: %s', (type, name) => {
    expect(read('flat', { type })).toMatchObject({ '@type': 'RealEstateListing', about: { '@type': name } });
  });

  it('gives the floor area as floor size, never the plot, and counts living rooms and bedrooms as rooms', () => {
    const { about } = read('villa');
    expect(about).toMatchObject({
      floorSize: { '@type': 'QuantitativeValue', value: 320, unitCode: 'MTK' },
      numberOfRooms: 2,
      additionalProperty: [{ '@type': 'PropertyValue', propertyID: 'plotArea', value: 1_100, unitCode: 'MTK' }],
    });
    expect(read('plot').about).not.toHaveProperty('floorSize');
    expect(read('shop').about).not.toHaveProperty('floorSize');
  });

  it('says where the neighbourhood is', () => {
    expect(read('flat').about).toMatchObject({
      address: { postalCode: '08009', addressRegion: 'Catalunya', addressCountry: 'ES' },
      geo: { '@type': 'GeoCoordinates', latitude: 41.395, longitude: 2.17 },
    });
  });

  it('offers a sale and a letting each as what it is', () => {
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

  it('says for how long a letting is agreed, and of a sale nothing of the kind', () => {
    const months = makeListing('letting').rental?.termMonths;
    expect(read('letting').leaseLength).toMatchObject({ value: months, unitCode: 'MON' });
    expect(read('villa')).not.toHaveProperty('leaseLength');
  });

  it('says that a home is sold, and keeps its page', () => {
    expect(read('villa', { status: 'sold' }).offers).toMatchObject({ availability: 'https://schema.org/SoldOut' });
  });

  it('stands on whole addresses in the language of the page', () => {
    const data = read('villa');
    expect(data.url).toBe('https://example.com/es/properties/villa');
    expect(data.inLanguage).toBe('es');
    for (const image of data.image as readonly string[])
      expect(image).toMatch(/^https:\/\/example\.com\/pictures\/.+-960\.webp$/);
  });
});
