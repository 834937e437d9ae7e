import { typeTexts as en } from '@/content/en/place-types';
import { typeTexts as es } from '@/content/es/place-types';
import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { locales } from '@/lib/i18n/locales';
import { isPlacePath } from '@/lib/i18n/routes';
import { listPlaces } from '@/lib/site/places';
import { DESCRIPTION_MAX, TITLE_MAX } from '@/lib/text/fit';
import { makeListing } from '@/tests/support/make-listing';
import { translatorOf } from '@/lib/i18n/translator';
import { readPlacePage } from './place-page';
import { listingTypes, readPlacePath, type PlaceQuery } from './place-query';
import { placeTitle } from './place-words';

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

it('has titles of its own on further pages', () => {
  const queries = (['sale', 'rent'] as const).flatMap((operation) =>
    [null, ...listingTypes].flatMap((type) => [null, ...listPlaces()].map((place) => ({ operation, type, place }))),
  );
  for (const locale of locales) {
    const t = translatorOf(locale, 'placePage');
    const words = { locale, t };
    const titles = queries.flatMap((query) => [1, 2, 3].map((page) => placeTitle({ ...query, page }, [], words)));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  }
  const apartments = { operation: 'sale', type: 'apartment', place: null, page: 2 } as const;
  const t = translatorOf('en', 'placePage');
  const title = placeTitle(apartments, [], { locale: 'en', t });
  expect(title).toBe('Apartments for sale, page 2');
});

it('names the agent of a place with the register', () => {
  expect(pageOf('/homes/for-sale/moraira', 'es').agentLine).toBe(
    'Inmobiliaria en Moraira: Ana agent, RAICV\u00a000000 (Cerdà & Mar)',
  );
  expect(pageOf('/homes/to-rent/calpe').agentLine).toBe(
    'Estate agent in Calp (Calpe): Ana agent, RAICV\u00a000000 (Cerdà & Mar)',
  );
  // The register of Madrid is voluntary.
  expect(pageOf('/homes/for-sale/madrid').agentLine).toBe('Estate agent in Madrid: Ana agent (Cerdà & Mar)');
  expect(pageOf('/homes/for-sale')).toMatchObject({ agent: null, agentLine: '' });
});

it('keeps the text and the questions of a place to one page', () => {
  const whole = pageOf('/homes/for-sale/barcelona');
  expect(whole.text.join(' ').split(' ').length).toBeGreaterThanOrEqual(120);
  expect(whole.questions).toHaveLength(3);
  expect(pageOf('/homes/for-sale/barcelona/2')).toMatchObject({ text: [], questions: [], districts: null });
  expect(pageOf('/homes/for-sale/apartments/barcelona')).toMatchObject({ questions: [], districts: null });
  const paths = ['barcelona', 'apartments', 'apartments/barcelona', 'penthouses', 'villas/costa-blanca'];
  const paragraphs = [...paths.map((path) => `for-sale/${path}`), 'to-rent/barcelona'].map(
    (path) => pageOf(`/homes/${path}`).text,
  );
  expect(paragraphs.filter((text) => text.length === 0)).toEqual([]);
  expect(new Set(paragraphs.flat()).size).toBe(paragraphs.flat().length);
});

it('has texts of at least 60 words for types, the same in both languages', () => {
  const texts = [es, en].map((all) =>
    Object.entries(all).flatMap(([type, places]) =>
      Object.entries(places).map(([place, text]) => [`${type} ${place}`, text.split(/\s+/).length] as const),
    ),
  );
  expect(texts[0]?.map(([key]) => key)).toEqual(texts[1]?.map(([key]) => key));
  expect(texts.flat().filter(([, count]) => count < 60)).toEqual([]);
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
