/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import { provinces } from '@/content/provinces';
import type { ProvinceId } from '@/content/types/province';
import { listListings, type Listing } from '@/lib/listings/catalogue/listings';
import { listPlaces } from '@/lib/site/places';
import { makeListing } from '@/tests/support/make-listing';
import { provincialCapitals } from '@/tests/support/provincial-capitals';
import en from '@/messages/en';
import type { Locale } from '@/lib/i18n/locales';
import { writeKyeroFeed } from './write-feed';
import { readKyero } from '@/tests/support/read-kyero';

// Missing in jsdom.
Object.assign(globalThis, { TextDecoder, TextEncoder });

const siteUrl = new URL('https://www.example.com');
const listings = listListings();
const feed = [...writeKyeroFeed({ siteUrl, listings, features: en.listingFacts.features })].join('');
const available = listings.filter(({ status }) => status === 'available');

const document = () => new DOMParser().parseFromString(feed, 'application/xml');
const properties = () => [...document().querySelectorAll('root > property')];
const child = (element: Element, name: string) => [...element.children].find(({ tagName }) => tagName === name);

/** Elements allowed by kyeroV3.0.xsd, and `country` of specification 3.4 and later. */
const allowed =
  'id date ref price currency price_freq part_ownership leasehold new_build type town province country location location_detail beds baths pool surface_area energy_rating url desc features images notes'.split(
    ' ',
  );
const required = ['id', 'date', 'ref', 'price', 'price_freq', 'type', 'town', 'province', 'features', 'images', 'desc'];

it('is well-formed and starts as Kyero v3 requires: version, agent, properties', () => {
  const root = document().documentElement;
  expect(document().querySelector('parsererror')).toBeNull();
  expect(root.tagName).toBe('root');
  expect([...new Set([...root.children].map(({ tagName }) => tagName))]).toEqual(['kyero', 'agent', 'property']);
  expect(root.querySelector('kyero > feed_version')?.textContent).toBe('3');
});

it('has every available listing', () => {
  expect(properties().map((property) => child(property, 'ref')?.textContent)).toEqual(
    available.map(({ reference }) => reference),
  );
});

it('uses only elements and values of the published schema', () => {
  for (const property of properties()) {
    const names = [...property.children].map(({ tagName }) => tagName);
    expect(names.filter((name) => !allowed.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(required.filter((name) => !names.includes(name))).toEqual([]);
    const text = (name: string) => child(property, name)?.textContent ?? '';
    expect(text('id')).toMatch(/^.{1,50}$/);
    expect(text('ref')).toMatch(/^.{1,15}$/);
    expect(text('date')).toMatch(
      /^(19|20)\d\d-(0[1-9]|1[012])-(0[1-9]|[12]\d|3[01])\s([01]\d|2[0-4]):[0-5]\d:[0-5]\d$/,
    );
    expect(text('price')).toMatch(/^\d{1,8}$/);
    expect(text('price_freq')).toMatch(/^(sale|month)$/);
    expect(text('currency')).toBe('EUR');
    expect(text('type')).toMatch(/^[a-zA-Z&\s()/-]{3,}$/);
    expect(text('location_detail').length).toBeLessThanOrEqual(50);
    for (const name of ['beds', 'baths']) expect(text(name)).toMatch(/^\d+$/);
    for (const name of ['pool', 'new_build']) expect(text(name)).toMatch(/^[01]$/);
    for (const area of child(property, 'surface_area')?.children ?? []) expect(area.textContent).toMatch(/^\d+$/);
    for (const mark of child(property, 'energy_rating')?.children ?? []) expect(mark.textContent).toMatch(/^[A-GX]$/);
    for (const degrees of child(property, 'location')?.children ?? [])
      expect(degrees.textContent).toMatch(/^-?\d+(\.\d+)?$/);
    for (const url of child(property, 'url')?.children ?? []) expect(url.textContent).toMatch(/^https:\/\/.{1,247}$/);
    const features = [...(child(property, 'features')?.children ?? [])];
    expect(features.length).toBeGreaterThan(0);
    for (const feature of features) expect(feature.textContent).toMatch(/^.{1,35}$/);
    const images = [...(child(property, 'images')?.children ?? [])];
    expect(images.length).toBeGreaterThan(0);
    for (const [index, image] of images.entries()) {
      expect(image.getAttribute('id')).toBe(String(index + 1));
      expect(image.querySelector('url')?.textContent).toMatch(/^https:\/\/.*\.jpg$/);
    }
  }
});

it('describes each listing in both languages, without markup', () => {
  for (const property of properties()) {
    const texts = [...(child(property, 'desc')?.children ?? [])];
    expect(texts.map(({ tagName }) => tagName)).toEqual(['en', 'es']);
    const listing = listings.find(({ reference }) => reference === child(property, 'ref')?.textContent);
    for (const { tagName, textContent } of texts) {
      expect(textContent).toContain(listing?.text[tagName as Locale].opening);
      expect(textContent).not.toMatch(/<\w/);
    }
  }
});

it('can be imported again', async () => {
  const { listings: read, problems } = await readKyero(feed);
  expect(problems).toEqual([]);
  expect(
    read.map(({ reference, price, type, operation, region, builtArea, updated }) => [
      reference,
      price,
      type,
      operation,
      region,
      builtArea,
      updated,
    ]),
  ).toEqual(
    available.map(({ reference, price, type, operation, region, builtArea, updated }) => [
      reference,
      price,
      type,
      operation,
      region,
      builtArea,
      updated,
    ]),
  );
});

it('passes on texts in other languages, and only those that there are', async () => {
  const otherTexts = { de: { title: 'Wohnung', text: 'Nahe am Meer.' }, fr: { title: 'Appartement' } };
  const listing = makeListing('flat', { otherTexts });
  const written = [...writeKyeroFeed({ siteUrl, listings: [listing], features: en.listingFacts.features })].join('');
  const { listings: read, problems } = await readKyero(written);
  expect(problems).toEqual([]);
  expect(Object.keys(read[0]?.otherTexts ?? {})).toEqual(['de']);
  expect(read[0]?.otherTexts.de?.text).toMatch(/^Wohnung\n\nNahe am Meer\./);
});

describe('the province', () => {
  const provinceOf = (changes: Partial<Listing>, said?: ProvinceId) => {
    const listing = makeListing('villa', { postalCode: undefined, ...changes });
    const provinces = new Map(said ? [[listing.id, said]] : []);
    const written = [
      ...writeKyeroFeed({ siteUrl, listings: [listing], provinces, features: en.listingFacts.features }),
    ];
    return /<province>(.*)<\/province>/.exec(written.join(''))?.[1] ?? null;
  };
  const nowhere = { latitude: undefined, longitude: undefined };

  it.each(provincialCapitals)('of %s is that of its postcode, its feed or its point', (id, town, code, ...rest) => {
    const [latitude, longitude] = rest;
    const place = { area: town, municipality: town, neighbourhood: town };
    expect([
      provinceOf({ ...place, ...nowhere, postalCode: code }),
      provinceOf({ ...place, ...nowhere }, id),
      provinceOf({ ...place, latitude, longitude }),
    ]).toEqual([provinces[id].name, provinces[id].name, provinces[id].name]);
  });

  it.each(listPlaces().map(({ id, region }) => [id, region] as const))(
    'of %s, a place of the site, is in its region',
    (area, region) => {
      const name = provinceOf({ area, ...nowhere });
      expect(Object.values(provinces).find((province) => province.name === name)?.region).toBe(region);
    },
  );

  it('is never guessed: without one the listing is not in the feed', () => {
    const place = { area: 'Villanueva', municipality: 'Villanueva', neighbourhood: 'Villanueva' };
    expect(provinceOf({ ...place, ...nowhere })).toBeNull();
    expect(provinceOf({ ...place, ...nowhere, postalCode: '99001' })).toBeNull();
  });
});
