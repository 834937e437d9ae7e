/** @jest-environment jsdom */
import { articleEntries } from '@/content/articles/entries';
import { articleIds } from '@/content/articles/ids';
import { guides } from '@/content/guides';
import { isTool } from '@/lib/i18n/routes';
import { listSitePages } from '@/lib/seo/site-pages';
import { getTeamMember } from '@/lib/site/team';
import { localizedHref } from '@/lib/i18n/href';
import { articlePath, guidePath, memberPath } from '@/lib/i18n/routes';
import { builtPages, prerenderedHtml } from '@/tests/support/built-pages';
import { hrefsOf, jsonLd } from '@/tests/support/document-parts';
import { undeclaredTerms } from '@/tests/support/schema-org';

type Page = ReturnType<typeof builtPages>[number];
type Node = Record<string, unknown>;

const named = (pages: readonly Page[]) => pages.map((page) => [page.url, page] as const);

function nodesOf(page: Page): readonly Node[] {
  const within = (value: unknown): readonly Node[] => {
    if (typeof value !== 'object' || value === null) return [];
    const inner = Object.values(value).flatMap(within);
    return Array.isArray(value) ? inner : [value as Node, ...inner];
  };
  return jsonLd(page.html).flatMap(within);
}

const blockOf = (page: Page, type: string) => jsonLd(page.html).find((block) => block['@type'] === type) as Node;
const pathOf = (url: unknown) => new URL(String(url)).pathname;

const sitePages = listSitePages().flatMap(({ path }) => (isTool(path) ? [] : builtPages(path)));

describe.each(named(sitePages))('%s', (_, page) => {
  it('defines every identifier it refers to', () => {
    const nodes = nodesOf(page).filter((node) => typeof node['@id'] === 'string');
    const defined = new Set(nodes.filter((node) => '@type' in node).map((node) => node['@id']));
    const referred = nodes.map((node) => String(node['@id'])).filter((id) => !id.startsWith('http://purl.org/'));
    expect(referred.filter((id) => !defined.has(id))).toEqual([]);
  });
});

it('gives each identifier one URL, in both languages', () => {
  const urls = new Map<unknown, Set<unknown>>();
  for (const page of sitePages) {
    for (const { '@id': id, url } of nodesOf(page)) {
      if (id !== undefined && url !== undefined) urls.set(id, (urls.get(id) ?? new Set()).add(url));
    }
  }
  expect([...urls].filter(([, found]) => found.size > 1).map(([id, found]) => [id, ...found])).toEqual([]);
});

describe('terms of schema.org', () => {
  it('are the only ones on all prerendered pages', () => {
    const faults = [...prerenderedHtml()].flatMap(([url, html]) =>
      jsonLd(html)
        .flatMap(undeclaredTerms)
        .map((term) => `${url}: ${term}`),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    [{ '@type': 'Question', acceptedAnswer: { '@type': 'Answer', text: 'Yes' } }, []],
    [{ '@type': 'Question', acceptedResponse: { '@type': 'Answer', text: 'Yes' } }, ['Question.acceptedResponse']],
    [{ '@type': 'FAQPage', mainEntity: [{ '@type': 'Enquiry', name: 'Why?' }] }, ['"Enquiry"']],
    // Inherits from Thing, and from Organization through LocalBusiness.
    [{ '@type': 'RealEstateAgent', name: 'A', knowsLanguage: ['es'], price: 1 }, ['RealEstateAgent.price']],
    [{ '@type': 'SearchAction', 'query-input': 'required', 'question-input': '' }, ['SearchAction.question-input']],
    [{ '@type': 'Offer', offeredBy: { '@id': '/#agency' } }, []],
    [{ '@type': 'Offer', offeredBy: { name: 'A' } }, ['(no type).name']],
  ])('are known to the test: %j', (block, faults) => expect(undeclaredTerms(block)).toEqual(faults));
});

describe('the agency in structured data', () => {
  const places = (['/', '/about', '/contact'] as const).flatMap((path) => builtPages(path));

  it.each(named(places))('%s has the agency with one identifier', (_, page) => {
    const agents = jsonLd(page.html).filter((data) => data['@type'] === 'RealEstateAgent');
    expect(agents).toMatchObject([{ '@id': expect.stringMatching(/\/#agency$/), address: {} }]);
    expect(agents[0]?.openingHoursSpecification).not.toHaveLength(0);
  });

  it.each(named(builtPages('/')))('%s names the agency as publisher of the site', (_, page) => {
    const site = blockOf(page, 'WebSite');
    expect(site.publisher).toEqual({ '@id': expect.stringMatching(/\/#agency$/) });
  });
});

describe('author and dates', () => {
  const written = [
    ...articleIds.map((id) => ({ type: 'BlogPosting', path: articlePath(id), ...articleEntries[id] })),
    ...guides.map(({ id, published, ...guide }) => ({
      type: 'Article',
      path: guidePath(id),
      date: published,
      ...guide,
    })),
  ].flatMap((text) => builtPages(text.path).map((page) => [page.url, text, page] as const));

  it.each(written)('%s has its author, with a page, and its dates', (_, { type, author, date, updated }, page) => {
    const data = blockOf(page, type);
    expect(data).toMatchObject({ datePublished: date, dateModified: updated ?? date });
    const profile = localizedHref(page.locale, memberPath(author));
    expect(data.author).toMatchObject({ '@type': 'Person', name: getTeamMember(author, page.locale).name });
    expect(pathOf((data.author as Node).url)).toBe(profile);
    expect(data.publisher).toMatchObject({ '@type': 'RealEstateAgent', address: {} });
    expect(hrefsOf(page.document.querySelector('article') as HTMLElement)).toContain(profile);
  });

  it.each(written)('%s is on its author’s page', (url, { author }, { locale }) => {
    const page = builtPages(memberPath(author)).find((profile) => profile.locale === locale) as Page;
    expect(blockOf(page, 'ProfilePage').mainEntity).toMatchObject({ name: getTeamMember(author, locale).name });
    expect(hrefsOf(page.document.querySelector('main') as HTMLElement)).toContain(url);
  });
});
