import { agency } from '@/content/agency';
import { areaGroups, getArea } from '@/lib/site/areas';
import { agencyId, agencyJsonLd, agencyNode } from './agency-json-ld';

const site = new URL('https://www.example.com');
const hours = {
  office: [
    { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
    { days: [6], opens: '10:00', closes: '14:00' },
  ],
  phone: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '20:00' }],
} as const;
const data = agencyJsonLd({ ...agency, hours }, site);

describe('agencyJsonLd', () => {
  it('has office and telephone hours', () => {
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

  it('has the number in both registers', () => {
    expect(data.identifier).toMatchObject([
      { propertyID: 'AICAT', value: agency.registers.aicat.number },
      { propertyID: 'RAICV' },
    ]);
  });

  it('has an address and coordinates', () => {
    expect(data.address).toMatchObject({
      postalCode: agency.address.postalCode,
      addressCountry: agency.address.country,
    });
    expect(data.geo).toMatchObject(agency.coordinates);
  });

  it('has one URL and one identifier, whatever the language of the page', () => {
    expect(data.url).toBe('https://www.example.com/');
    expect(data['@id']).toBe(agencyId(site));
    expect(data).toMatchObject(agencyNode(agency, site));
  });

  it('says which languages the team speaks, and where it sells', () => {
    expect(data.knowsLanguage).toEqual(agency.languages);
    expect(data.areaServed).toEqual(areaGroups.map((id) => ({ '@type': 'Place', name: getArea(id).name })));
  });

  it('claims no rating and no missing profile', () => {
    expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
    expect(data).not.toHaveProperty('sameAs');
    const social = [
      { network: 'instagram', url: 'https://instagram.com/x' },
      { network: 'facebook', url: 'https://facebook.example/x' },
    ] as const;
    expect(agencyJsonLd({ ...agency, social }, site)).toHaveProperty('sameAs', ['https://instagram.com/x']);
  });
});
