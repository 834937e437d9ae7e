import { translatorOf } from '@/lib/i18n/translator';
import type { Locale } from '@/lib/i18n/locales';
import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { searchSite } from './site-search';

jest.mock('next-intl/server', () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace: 'searchPage' }) =>
    Promise.resolve(translatorOf(locale, namespace)),
}));

const [listing] = contentListings;
if (!listing) throw new Error('no listing');

let atOnce = new Set<number>();
const listings = Array.from({ length: 1_500 }, (_, number) => ({
  ...listing,
  id: `home-${number}`,
  get reference() {
    atOnce.add(number);
    return `S-${1_000 + number}`;
  },
}));

function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

const idsOf = async (query: string) =>
  (await searchSite(query, 'en')).groups.flatMap(({ hits }) => hits.map(({ id }) => id));

it('takes in thousands of listings without holding up others, and follows the catalogue', async () => {
  await searchSite('anything', 'en');
  setCatalogue(listings, [], 1);
  // Timers that are due are run one after another, without a turn for others between them.
  const timers = [2, 3, 4, 5].map((delay) => setInterval(() => work(2), delay));
  let most = 0;
  let isDone = false;
  const giveTurn = () => {
    most = Math.max(most, atOnce.size);
    atOnce = new Set();
    if (!isDone) setImmediate(giveTurn);
  };
  giveTurn();
  const found = await idsOf('S-1234');
  isDone = true;
  timers.forEach(clearInterval);
  expect(found).toContain('home home-234');
  expect(most).toBeLessThanOrEqual(100);
  setCatalogue(listings.slice(0, 10), [], 2);
  expect(await idsOf('S-1234')).not.toContain('home home-234');
});

it('finds a listing by its text in another language, and shows none of it', async () => {
  const otherTexts = { de: { text: 'Erstbezug mit Dachterrasse.' } };
  setCatalogue([...contentListings, { ...listing, id: 'german', reference: 'S-1', otherTexts }], [], 3);
  expect(await idsOf('dachterrasse')).toEqual(['home german']);
  const { groups } = await searchSite('dachterrasse', 'en');
  expect(JSON.stringify(groups)).not.toMatch(/Erstbezug/);
});
