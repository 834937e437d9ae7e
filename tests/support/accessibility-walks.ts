import type { Page } from '@playwright/test';
import { articleIds } from '@/content/articles/ids';
import { team } from '@/content/en/team';
import { guides } from '@/content/guides';
import type { Locale } from '@/lib/i18n/locales';
import { fillSignIn, PASSWORD } from './accounts';
import { openDay, times } from './appointment-form';
import { areaOf } from './available-listings';
import { listingsOfAgent } from './listings-of-agent';
import { forSale } from './listing-page';
import { expectAccessible } from './page-checks';
import { cards, complaint, main } from './page-parts';
import { first, heart } from './saved-listings';
import { expect, newAddress } from './settled-visitor';
import { texts } from './texts';

type State = Readonly<{
  path: string;
  prepare?: (page: Page, locale: Locale) => Promise<void>;
  who?: 'client';
}>;

type Walk = Readonly<{ name: string; tag?: '@phone' | '@nightly'; states: Readonly<Record<string, State>> }>;

const valuation = `/herramientas/valoracion?area=${areaOf(forSale).id}`;

/** Each walk is one visit, because the first page of a browser takes most time. */
export const accessibilityWalks: readonly Walk[] = [
  {
    name: 'lists and listings',
    states: {
      'the landing page': { path: '' },
      'the list of homes': { path: '/properties' },
      'the list with its filters open and in use': {
        path: `/properties?operation=sale&area=${areaOf(forSale).query}&minPrice=1&beds=1`,
        prepare: async (page, locale) => {
          await main(page).locator('#more-filters').click();
          await expect(main(page).getByLabel(texts[locale].listingList.minPrice)).toBeVisible();
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
    },
  },
  {
    name: 'buying, selling and the agency',
    tag: '@nightly',
    states: {
      'the page for buyers': { path: '/comprar' },
      'the page for sellers': { path: '/sell' },
      'figures of the example of a sale': {
        path: '/sell/demo/figures',
        prepare: (page, locale) => main(page).getByText(texts[locale].sale.figures.table).first().click(),
      },
      'the relocation service': { path: '/services/relocation' },
      'the agency': { path: '/about' },
      'a person of the agency': { path: `/about/${team[0]?.id}` },
      'the testimonials': { path: '/testimonials' },
    },
  },
  {
    name: 'reading',
    tag: '@nightly',
    states: {
      'the blog': { path: '/blog' },
      'an article': { path: `/blog/${articleIds[0]}` },
      'the guides': { path: '/guides' },
      'a guide': { path: `/guias/${guides[0]?.id}` },
      'the questions, one open': {
        path: '/faq',
        prepare: async (page) => {
          await main(page).locator('summary').first().click();
          await expect(main(page).locator('details[open] p').first()).toBeVisible();
        },
      },
      'the search with results': {
        path: '/search?q=arras',
        prepare: (page) => expect(page.locator('mark').first()).toBeVisible(),
      },
    },
  },
  {
    name: 'writing and calling',
    tag: '@nightly',
    states: {
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
      ...(listingsOfAgent[0] && {
        'the free times of a home, with errors': {
          path: `/properties/${listingsOfAgent[0].id}/viewing`,
          prepare: async (page, locale) => {
            await main(page).getByRole('button', { name: texts[locale].viewing.book }).click();
            await expect(main(page).getByText(texts[locale].fieldErrors.required).first()).toBeVisible();
          },
        },
      }),
      'a legal page': { path: '/cookie-policy' },
      'the choice of cookies': { path: '/cookie-preferences' },
    },
  },
  {
    name: 'the tools and the saved homes',
    tag: '@nightly',
    states: {
      'a mortgage': {
        path: '/herramientas/calculadora-hipoteca?rateType=variable',
        prepare: (page, locale) =>
          expect(page.getByRole('heading', { name: texts[locale].mortgagePage.result.heading })).toBeVisible(),
      },
      'a budget': {
        path: '/herramientas/presupuesto',
        prepare: async (page, locale) => {
          await page.getByRole('button', { name: texts[locale].budgetPage.form.submit }).click();
          await expect(page.getByRole('heading', { name: texts[locale].mortgagePage.result.heading })).toBeVisible();
        },
      },
      'a valuation': {
        path: valuation,
        prepare: (page, locale) =>
          expect(page.getByRole('heading', { name: texts[locale].valuationPage.result.heading })).toBeVisible(),
      },
      'the saved homes': {
        path: `/properties/${first.id}`,
        prepare: async (page, locale) => {
          await heart(page, first, locale).first().click();
          await page.goto(`/${locale}/saved-homes`);
          await expect(cards(page)).toHaveCount(1);
        },
      },
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
    },
  },
  {
    name: 'the account',
    tag: '@nightly',
    states: {
      'the sign-in with an error': {
        path: '/login',
        prepare: async (page, locale) => {
          await fillSignIn(page, newAddress('nobody'), PASSWORD, locale);
          await expect(complaint(page, texts[locale].accountErrors.wrongCredentials)).toBeVisible();
        },
      },
      'a forgotten password': { path: '/forgot-password' },
      'the dashboard': { path: '/dashboard', who: 'client' },
      'the change of the password': { path: '/dashboard/change-password', who: 'client' },
    },
  },
  {
    name: 'the menu of small screens',
    tag: '@phone',
    states: {
      'the menu of small screens': {
        path: '/about',
        prepare: async (page, locale) => {
          const { header } = texts[locale];
          await page.getByLabel(header.menu, { exact: true }).click();
          await expect(
            page.getByRole('banner').getByRole('link', { name: header.links.sell, exact: true }),
          ).toBeVisible();
        },
      },
    },
  },
  {
    name: 'rarer states',
    tag: '@nightly',
    states: {
      'the list without results, a price unread': {
        path: '/properties?minPrice=900000000&maxPrice=much&beds=30',
        prepare: async (page, locale) => {
          await expect(main(page).getByText(texts[locale].listingList.empty.several)).toBeVisible();
          await expect(main(page).getByLabel(texts[locale].listingList.maxPrice)).toHaveAttribute(
            'aria-invalid',
            'true',
          );
        },
      },
      'the sales service': { path: '/services/sales' },
      'a subject of the blog': { path: '/blog?subject=financing' },
      'an unknown article': { path: '/blog/unknown' },
      'the search without results': {
        path: '/search?q=qqxxzzkk',
        prepare: (page, locale) => expect(page.getByText(texts[locale].searchPage.empty)).toBeVisible(),
      },
      'the sign-up': { path: '/login?mode=signup' },
    },
  },
];
