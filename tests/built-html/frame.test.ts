/** @jest-environment jsdom */
import { agency } from '@/content/agency';
import { builtPages } from '@/tests/support/built-pages';
import { hrefOf, hrefsOf, textsOf } from '@/tests/support/document-parts';
import { texts } from '@/tests/support/texts';

/** static-pages.test.ts checks that all pages are equal. */
const named = builtPages('/comprar').map((page) => [page.url, page] as const);

describe.each(named)('the frame, %s', (_, { document, locale }) => {
  const { header, footer } = texts[locale];
  const at = (path: string) => `/${locale}/${path}`.replace(/\/$/, '');

  it('has each landmark once', () => {
    for (const name of ['header', 'footer']) {
      const landmarks = [...document.querySelectorAll(name)].filter((element) => !element.closest('main, article'));
      expect(landmarks).toHaveLength(1);
    }
    expect(document.querySelectorAll('main')).toHaveLength(1);
  });

  it('has the navigation of the specification in its order', () => {
    const links = [
      [header.links.home, ''],
      [header.links.homes, 'properties'],
      [header.links.buy, 'comprar'],
      [header.links.sell, 'sell'],
      [header.links.contact, 'contact'],
    ] as const;
    const navs = [...document.querySelectorAll('header nav')].filter(
      (nav) => nav.getAttribute('aria-label') === header.main,
    );
    expect(navs).toHaveLength(2);
    for (const nav of navs) {
      for (const [name, path] of links) expect(hrefOf(nav, name)).toBe(at(path));
      const names = textsOf(nav, 'a').map((text) => text.trim());
      const inOrder = links.map(([name]) => names.indexOf(name));
      expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
    }
  });

  it('has the two tools of the specification in its menu, and sign-in', () => {
    for (const nav of document.querySelectorAll(`header nav[aria-label="${header.main}"]`)) {
      const tools = hrefsOf(nav, 'a').filter((href) => href.includes('/herramientas/'));
      expect(tools).toEqual([at('herramientas/valoracion'), at('herramientas/calculadora-hipoteca')]);
      for (const path of ['guides', 'about', 'services/sales']) expect(hrefsOf(nav, 'a')).not.toContain(at(path));
    }
    const bar = [...document.querySelectorAll('header a')].filter((link) => !link.closest('nav'));
    expect(bar.map((link) => link.getAttribute('href'))).toContain(at('login'));
  });

  it('has the footer of the specification', () => {
    const foot = document.querySelector('footer');
    if (!foot) throw new Error('No footer');
    for (const [name, path] of [
      [footer.links.about, 'about'],
      [footer.links.sell, 'sell'],
      [footer.links.homes, 'properties'],
      [footer.links.blog, 'blog'],
      [footer.links.guides, 'guides'],
      [footer.links.salesService, 'services/sales'],
      [footer.links.faq, 'faq'],
      [footer.links.privacy, 'privacy-policy'],
      [footer.links.terms, 'terms-of-service'],
      [footer.links.cookies, 'cookie-policy'],
      [footer.links.legalNotice, 'legal-notice'],
      [footer.links.accessibility, 'accessibility'],
    ] as const) {
      expect(hrefOf(foot, name)).toBe(at(path));
    }
    for (const area of ['Eixample', 'Gràcia', 'Sarrià-Sant Gervasi', 'Pedralbes', 'Diagonal Mar']) {
      expect(hrefOf(foot, area)).toBe(`${at('properties')}?area=${encodeURIComponent(area.toLowerCase())}`);
    }
    expect(hrefsOf(foot, 'a[href^="tel:+34"]')).toHaveLength(1);
    expect(hrefsOf(foot, 'a[href^="mailto:"]')).toHaveLength(1);
    for (const { opens, closes } of agency.hours.office) {
      const [from, to] = [opens, closes].map((time) => time.replace(/^0/, ''));
      expect(foot.textContent).toMatch(new RegExp(`${from}.*${to}`));
    }
    expect(foot.textContent).toContain(footer.closed);
    expect(foot.textContent).toMatch(/AICAT/);
  });
});
