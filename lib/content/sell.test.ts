import { locales } from '@/lib/i18n/locales';
import { readSell } from './sell';

describe.each(locales)('what /sell shows in %s', (locale) => {
  const { area, partners, phoneHours, saleDays } = readSell(locale);

  it('names three portals and one agency', () => {
    expect(partners).toHaveLength(4);
    expect(partners.filter(({ about }) => about.startsWith('portal'))).toHaveLength(3);
  });

  it('keeps to the sale time of the specification', () => {
    expect(saleDays).toMatchObject({ from: 30, to: 90 });
  });

  it('says when the telephone is answered, and no closed days', () => {
    expect(phoneHours).toEqual([expect.objectContaining({ opens: '9:00', closes: '20:00' })]);
  });

  it('puts every visit on its day and counts the documents that are there', () => {
    expect(area.days.map(({ times }) => times.length)).toEqual([0, 1, 0, 2, 0, 1]);
    expect(area.ready).toBe(area.documents.filter(({ isReady }) => isReady).length);
    expect(area.days[0]?.name.toLowerCase()).toBe(locale === 'en' ? 'mon' : 'lun');
  });
});
