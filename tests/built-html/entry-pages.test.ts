/** @jest-environment jsdom */
import { agency } from '@/content/agency';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { listArticles } from '@/lib/writing/articles';
import { listListings } from '@/lib/listings/catalogue/listings';
import { listTestimonials } from '@/lib/site/testimonials';
import { builtPages } from '@/tests/support/built-pages';
import { hrefOf, hrefsOf, jsonLd, sectionNamed, sectionNames, textsOf } from '@/tests/support/document-parts';
import { fill, texts } from '@/tests/support/texts';

const named = (path: '/' | '/sell' | '/testimonials') => builtPages(path).map((page) => [page.url, page] as const);

describe.each(named('/'))('the landing page, %s', (_, { document, html, locale }) => {
  const { landingPage: t, metadata } = texts[locale];
  const at = (path: string) => `/${locale}${path}`;
  const inSection = (name: string) => sectionNamed(document, name);

  it('has the sections of the specification in order, with services after the third', () => {
    expect(sectionNames(document)).toEqual([
      t.hero.title,
      t.statistics.label,
      t.ways.buy.title,
      t.ways.sell.title,
      t.services.title,
      t.tools.title,
      t.valuationCall.title,
      t.valueTracking.title,
      t.reading.title,
      t.voices.title,
      t.questions.title,
      t.contact.title,
    ]);
    expect(textsOf(document, 'h1')).toEqual([t.hero.title]);
    expect(document.title).toBe(fill(metadata.siteTitle, { agency: agency.name }));
  });

  it.each([
    [t.hero.title, t.hero.buy, '/comprar'],
    [t.hero.title, t.hero.sell, '/sell'],
    [t.statistics.label, t.statistics.contact, '/contact'],
    [t.ways.buy.title, t.ways.buy.action, '/comprar'],
    [t.ways.sell.title, t.ways.sell.action, '/sell'],
    [t.services.title, t.services.action, '/contact'],
    [t.tools.title, t.tools.valuation.action, '/login?returnTo=/herramientas/valoracion'],
    [t.tools.title, t.tools.mortgage.action, '/login?returnTo=/herramientas/calculadora-hipoteca'],
    [t.tools.title, t.tools.recommendations.action, '/login?returnTo=/dashboard'],
    [t.valuationCall.title, t.valuationCall.action, '/contact'],
    [t.valueTracking.title, t.valueTracking.action, '/login?returnTo=/herramientas/valoracion'],
    [t.reading.title, t.reading.guides.action, '/guides'],
    [t.reading.title, t.reading.resources.action, '/recursos'],
    [t.reading.title, t.reading.blog.action, '/blog'],
    [t.voices.title, t.voices.action, '/contact'],
    [t.questions.title, t.questions.action, '/faq'],
  ])('%s: “%s” leads to %s', (section, link, path) => {
    expect(hrefOf(inSection(section), link)).toBe(at(path));
  });

  it('has the agency’s four figures', () => {
    const { statistics } = t;
    const names = [statistics.clients, statistics.years, statistics.awards, statistics.properties];
    expect(textsOf(inSection(statistics.label), 'dt')).toEqual(names);
  });

  it('shows listings of the portfolio and the three newest articles with reading times', () => {
    const known = listListings().map(({ id }) => at(`/properties/${id}`));
    const shown = hrefsOf(inSection(t.ways.buy.title), 'article a');
    expect(shown.length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining(shown));
    // RD 390/2021: required in every advertisement.
    const { energy } = texts[locale].listingCard;
    const classes = new RegExp(`${fill(energy.rated, { letter: '[A-G]' })}|${energy.exempt}`);
    const cards = [...inSection(t.ways.buy.title).querySelectorAll('article')];
    for (const { innerHTML } of cards) expect(innerHTML).toMatch(classes);
    const newest = listArticles(locale).slice(0, 3);
    const articles = [...inSection(t.reading.title).querySelectorAll('li a[href*="/blog/"]')];
    expect(articles.map((link) => link.getAttribute('href'))).toEqual(newest.map(({ id }) => at(`/blog/${id}`)));
    for (const { textContent } of articles) expect(textContent).toMatch(/[1-9]\d? min$/);
  });

  it('never shows a single value of a property', () => {
    expect(inSection(t.valueTracking.title).textContent).toMatch(/\d{3}[.,]\d{3}.+\d{3}[.,]\d{3}/);
  });

  it('has three testimonials, each with stars read as one image', () => {
    const testimonials = inSection(t.voices.title);
    expect(testimonials.querySelectorAll('blockquote')).toHaveLength(3);
    const labels = [...testimonials.querySelectorAll('[role="img"]')].map((image) => image.getAttribute('aria-label'));
    expect(labels).toEqual(Array(3).fill(fill(t.voices.stars, { count: 5 })));
  });

  it('marks the testimonials that are invented, and leads to /contact', () => {
    const samples = listTestimonials(locale)
      .slice(0, 3)
      .filter(({ isSample }) => isSample);
    const marks = textsOf(inSection(t.voices.title), 'figure').filter((text) => text.includes(t.voices.example));
    expect(marks).toHaveLength(samples.length);
    expect(hrefsOf(inSection(t.voices.title), 'a')).toContain(at('/contact'));
  });

  it('opens the first of five questions, and links in answers keep the locale', () => {
    const items = [...inSection(t.questions.title).querySelectorAll('details')];
    expect(items.map(({ open }) => open)).toEqual([true, false, false, false, false]);
    const links = hrefsOf(inSection(t.questions.title), 'details a');
    expect(links.filter((href) => !href.startsWith(at('/')))).toEqual([]);
  });

  it('has no rating in structured data', () => {
    expect(JSON.stringify(jsonLd(html))).not.toMatch(/rating/i);
  });
});

describe.each(named('/sell'))('the page for sellers, %s', (_, { document, locale }) => {
  const { sellPage: t } = texts[locale];
  const at = (path: string) => `/${locale}${path}`;
  const titlesIn = (section: string) => textsOf(sectionNamed(document, section), 'h3');
  const hasSold = contentListings.some(({ operation, status }) => operation === 'sale' && status === 'sold');

  it('has four steps, four features, three tools and four partners in order; sales and fee only if they are real', () => {
    expect(textsOf(document, 'main h2')).toEqual([
      t.search.title,
      t.steps.title,
      ...(hasSold ? [t.sold.title] : []),
      ...(agency.saleFee.isSample ? [] : [t.fee.title]),
      t.features.title,
      t.area.title,
      t.partners.title,
      t.contact.title,
    ]);
    const { look, price, show, sign } = t.steps;
    expect(titlesIn(t.steps.title)).toEqual([look, price, show, sign].map(({ title }) => title));
    const { valuation, marketing, visits, management } = t.features;
    expect(titlesIn(t.features.title)).toEqual([valuation, marketing, visits, management].map(({ title }) => title));
    const { calendar, documents, statistics } = t.area;
    expect(titlesIn(t.area.title)).toEqual([calendar, documents, statistics].map(({ title }) => title));
    expect(sectionNamed(document, t.partners.title).querySelectorAll('li')).toHaveLength(4);
  });

  it('offers the four types of the specification (section 3)', () => {
    expect(textsOf(document, 'select[name="type"] option')).toEqual([t.search.any, ...Object.values(t.search.types)]);
    const options = [...document.querySelectorAll('select[name="type"] option')] as HTMLOptionElement[];
    expect(options.map(({ value }) => value)).toEqual(['', 'apartment', 'house', 'penthouse', 'duplex']);
  });

  it('has a telephone, an address, and a form', () => {
    const contact = document.getElementById('contact-form') as HTMLElement;
    expect(hrefsOf(contact)).toEqual(
      expect.arrayContaining([`tel:${agency.phone.e164}`, expect.stringMatching(/^mailto:./)]),
    );
    expect(contact.querySelectorAll('form')).toHaveLength(1);
    expect(hrefOf(document, t.hero.contact)).toBe(at('/contact'));
  });

  it('declares the private area as an example with invented figures, and leads to the one to click through', () => {
    const area = sectionNamed(document, t.area.title);
    expect(area.textContent).toContain(t.area.example);
    expect(hrefsOf(area)).toEqual([at('/sell/demo')]);
  });
});

describe.each(named('/testimonials'))('the testimonials, %s', (_, { document, locale }) => {
  it('are marked where they are invented; only real ones say how they are checked', () => {
    const t = texts[locale].testimonialsPage;
    const testimonials = listTestimonials(locale);
    const samples = testimonials.filter(({ isSample }) => isSample).length;
    const figures = [...document.querySelectorAll('main figure')].map(({ textContent }) => textContent ?? '');
    expect(figures).toHaveLength(testimonials.length);
    expect(figures.filter((text) => text.includes(t.example))).toHaveLength(samples);
    const note = t.note.slice(0, t.note.indexOf('<'));
    expect(document.querySelector('main')?.textContent?.includes(note)).toBe(samples === 0);
  });
});
