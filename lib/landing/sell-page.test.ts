import { exampleSale } from '@/content/examples';
import { locales } from '@/lib/i18n/locales';
import { readSell } from './sell-page';

describe.each(locales)('what /sell shows in %s', (locale) => {
  const { area, partners, phoneHours } = readSell(locale);

  it('names three portals and one agency', () => {
    expect(partners).toHaveLength(4);
    expect(partners.filter(({ about }) => about.startsWith('portal'))).toHaveLength(3);
    expect(partners.every(({ isSample }) => isSample)).toBe(true);
  });

  it('has telephone hours', () => {
    expect(phoneHours).toMatch(/\d:\d\d/);
  });

  it('puts every visit on its day and counts the documents', () => {
    const visits = (day: number) => exampleSale.visits.filter((visit) => visit.day === day).length;
    expect(area.days.map(({ times }) => times.length)).toEqual([1, 2, 3, 4, 5, 6].map(visits));
    expect(area.ready).toBe(area.documents.filter(({ isReady }) => isReady).length);
    expect(area.days[0]?.name.toLowerCase()).toBe(locale === 'en' ? 'mon' : 'lun');
  });
});
