/** @jest-environment jsdom */
import { agency } from '@/content/agency';
import type { AppPath } from '@/lib/i18n/routes';
import type { Locale } from '@/lib/i18n/locales';
import { builtPages } from '@/tests/support/built-pages';

/** Agencies replace their own values, so those are read from content/agency.ts. */
const constants: readonly Readonly<{ path: AppPath; says: Readonly<Record<Locale, readonly string[]>> }>[] = [
  { path: '/', says: { en: ['30 to 90 days'], es: ['30 a 90 días'] } },
  {
    path: '/faq',
    says: {
      en: [
        'three to six months',
        '30 to 90 days',
        '6–10%',
        '10% VAT',
        '1–1.5%',
        '60–70%',
        '€500,000 or more ended on 3 April 2025',
        '0.4–1.1% of the cadastral value',
        '€50 to €200 a month',
        '€200 to €600 a year',
        'between 3 and 6%',
        '19% for tax residents',
        '24% for everyone else',
      ],
      es: [
        'de tres a seis meses',
        '30 a 90 días',
        'del 6 al 10 %',
        '10 % de IVA',
        'del 1 al 1,5 %',
        'entre el 60 y el 70 %',
        '500.000 € terminó el 3 de abril de 2025',
        'del 0,4 al 1,1 % del valor catastral',
        'de 50 a 200 € al mes',
        'de 200 a 600 € al año',
        'entre el 3 y el 6 %',
        '19 % para residentes fiscales',
        '24 % para los demás',
      ],
    },
  },
  {
    path: '/blog/reforma-cocina-bano',
    says: { en: ['up to 80%', 'up to 70%'], es: ['hasta el 80 %', 'hasta el 70 %'] },
  },
  { path: '/privacy-policy', says: { en: ['9 June 2025'], es: ['9 de junio de 2025'] } },
  { path: '/terms-of-service', says: { en: ['9 June 2025'], es: ['9 de junio de 2025'] } },
  { path: '/cookie-policy', says: { en: ['9 June 2025'], es: ['9 de junio de 2025'] } },
];

const textOf = (document: Document) => (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ');

describe.each(constants)('$path', ({ path, says }) => {
  it.each(builtPages(path).map((page) => [page.locale, page] as const))(
    'says what the agency claims, %s',
    (_, page) => {
      const text = textOf(page.document);
      expect(says[page.locale].filter((words) => !text.includes(words))).toEqual([]);
    },
  );
});

describe('the claims of the agency, as lower bounds in the order of the specification', () => {
  const { clients, yearsOfExperience, awards, properties, companyYears } = agency.statistics;

  it.each(builtPages('/').map((page) => [page.url, page] as const))('are on %s', (_, { document }) => {
    const figures = [...document.querySelectorAll('main dd')].map(({ textContent }) => textContent);
    const claims = [`${clients / 1_000}K+`, `${yearsOfExperience}+`, `${awards}+`, `${properties}+`];
    expect(figures.filter((figure) => claims.includes(figure ?? ''))).toEqual(claims);
    expect(textOf(document)).toContain(String(agency.founded));
  });

  it.each(builtPages('/about').map((page) => [page.url, page] as const))('are on %s', (_, { document }) => {
    expect(textOf(document)).toContain(String(agency.founded));
    expect(textOf(document)).toContain(`${companyYears}+`);
  });
});
