import { sampleSale } from '@/content/sample-sale';
import { exampleSale } from '@/content/examples';
import { locales } from '@/lib/i18n/locales';
import { readSampleCalendar, readSampleFigures, readSampleSale } from './sample-sale';

it.each(locales)('has something in each part (%s)', (locale) => {
  const { listing, offers, documents, requests } = readSampleSale(locale);
  expect(listing.sampleDay).toBe(sampleSale.today);
  expect(listing.reference).toBe({ en: 'EXAMPLE', es: 'EJEMPLO' }[locale]);
  expect(offers.some(({ state }) => state === 'received')).toBe(true);
  expect(documents.some(({ documentId }) => documentId === null)).toBe(true);
  expect(requests).toHaveLength(1);
  const { coming, past } = readSampleCalendar(locale);
  expect(coming.map(({ state }) => state)).toEqual(coming.map(() => 'planned'));
  expect(past.length).toBeGreaterThan(0);
});

it('agrees with the example on /sell, and has each week', () => {
  const { changes, weeks } = readSampleFigures();
  expect(weeks.map(({ own }) => own.views)).toEqual(exampleSale.views);
  expect(weeks.reduce((sum, { own }) => sum + own.enquiries, 0)).toBe(exampleSale.enquiries);
  expect(weeks.reduce((sum, { own }) => sum + own.viewings, 0)).toBe(exampleSale.visitsMade);
  expect(sampleSale.offers).toHaveLength(exampleSale.offers);
  expect(weeks.at(-1)?.monday).toBe('2026-11-23');
  expect(changes).toHaveLength(1);
  const [{ day, earlier, later } = changes[0]!] = changes;
  const views = (from: number, to: number) => weeks.slice(from, to).reduce((sum, { own }) => sum + own.views, 0);
  const at = weeks.findIndex(({ monday }) => monday === day);
  expect([earlier?.views, later.sums.views]).toEqual([views(at - 2, at), views(at, at + 2)]);
});
