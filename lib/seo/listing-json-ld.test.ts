import { listings } from '@/content/properties/all';
import { agency } from '@/lib/content/agency';
import { listingJsonLd } from './listing-json-ld';

const context = { name: 'Piso en venta', siteUrl: new URL('https://example.com'), locale: 'es', agency } as const;
const read = (id: keyof typeof listings) => listingJsonLd(listings[id], context);

describe('the structured data of a home', () => {
  it.each([
    ['apartment-eixample-corner', 'Apartment'],
    ['penthouse-diagonal-mar', 'Apartment'],
    ['duplex-gracia-terrace', 'Apartment'],
    ['house-cabanyal-valencia', 'House'],
    ['villa-el-portet-moraira', 'SingleFamilyResidence'],
    ['land-benimeit-moraira', 'Place'],
    ['premises-enric-granados', 'Place'],
  ] as const)('calls %s what it is: %s', (id, type) => {
    expect(read(id)).toMatchObject({ '@type': 'RealEstateListing', about: { '@type': type } });
  });

  it.each(Object.values(listings).map((listing) => [listing.id, listing] as const))(
    '%s: the floor size is the floor area in square metres, never the plot',
    (_, listing) => {
      const about = listingJsonLd(listing, context).about as unknown as Record<string, unknown>;
      if ('floorSize' in about) {
        expect(about.floorSize).toEqual({ '@type': 'QuantitativeValue', value: listing.builtArea, unitCode: 'MTK' });
        expect(about.numberOfRooms).toBeGreaterThan(listing.bedrooms);
      } else {
        expect(['land', 'commercial']).toContain(listing.type);
      }
      expect(about.address).toMatchObject({ postalCode: listing.postalCode, addressCountry: 'ES' });
      expect(about.geo).toEqual({
        '@type': 'GeoCoordinates',
        latitude: listing.latitude,
        longitude: listing.longitude,
      });
    },
  );

  it('offers a sale and a letting each as what it is', () => {
    expect(read('villa-el-portet-moraira').offers).toMatchObject({
      '@type': 'Offer',
      priceCurrency: 'EUR',
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
      availability: 'https://schema.org/InStock',
      offeredBy: { '@type': 'RealEstateAgent', name: agency.name },
    });
    expect(read('apartment-rent-gracia').offers).toMatchObject({
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
      priceSpecification: { '@type': 'UnitPriceSpecification', unitCode: 'MON' },
    });
  });

  it('says for how long a letting is agreed, and of a sale nothing of the kind', () => {
    const months = listings['apartment-rent-gracia'].rental?.termMonths;
    expect(read('apartment-rent-gracia').leaseLength).toMatchObject({ value: months, unitCode: 'MON' });
    expect(read('villa-el-portet-moraira')).not.toHaveProperty('leaseLength');
  });

  it('says that a home is sold, and keeps its page', () => {
    const sold = { ...listings['villa-el-portet-moraira'], status: 'sold' } as const;
    expect(listingJsonLd(sold, context).offers).toMatchObject({ availability: 'https://schema.org/SoldOut' });
  });

  it('stands on whole addresses in the language of the page', () => {
    const data = read('villa-el-portet-moraira');
    expect(data.url).toBe('https://example.com/es/properties/villa-el-portet-moraira');
    expect(data.inLanguage).toBe('es');
    for (const image of data.image as readonly string[])
      expect(image).toMatch(/^https:\/\/example\.com\/pictures\/.+-960\.webp$/);
  });
});
