import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { locales } from '@/lib/i18n/locales';
import { isPlacePath } from '@/lib/i18n/routes';
import { listPlaces } from '@/lib/site/places';
import { DESCRIPTION_MAX, TITLE_MAX } from '@/lib/text/fit';
import { makeListing } from '@/tests/support/make-listing';
import { readPlacePage } from './place-page';
import { listingTypes, readPlacePath, type PlaceQuery } from './place-query';

const pageOf = (path: string, locale: 'en' | 'es' = 'en') => readPlacePage(readPlacePath(path) as PlaceQuery, locale);

const every = (['sale', 'rent'] as const).flatMap((operation) =>
  [null, ...listingTypes].flatMap((type) =>
    [null, ...listPlaces()].flatMap((place) =>
      locales.map((locale) => readPlacePage({ operation, type, place, page: 1 }, locale)),
    ),
  ),
);

describe('every page, with homes or without', () => {
  it('has a title and a description that are shown whole', () => {
    const wrong = every.filter(
      ({ description, title }) =>
        title.length > TITLE_MAX || description.length > DESCRIPTION_MAX || description.length < 70,
    );
    expect(wrong.map(({ description, title }) => [title, description])).toEqual([]);
  });

  it('has a title, a description and a heading of its own', () => {
    for (const field of ['title', 'description', 'heading'] as const) {
      const texts = every.map((page) => page[field]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });
});

it('says how many homes there are and from how much', () => {
  expect(pageOf('/homes/for-sale/eixample', 'es')).toMatchObject({
    heading: 'Viviendas en venta en el Eixample, Barcelona',
    title: 'Viviendas en venta en el Eixample: 4 desde 600.000\u00a0€',
    total: 4,
  });
  expect(pageOf('/homes/for-sale/apartments/calpe').heading).toBe('Apartments for sale in Calp (Calpe)');
});

it('shows no premises and no land', () => {
  expect(pageOf('/homes/for-sale/moraira').cards.map(({ type }) => type)).toEqual(['villa', 'villa']);
});

it('names the price level of a district as such, and never one of the city', () => {
  const level = (path: string) => pageOf(path).facts.find(({ id }) => id === 'level');
  expect(level('/homes/for-sale/dreta-de-l-eixample')?.term).toBe('Price level, Eixample (district)');
  expect(level('/homes/for-sale/costa-blanca')?.term).toBe('Price level, province of Alicante');
  expect(level('/homes/for-sale/pedralbes')?.value).toMatch(/^above Les Corts, about €5,690/);
  expect(level('/homes/for-sale/barcelona')).toBeUndefined();
  expect(pageOf('/homes/for-sale/barcelona').districts?.rows).toHaveLength(10);
  expect(level('/homes/to-rent/eixample')).toBeUndefined();
});

it('keeps the text and the questions of a place to one page', () => {
  const whole = pageOf('/homes/for-sale/barcelona');
  expect(whole.text.join(' ').split(' ').length).toBeGreaterThanOrEqual(120);
  expect(whole.questions).toHaveLength(3);
  for (const path of ['/homes/for-sale/barcelona/2', '/homes/for-sale/apartments/barcelona']) {
    expect(pageOf(path)).toMatchObject({ text: [], questions: [], districts: null });
  }
  expect(pageOf('/homes/to-rent/barcelona').text).toEqual([]);
});

it('has texts of 120 to 200 words in both languages', () => {
  const counts = listPlaces().flatMap(({ id }) =>
    locales.map((locale) => pageOfText(id, locale)).filter((words) => words > 0),
  );
  expect(counts.length).toBeGreaterThan(0);
  expect(counts.filter((words) => words < 120 || words > 200)).toEqual([]);
});

function pageOfText(id: string, locale: 'en' | 'es'): number {
  const place = listPlaces().find((one) => one.id === id) ?? null;
  const { text } = readPlacePage({ operation: 'sale', type: null, place, page: 1 }, locale);
  return text.join(' ').split(/\s+/).filter(Boolean).length;
}

it('offers an alert and the neighbours where there is no home', () => {
  const page = pageOf('/homes/for-sale/javea');
  expect(page).toMatchObject({ cards: [], rule: { kind: 'unindexed' } });
  expect(page.none).toBe('We have no homes for sale in Xàbia (Jávea) at the moment');
  expect(page.search).toContain('x%C3%A0bia');
  expect(page.links.flatMap(({ links }) => links).map(({ href }) => href)).toContain('/homes/for-sale/moraira');
});

it('links to indexed pages alone', () => {
  const { links } = pageOf('/homes');
  const hrefs = links.flatMap((group) => group.links.map(({ href }) => href));
  expect(hrefs.length).toBeGreaterThan(10);
  for (const href of hrefs.filter(isPlacePath)) expect(pageOf(href).rule).toEqual({ kind: 'indexed' });
  expect(hrefs.filter((href) => !isPlacePath(href))).toEqual(['/properties?type=land', '/properties?type=commercial']);
});

it('follows the catalogue', () => {
  setCatalogue([makeListing('flat'), makeListing('flat', { id: 'flat-2', status: 'sold' })], [], 1);
  expect(pageOf('/homes/for-sale').total).toBe(1);
  expect(pageOf('/homes/for-sale/altea')).toMatchObject({ total: 0, rule: { kind: 'unindexed' } });
});

it('takes no home that pays VAT as its example of transfer tax', () => {
  const newBuilds = [400_000, 500_000].map((price) =>
    makeListing('flat', { id: `new-${price}`, price, isNewBuild: true, vat: 10 }),
  );
  const taxes = () => pageOf('/homes/for-sale/eixample').questions.find(({ id }) => id === 'taxes');
  setCatalogue([makeListing('flat', { price: 300_000 }), ...newBuilds], [], 1);
  expect(taxes()?.answer).toContain('An example with €300,000');
  setCatalogue(newBuilds, [], 1);
  expect(taxes()?.answer).not.toContain('An example');
});
