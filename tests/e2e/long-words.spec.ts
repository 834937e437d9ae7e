import { forSale } from '@/tests/support/listing-page';
import { expect, test } from '@/tests/support/settled-visitor';

const WORD = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochnamesake';

const PAGES = [
  { path: '', of: 'the landing page' },
  { path: '/properties', of: 'a list' },
  { path: `/properties/${forSale.id}`, of: 'a listing' },
  { path: '/blog', of: 'the blog' },
  { path: '/testimonials', of: 'reviews' },
  { path: '/about', of: 'the team' },
  { path: '/faq', of: 'questions' },
] as const;

const ECHOES = [
  `/search?q=${WORD}`,
  `/blog?q=${WORD}`,
  `/properties?maxPrice=${WORD.slice(0, 40)}`,
  `/properties?area=${WORD}`,
  `/properties?location=${WORD}`,
  `/contact?message=${WORD}&subject=${WORD}`,
] as const;

/** Returns the horizontal overflow in px. */
const overflow = () => document.documentElement.scrollWidth - window.innerWidth;

test.describe('one long word widens no page', { tag: '@nightly' }, () => {
  test.use({ viewport: { width: 320, height: 640 }, javaScriptEnabled: true });

  for (const { path, of } of PAGES) {
    test(`in ${of}`, async ({ page }) => {
      await page.goto(`/en${path}`);
      const wide = await page.evaluate((word) => {
        const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        return texts
          .filter(
            (text) =>
              text.data.trim().length > 3 &&
              text.parentElement?.closest('h1, h2, h3, p, dd, td, blockquote, figcaption, nav ol li, .arrowLinkText') &&
              !text.parentElement.closest('script, style, svg, button, [aria-hidden="true"], .visuallyHidden') &&
              // Skips numbers and telephone numbers of the site.
              getComputedStyle(text.parentElement).whiteSpace !== 'nowrap',
          )
          .flatMap((text) => {
            const old = text.data;
            text.data = `${word} ${old}`;
            const grown = document.documentElement.scrollWidth - window.innerWidth;
            text.data = old;
            return grown > 0
              ? [`${text.parentElement?.tagName}.${text.parentElement?.className}: ${old.slice(0, 40)}`]
              : [];
          });
      }, WORD);
      expect(wide).toEqual([]);
    });
  }

  for (const path of ECHOES) {
    test(`in ${path.slice(0, 24)}`, async ({ page }) => {
      await page.goto(`/en${path}`);
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    });
  }
});

test.describe('fields', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('have letters of 16 px at least, so that iOS does not zoom into them', { tag: '@nightly' }, async ({ page }) => {
    for (const path of [
      '/properties?advanced=1',
      '/contact',
      '/schedule-call',
      '/login',
      '/login?mode=signup',
      '/search?q=a',
      '/blog',
      '/sell',
      '/comprar',
      '/herramientas/valoracion',
      '/herramientas/calculadora-hipoteca',
      '/herramientas/presupuesto',
      '/saved-homes',
    ]) {
      await page.goto(`/en${path}`);
      const small = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLInputElement>(
            'input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea',
          ),
        ]
          .filter((field) => field.tabIndex >= 0 && parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => `${field.name} ${getComputedStyle(field).fontSize}`),
      );
      expect(small, path).toEqual([]);
    }
  });
});
