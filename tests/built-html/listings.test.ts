/** @jest-environment jsdom */
import { floorPlans } from '@/content/floor-plans';
import { agency } from '@/content/agency';
import { listingTrail } from '@/lib/places/place-trail';
import { areaHref, getArea } from '@/lib/site/areas';
import { addressLine } from '@/lib/listings/page/address';
import { listingPlace } from '@/lib/listings/page/listing-name';
import { listListings, type Listing } from '@/lib/listings/catalogue/listings';
import { shownPrice } from '@/lib/listings/list/shown-price';
import { formatPrice } from '@/lib/i18n/format';
import { getImage } from '@/lib/site/images';
import { searchListings } from '@/lib/listings/list/search-page';
import { noFilters } from '@/lib/listings/search/filters';
import { localizedHref } from '@/lib/i18n/href';
import { listingPath } from '@/lib/i18n/routes';
import { builtPages, type BuiltPage } from '@/tests/support/built-pages';
import { hrefOf, hrefsOf, jsonLd, sectionNamed, textsOf } from '@/tests/support/document-parts';
import { fill, texts } from '@/tests/support/texts';

const listings = listListings();
const pages = listings.flatMap((listing) =>
  builtPages(listingPath(listing.id)).map((page) => [page.url, listing, page] as const),
);
const named = (cases: readonly BuiltPage[]) => cases.map((page) => [page.url, page] as const);

const factsOf = ({ builtArea, usableArea, plotArea, promoter, protection, rental, vat }: Listing) =>
  [
    'reference',
    ...(builtArea !== null && usableArea !== null ? (['areas'] as const) : []),
    ...(plotArea !== null ? (['plot'] as const) : []),
    ...(promoter ? (['promoter'] as const) : []),
    'charges',
    'communityFees',
    'propertyTax',
    'availability',
    'agencyFee',
    'occupancy',
    'registry',
    ...(protection.housing ? (['protectedHousing'] as const) : []),
    ...(protection.heritage ? (['heritage'] as const) : []),
    ...(vat === null ? [] : (['vat'] as const)),
    ...(rental ? (['use', 'deposit', 'agreedTerm'] as const) : []),
    ...(rental?.stressedArea ? (['previousRent', 'referenceIndex', 'largeHolder'] as const) : []),
    ...(rental?.registration ? (['registration'] as const) : []),
  ] as const;

describe.each(pages)('%s', (_, listing, { document, html, locale }) => {
  const { listingFacts: propertyFacts, listingPage: propertyPage } = texts[locale];
  const main = document.querySelector('main') as HTMLElement;

  it('keeps the number in the land registry for whoever asks', () => {
    expect(document.documentElement.outerHTML).not.toMatch(new RegExp(`\\b${listing.registry.property}\\b`));
  });

  it('names the listing, place and reference, and links to its area', () => {
    const name = document.querySelector('h1')?.textContent ?? '';
    expect(name).toContain(listingPlace(listing));
    expect(main.textContent).toContain(listing.text[locale].title);
    const { municipality, neighbourhood } = listing;
    const { name: area } = getArea(listing.area);
    expect([area, `${neighbourhood}, ${municipality}`].some((place) => document.title.includes(place))).toBe(true);
    expect(main.textContent).toContain(addressLine(listing));
    const trail = main.querySelector(`nav[aria-label="${texts[locale].common.breadcrumb}"]`) as HTMLElement;
    const wider = listingTrail(listing, locale)?.map(({ href }) => href) ?? [areaHref(getArea(listing.area))];
    expect(hrefsOf(trail).at(-1)).toBe(localizedHref(locale, wider.at(-1) ?? '/'));
    expect(textsOf(trail, '[aria-current="page"]')).toEqual([name]);
  });

  it('declares computer images', () => {
    const { render, renderAlt } = texts[locale].images;
    const gallery = [...main.querySelectorAll(`ul[aria-label="${propertyPage.gallery.label}"] a`)];
    expect(gallery).toHaveLength(listing.images.length);
    for (const [index, link] of gallery.entries()) {
      const { alt, isPhotograph } = getImage(listing.images[index] ?? '', locale);
      expect(link.querySelector('img')?.alt).toBe(isPhotograph ? alt : fill(renderAlt, { alt }));
      expect(link.textContent).toBe(isPhotograph ? '' : render);
    }
  });

  it('shows the floor plans of all its levels, or none, each in the page and over it', () => {
    const names = [...main.querySelectorAll('svg[role="img"]')].map((image) => image.getAttribute('aria-label') ?? '');
    const plans = names.filter((name) => name.startsWith(propertyPage.rooms.plan));
    const levels = new Set(listing.rooms.map(({ level }) => level)).size;
    expect(plans).toHaveLength(floorPlans[listing.id] ? 2 * levels : 0);
    expect(new Set(plans).size).toBe(plans.length / 2);
  });

  it('has the facts required by law', () => {
    const rows = textsOf(main, 'th[scope="row"]');
    expect(rows).toEqual(expect.arrayContaining(factsOf(listing).map((term) => propertyFacts.terms[term])));
  });

  it('leaves out what the listing lacks', () => {
    expect(textsOf(main, 'h2, h3, th, td, p, li').filter((text) => text.trim() === '')).toEqual([]);
    expect(main.textContent).not.toMatch(/undefined|\bnull\b|NaN/);
    const isFrank = listing.text[locale].shouldKnow !== undefined;
    expect(textsOf(main, 'h3').includes(propertyPage.shouldKnow)).toBe(isFrank);
  });

  it('says whether the price includes VAT, and has none where the seller wants none', () => {
    const form = document.getElementById('contact-form')?.textContent ?? '';
    expect(form.includes(texts[locale].listingCard.vat)).toBe(listing.vat !== null && listing.status !== 'sold');
    if (shownPrice(listing) === null) {
      expect(document.documentElement.outerHTML).not.toContain(formatPrice(listing.price, locale));
      expect(JSON.stringify(jsonLd(html))).not.toContain(`"price":${listing.price}`);
    }
  });

  it('has the energy label with its text, or the reason for none', () => {
    const { status } = listing.energy;
    const energy = sectionNamed(document, propertyPage.energy.heading);
    const label = energy.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '';
    const { label: rated, exempt } = propertyFacts.energy;
    expect(status === 'rated' ? label : energy.textContent).toContain(
      status === 'rated' ? rated.split('{')[0] : exempt,
    );
  });

  it('has purchase costs for sales only, and labels a rent', () => {
    const isSale = listing.operation === 'sale' && listing.status !== 'sold';
    expect(document.querySelectorAll('#costs')).toHaveLength(isSale ? 1 : 0);
    if (listing.operation === 'rent' && listing.status !== 'sold')
      expect(document.getElementById('contact-form')?.textContent).toContain(texts[locale].listingCard.perMonth);
  });

  it('links to its form and to the telephone', () => {
    const links = hrefsOf(sectionNamed(document, propertyPage.enquiry.label));
    expect(links).toEqual(expect.arrayContaining(['#contact-form', `tel:${agency.phone.e164}`]));
  });

  it('has three similar listings, if available', () => {
    const isOther = ({ id, operation, status }: Listing) =>
      id !== listing.id && operation === listing.operation && status !== 'sold';
    const hrefs = listings.filter(isOther).map(({ id }) => localizedHref(locale, listingPath(id)));
    const shown = hrefsOf(main, 'article a');
    expect(new Set(shown).size).toBe(Math.min(3, hrefs.length));
    expect(hrefs).toEqual(expect.arrayContaining(shown));
  });

  it('links to a map of the neighbourhood without a referrer, if it has a place', () => {
    const map = main.querySelector('a[href^="https://www.openstreetmap.org/#map="]');
    expect(map !== null).toBe(listing.latitude !== undefined && listing.longitude !== undefined);
    if (!map) return;
    expect(map.textContent).toBe(fill(propertyPage.place.map, { place: listing.neighbourhood }));
    expect(map.getAttribute('rel')).toContain('noopener');
  });
});

describe.each(named(builtPages('/properties')))('%s', (url, { document, html, locale }) => {
  const { items, total } = searchListings(noFilters);
  const wanted = items.map((id) => localizedHref(locale, listingPath(id)));

  it('shows the first page of listings, each card one link with its name', () => {
    const cards = [...document.querySelectorAll('main article')];
    expect(cards.map((card) => hrefsOf(card))).toEqual(wanted.map((href) => [href]));
    const titles = items.map((id) => listings.find((listing) => listing.id === id)?.text[locale].title);
    expect(cards.map((card) => card.querySelector('a')?.textContent)).toEqual(titles);
    expect(textsOf(document, 'main [role="status"] b')[0]).toContain(String(total));
  });

  it('has structured data of list and breadcrumbs', () => {
    const data = jsonLd(html);
    const of = (type: string) =>
      data.find((entry) => entry['@type'] === type)?.itemListElement as {
        position: number;
        url: string;
        item: string;
      }[];
    expect(of('ItemList').map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(of('ItemList').map((item) => new URL(item.url).pathname)).toEqual(wanted);
    expect(of('BreadcrumbList').map(({ item }) => new URL(item).pathname)).toEqual([`/${locale}`, url]);
  });
});

describe.each(named(builtPages('/comprar')))('%s', (_, { document, locale }) => {
  const { buyPage: t } = texts[locale];
  const main = document.querySelector('main') as HTMLElement;
  const at = (path: string) => `/${locale}${path}`;

  it('starts with the first three listings and links to all', () => {
    const first = listings.slice(0, 3);
    expect(hrefsOf(main, 'article a')).toEqual(first.map(({ id }) => at(`/properties/${id}`)));
    const { total } = searchListings(noFilters);
    expect(hrefOf(main, fill(t.homes.all, { count: total }))).toBe(at('/properties'));
  });

  it('links to the list by type, the guide, the costs and the team', () => {
    for (const type of ['apartment', 'villa', 'house'] as const)
      expect(hrefOf(main, t.tiles[type].title)).toBe(at(`/properties?type=${type}`));
    expect(hrefOf(main, t.steps.guide)).toBe(at('/guias/comprar'));
    expect(hrefOf(main, t.steps.costs)).toBe(at('/faq#buying-costs'));
    expect(hrefOf(main, t.steps.contact)).toBe(at('/contact'));
  });

  it('offers the four types of the specification (section 2)', () => {
    const options = [...main.querySelectorAll('select[name="type"] option')] as HTMLOptionElement[];
    expect(options.map(({ value }) => value)).toEqual(['', 'house', 'apartment', 'villa', 'land']);
  });
});

it.each(named(builtPages('/search')))('%s is not indexed', (_, { document }) => {
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
});
