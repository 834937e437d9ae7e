/** @jest-environment jsdom */
import { mapHref } from '@/components/contact/map-href';
import { agency } from '@/content/agency';
import { listListings } from '@/lib/listings/catalogue/listings';
import { localizedHref } from '@/lib/i18n/href';
import { listingPath, type AppPath } from '@/lib/i18n/routes';
import { builtPages, type BuiltPage } from '@/tests/support/built-pages';

const pagesOf = (path: AppPath) => builtPages(path).map((page) => [page.url, page] as const);

const linksOf = (page: BuiltPage, selector = 'main a') =>
  [...page.document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');

const mainOf = (page: BuiltPage) => page.document.querySelector('main')?.textContent ?? '';

describe.each(pagesOf('/contact'))('%s', (_, page) => {
  it('has address and contacts, from one module', () => {
    const { address, phone, email } = agency;
    expect(mainOf(page)).toContain(`${address.street} ${address.number}, ${address.postalCode} ${address.city}`);
    expect(linksOf(page)).toEqual(expect.arrayContaining([`tel:${phone.e164}`, `mailto:${email}`]));
  });

  it('has office hours', () => {
    for (const { opens, closes } of agency.hours.office) {
      const clock = (time: string) => new RegExp(`(?<!\\d)${time.replace(/^0/, '')}(?!\\d)`);
      expect(mainOf(page)).toMatch(clock(opens));
      expect(mainOf(page)).toMatch(clock(closes));
    }
  });

  it('links to an external map, to the booking page, and to the profiles of the agency', () => {
    const links = linksOf(page);
    expect(links).toContain(mapHref(agency.coordinates));
    expect(links).toContain(localizedHref(page.locale, '/book-consultation'));
    const profiles = agency.social.map(({ url }) => url);
    for (const part of ['main', 'footer']) {
      const found = [...page.document.querySelectorAll<HTMLAnchorElement>(`${part} a[rel="me"]`)];
      expect(found.map(({ href }) => href)).toEqual(profiles);
    }
    expect(page.document.querySelectorAll('a[href="#"]')).toHaveLength(0);
  });
});

describe.each(pagesOf('/book-consultation'))('%s', (_, page) => {
  it('links to the calendar, the telephone and the landing page’s contact block', () => {
    expect(linksOf(page)).toEqual(
      expect.arrayContaining([
        localizedHref(page.locale, '/schedule-call'),
        `tel:${agency.phone.e164}`,
        `${localizedHref(page.locale, '/')}#contact`,
      ]),
    );
  });
});

describe.each(pagesOf('/cookie-preferences'))('%s', (_, page) => {
  it('lists as much storage as the cookie policy', () => {
    const names = ({ document }: BuiltPage) =>
      [...document.querySelectorAll('main tbody th')].map(({ textContent }) => textContent);
    const policy = builtPages('/cookie-policy').find(({ locale }) => locale === page.locale);
    expect(names(page)).toEqual(expect.arrayContaining(['NEXT_LOCALE', 'cookie-consent', 'reCAPTCHA']));
    expect(policy && names(policy)).toHaveLength(names(page).length);
  });
});

describe.each([
  ['/contact', '#contact-form', ['name', 'email', 'message']],
  ['/sell', '#contact-form', ['name', 'email', 'message']],
  ['/', '#contact', ['name', 'email', 'message']],
  // A viewing needs no message.
  [listingPath(listListings()[0]?.id ?? ''), '#contact-form', ['name', 'email']],
] as const)('%s', (path, place, required) => {
  it.each(pagesOf(path))('has a form that works before JavaScript at %s', (_, { document }) => {
    const form = document.querySelector(`${place} form`);
    expect(form?.getAttribute('method')?.toLowerCase()).toBe('post');
    for (const name of required) {
      expect(form?.querySelector(`[name="${name}"]`)?.hasAttribute('required')).toBe(true);
    }
  });
});

describe.each([
  ['/about', 'footer'],
  ['/blog', 'blog'],
] as const)('%s', (path, place) => {
  it.each(pagesOf(path))('has the newsletter form at %s', (_, { document }) => {
    const field = document.querySelector(`#newsletter-${place}`);
    expect(field?.getAttribute('type')).toBe('email');
    expect(field?.hasAttribute('required')).toBe(true);
  });
});

describe.each(pagesOf('/'))('%s', (_, page) => {
  it('links to both tools in the header, and to the mortgage calculator', () => {
    const valuation = localizedHref(page.locale, '/herramientas/valoracion');
    const mortgage = localizedHref(page.locale, '/herramientas/calculadora-hipoteca');
    expect(linksOf(page, 'header a')).toEqual(expect.arrayContaining([valuation, mortgage]));
    expect(linksOf(page)).toContain(mortgage);
  });
});
