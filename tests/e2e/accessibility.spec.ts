import type { Browser, BrowserContext, Page } from '@playwright/test';
import { articleIds } from '@/content/articles/ids';
import { team } from '@/content/en/team';
import { guides } from '@/content/guides';
import { enter, fillSignIn, PASSWORD } from '@/tests/support/accounts';
import { alivePage } from '@/tests/support/alive-page';
import { openDay, times } from '@/tests/support/appointment-form';
import { areaOf } from '@/tests/support/available-listings';
import { expectAccessible } from '@/tests/support/page-checks';
import { cards, complaint, main } from '@/tests/support/page-parts';
import { forSale } from '@/tests/support/listing-page';
import { heart, first } from '@/tests/support/saved-listings';
import { isPhone } from '@/tests/support/viewport';
import { expect, newAddress, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';
import { test as newVisitorTest } from '@/tests/support/visitor';

type Locale = (typeof languages)[number];

/** Page and setup of a state. */
type State = Readonly<{
  path: string;
  prepare?: (page: Page, locale: Locale) => Promise<void>;
  who?: 'client';
  /** Small screens only. */
  isNarrow?: true;
}>;

const valuation = `/herramientas/valoracion?area=${areaOf(forSale).id}`;

const states: Readonly<Record<string, State>> = {
  'the landing page': { path: '' },
  'the list of homes': { path: '/properties' },
  'the list with its filters open and in use': {
    path: `/properties?operation=sale&area=${areaOf(forSale).query}&minPrice=1&beds=1`,
    prepare: async (page, locale) => {
      await main(page).locator('#home-filters summary').click();
      await expect(main(page).getByLabel(texts[locale].listingList.minPrice)).toBeVisible();
    },
  },
  'the list without results, a price unread': {
    path: '/properties?minPrice=900000000&maxPrice=much&beds=30',
    prepare: async (page, locale) => {
      await expect(main(page).getByText(texts[locale].listingList.empty.several)).toBeVisible();
      await expect(main(page).getByLabel(texts[locale].listingList.maxPrice)).toHaveAttribute('aria-invalid', 'true');
    },
  },
  'the map beside the list, a listing chosen': {
    path: '/properties?area=costa%20blanca&view=map',
    prepare: async (page) => {
      const flag = page.locator('[data-live] a[data-listing]').first();
      await flag.click();
      await expect(page.locator('[data-live]').getByRole('article')).toBeVisible();
    },
  },
  'a home': { path: `/properties/${forSale.id}` },
  'the images of a home in full screen': {
    path: `/properties/${forSale.id}`,
    prepare: async (page, locale) => {
      const { label } = texts[locale].listingPage.gallery;
      await page.getByRole('list', { name: label }).getByRole('link').first().click();
      await expect(page.getByRole('dialog', { name: label })).toBeVisible();
    },
  },
  'the page for buyers': { path: '/comprar' },
  'the page for sellers': { path: '/sell' },
  'figures of the example of a sale': {
    path: '/sell/demo/figures',
    prepare: (page, locale) => main(page).getByText(texts[locale].sale.figures.table).first().click(),
  },
  'the sales service': { path: '/services/sales' },
  'the relocation service': { path: '/services/relocation' },
  'the agency': { path: '/about' },
  'a person of the agency': { path: `/about/${team[0]?.id}` },
  'the testimonials': { path: '/testimonials' },
  'the blog': { path: '/blog' },
  'a subject of the blog': { path: '/blog?subject=financing' },
  'an article': { path: `/blog/${articleIds[0]}` },
  'an unknown article': { path: '/blog/unknown' },
  'the guides': { path: '/guides' },
  'a guide': { path: `/guias/${guides[0]?.id}` },
  'the questions, one open': {
    path: '/faq',
    prepare: async (page) => {
      await main(page).locator('summary').first().click();
      await expect(main(page).locator('details[open] p').first()).toBeVisible();
    },
  },
  'the contact form with errors': {
    path: '/contact',
    prepare: async (page, locale) => {
      await main(page).getByRole('button', { name: texts[locale].contactForm.submit }).click();
      await expect(main(page).getByText(texts[locale].fieldErrors.required).first()).toBeVisible();
    },
  },
  'a message sent': {
    path: '/contact',
    prepare: async (page, locale) => {
      const t = texts[locale].contactForm;
      // Not the calendar's fields.
      const form = main(page).locator('#contact-form');
      await form.getByLabel(t.name, { exact: true }).fill('Montserrat Vilà i Gal·lart');
      await form.getByLabel(t.email, { exact: true }).fill(newAddress());
      await form.getByLabel(t.message, { exact: true }).fill('¿Se oye la calle?');
      await form.getByRole('button', { name: t.submit }).click();
      await expect(page.getByRole('heading', { name: t.success })).toBeFocused();
    },
  },
  'the calendar, a day and a time chosen': {
    path: '/schedule-call',
    prepare: async (page, locale) => {
      await openDay(page, locale);
      await times(page).first().click();
    },
  },
  'the search with results': {
    path: '/search?q=arras',
    prepare: (page) => expect(page.locator('mark').first()).toBeVisible(),
  },
  'the search without results': {
    path: '/search?q=qqxxzzkk',
    prepare: (page, locale) => expect(page.getByText(texts[locale].searchPage.empty)).toBeVisible(),
  },
  'a mortgage': {
    path: '/herramientas/calculadora-hipoteca?rateType=variable',
    prepare: (page, locale) =>
      expect(page.getByRole('heading', { name: texts[locale].mortgagePage.result.heading })).toBeVisible(),
  },
  'a valuation': {
    path: valuation,
    prepare: (page, locale) =>
      expect(page.getByRole('heading', { name: texts[locale].valuationPage.result.heading })).toBeVisible(),
  },
  'the dashboard': { path: '/dashboard', who: 'client' },
  'the change of the password': { path: '/dashboard/change-password', who: 'client' },
  'the sign-in with an error': {
    path: '/login',
    prepare: async (page, locale) => {
      await fillSignIn(page, newAddress('nobody'), PASSWORD, locale);
      await expect(complaint(page, texts[locale].accountErrors.wrongCredentials)).toBeVisible();
    },
  },
  'the sign-up': { path: '/login?mode=signup' },
  'a forgotten password': { path: '/forgot-password' },
  'the saved homes': {
    path: `/properties/${first.id}`,
    prepare: async (page, locale) => {
      await heart(page, first, locale).first().click();
      await page.goto(`/${locale}/saved-homes`);
      await expect(cards(page)).toHaveCount(1);
    },
  },
  'the choice of cookies': { path: '/cookie-preferences' },
  'a legal page': { path: '/cookie-policy' },
  'the menus of the header': {
    path: '/about',
    prepare: async (page, locale) => {
      const { header } = texts[locale];
      const banner = page.getByRole('banner');
      await banner.locator('summary', { hasText: header.tools }).click();
      await expect(banner.getByRole('link', { name: header.links.mortgage }).first()).toBeVisible();
      await expectAccessible(page);
      await banner.locator('summary', { hasText: locale.toUpperCase() }).click();
      await expect(banner.locator(`a[lang="${locale === 'en' ? 'es' : 'en'}"]`).first()).toBeVisible();
    },
  },
  'the menu of small screens': {
    path: '/about',
    isNarrow: true,
    prepare: async (page, locale) => {
      const { header } = texts[locale];
      await page.getByLabel(header.menu, { exact: true }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: header.links.sell, exact: true })).toBeVisible();
    },
  },
};

/** One client per worker. */
let session: Awaited<ReturnType<BrowserContext['cookies']>> = [];

async function sessionOf(browser: Browser) {
  if (session.length > 0) return session;
  const page = alivePage(await browser.newPage());
  await enter(page, newAddress('axe'));
  session = await page.context().cookies();
  await page.close();
  return session;
}

for (const locale of languages) {
  for (const [name, { path, prepare, who, isNarrow }] of Object.entries(states)) {
    test(`has no axe violations: ${name}, ${locale}`, { tag: isNarrow ? '@phone' : [] }, async ({ page, browser }) => {
      test.skip(Boolean(isNarrow) && !isPhone(page), 'wide screens have the row of links');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (who === 'client') await page.context().addCookies(await sessionOf(browser));
      await page.goto(`/${locale}${path}`);
      await prepare?.(page, locale);
      await expectAccessible(page);
    });
  }

  newVisitorTest(`has nothing that axe finds: the question about cookies, ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/comprar`);
    const cookieRegion = page.getByRole('region', { name: texts[locale].cookieBanner.region, exact: true });
    await expect(cookieRegion).toBeVisible();
    await expectAccessible(page);
  });
}
