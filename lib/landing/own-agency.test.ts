import { getConsultation } from '@/lib/appointments/consultation';
import { contentFacts } from '@/lib/site/content-facts';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { listPlaceGroups } from '@/lib/listings/list/search-page';
import { shownAreas } from '@/lib/listings/list/shown-areas';
import { locales } from '@/lib/i18n/locales';
import { agencyInBrief } from '@/lib/seo/agency-json-ld';
import { getAbout } from '@/lib/site/about';
import { isSampleOffice, isSampleTown, ownTown } from '@/lib/site/own-town';
import { getRelocation } from '@/lib/site/relocation';
import { withoutSamples } from '@/lib/site/samples';
import { setSiteFacts } from '@/lib/site/site-facts';
import en from '@/messages/en';
import es from '@/messages/es';
import { makeListing } from '@/tests/support/make-listing';
import { readLanding } from './landing-page';

const SAMPLE_PLACES = /Barcelona|Eixample|Gr[àa]cia\b|Carrer de Mallorca/;
const address = {
  ...contentFacts.agency.address,
  street: 'Calle Sol',
  number: '4',
  postalCode: '03590',
  city: 'Altea',
};
const agency = { ...contentFacts.agency, founded: 1999, address };

const open = (isHidden: boolean) => {
  const facts = { ...contentFacts, agency, areSamplesHidden: isHidden };
  setSiteFacts(isHidden ? withoutSamples(facts) : facts);
};

beforeEach(() => {
  const inTown = (id: string, area: string) =>
    makeListing('villa', { id, area, neighbourhood: 'Centro', municipality: 'Altea' });
  setCatalogue([inTown('a', 'altea'), inTown('b', 'calp'), inTown('c', 'altea')], [], 1);
});
afterEach(() => {
  setSiteFacts(null);
  setCatalogue(contentListings, [], 2);
});

it('keeps the places of the samples while they are shown in their own office', () => {
  expect([isSampleTown(), isSampleOffice()]).toEqual([true, true]);
  expect(shownAreas().map(({ name }) => name)).toContain('Gràcia');
});

it.each([true, false])('takes the town of the office from the facts; samples hidden: %p', (isHidden) => {
  open(isHidden);
  expect([ownTown(), isSampleTown(), isSampleOffice()]).toEqual(['Altea', false, false]);
});

it('offers the areas in which the agency has listings, those with most first', () => {
  open(true);
  expect(shownAreas().map(({ id }) => id)).toEqual(['altea', 'calp']);
  expect(
    listPlaceGroups()
      .flatMap(({ areas }) => areas.map(({ key }) => key))
      .toSorted(),
  ).toEqual(['altea', 'calp']);
  expect(agencyInBrief(agency, new URL('https://example.com')).areaServed).toEqual([
    { '@type': 'Place', name: 'Altea' },
    { '@type': 'Place', name: 'Calp' },
  ]);
});

it('has no areas before the first listing', () => {
  open(true);
  setCatalogue([], [], 3);
  expect(shownAreas()).toEqual([]);
  expect(readLanding('es').tools.levels).toBeNull();
});

it.each(locales)('names no place of the samples in what pages read, %s', (locale) => {
  open(true);
  const { hero, reading, statistics, questions, tools, tracking, voices } = readLanding(locale);
  const landing = { reading, statistics, questions, levels: tools.levels, tracking, voices };
  const texts = [landing, hero.wide, hero.tall, getAbout(locale), getRelocation(locale).title, getConsultation(locale)];
  // The place of the example of the value chart is a parameter that its sentence leaves out.
  const read = JSON.stringify(texts).replace('"place":"Eixample"', '');
  const at = read.search(SAMPLE_PLACES);
  expect(at < 0 ? '' : read.slice(Math.max(0, at - 60), at + 60)).toBe('');
  expect(getAbout(locale).lead).toContain('Altea');
  expect(getAbout(locale).years.milestones).toMatchObject([{ year: 1999 }]);
});

/** Parts of messages about the places of the samples: law, plans, names of filters. */
const ABOUT_PLACES =
  /^(contactPage\.(map|directionsText)|header\.areas\.barcelona|listingList\.(places\.eixample|wholeArea)|placePage\.(districts|questions)\.)/;

it.each([en, es])('has words for another town in every message of the site that names places', (messages) => {
  const { aboutPage, blogPage, buyPage, contactPage, footer, header, landingPage, listingList, metadata, placePage } =
    messages;
  const { relocationPage, searchLine, sellPage, testimonialsPage } = messages;
  const pages = {
    aboutPage,
    blogPage,
    buyPage,
    contactPage,
    footer,
    header,
    landingPage,
    listingList,
    metadata,
    placePage,
  };
  const texts = leaves({ ...pages, relocationPage, searchLine, sellPage, testimonialsPage });
  expect(texts.length).toBeGreaterThan(300);
  const own = new Map(texts);
  const naming = texts.filter(([key, text]) => !ABOUT_PLACES.test(key) && SAMPLE_PLACES.test(text));
  expect(naming.length).toBeGreaterThan(15);
  const missing = naming.filter(([key]) => SAMPLE_PLACES.test(own.get(`${key}Own`) ?? 'Barcelona'));
  expect(missing.map(([key]) => key)).toEqual([]);
});

function leaves(value: unknown, key = ''): readonly (readonly [key: string, text: string])[] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as object).flatMap(([name, part]) => leaves(part, key === '' ? name : `${key}.${name}`));
}

it('keeps the text of About us that the agency has written', () => {
  const own = { ...contentFacts.about.es, lead: 'Somos de Altea.' };
  setSiteFacts(withoutSamples({ ...contentFacts, about: { ...contentFacts.about, es: own }, areSamplesHidden: true }));
  expect(getAbout('es')).toBe(own);
});
