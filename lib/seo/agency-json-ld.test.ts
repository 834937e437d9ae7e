import { agency } from '@/lib/content/agency';
import { agencyId, agencyJsonLd } from './agency-json-ld';

const site = new URL('https://www.example.com');
const data = agencyJsonLd(agency, site, 'es');

describe('agencyJsonLd', () => {
  it('tells the office hours of the specification, and the longer ones of the telephone', () => {
    expect(data.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
    ]);
    expect(data.contactPoint).toMatchObject({ hoursAvailable: [{ closes: '20:00' }] });
  });

  it('gives our number in both registers', () => {
    expect(data.identifier).toMatchObject([
      { propertyID: 'AICAT', value: agency.registers.aicat.number },
      { propertyID: 'RAICV' },
    ]);
  });

  it('has an address and a place on the map', () => {
    expect(data.address).toMatchObject({ postalCode: '08008', addressLocality: 'Barcelona', addressCountry: 'ES' });
    expect(data.geo).toMatchObject({ latitude: 41.3914, longitude: 2.1592 });
  });

  it('gives whole addresses, and one identity in both languages', () => {
    expect(data.url).toBe('https://www.example.com/es');
    expect(data['@id']).toBe(agencyId(site));
    expect(agencyJsonLd(agency, site, 'en')).toMatchObject({ '@id': data['@id'], url: 'https://www.example.com/en' });
  });

  it('claims no rating and no profile that is not there', () => {
    expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
    expect(data).not.toHaveProperty('sameAs');
    const social = [{ network: 'instagram', url: 'https://instagram.com/x' }] as const;
    expect(agencyJsonLd({ ...agency, social }, site, 'en')).toHaveProperty('sameAs', ['https://instagram.com/x']);
  });
});
