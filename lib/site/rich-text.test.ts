/** @jest-environment jsdom */
import { articleIds } from '@/content/articles/ids';
import { locales } from '@/lib/i18n/locales';
import { findArticle } from '@/lib/writing/articles';
import { renderRichText, richText } from './rich-text';

const html = (body: string) => richText(body, 'es');

/** Does not run scripts. */
function parse(body: string): HTMLElement {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html(body);
  return page.body;
}

describe('forbidden markup', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>'],
    ['a script in capitals, unclosed', '<p>a</p><SCRIPT src=//evil.example>'],
    ['a script split by a script', '<scr<script></script>ipt>go()</script><p>a</p>'],
    ['a script in a heading', '<h2>a<script>alert(1)</script></h2>'],
    ['a script in a table', '<table><caption>a</caption><script>alert(1)</script><tr><td>b</td></tr></table>'],
    ['an event handler', '<p onclick="alert(1)">a</p>'],
    ['a handler on an image', '<img src=x onerror=alert(1)><p>a</p>'],
    ['a handler in SVG', '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">a</a></svg>'],
    [
      'MathML',
      '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    ],
    ['an address that is a program', '<a href="javascript:alert(1)">a</a>'],
    ['the same with a tab and capitals', '<a href="JaVa&#9;ScRiPt:alert(1)">a</a>'],
    ['data that is a page', '<a href="data:text/html,<script>alert(1)</script>">a</a>'],
    ['an address without scheme', '<a href="//evil.example">a</a>'],
    ['the same with a backslash', '<a href="/\\\\evil.example">a</a>'],
    ['the same with a tab', '<a href="/&#9;/evil.example">a</a>'],
    ['the same after blanks', '<a href=" \n//evil.example">a</a>'],
    ['a style attribute', '<p style="position:fixed;inset:0">a</p>'],
    ['a style sheet', '<style>body{display:none}</style><p>a</p>'],
    [
      'a frame',
      '<iframe src="https://evil.example"></iframe><iframe srcdoc="<script>alert(1)</script>"></iframe><p>a</p>',
    ],
    ['an object', '<object data="x"></object><embed src="x"><p>a</p>'],
    ['a form', '<form action="https://evil.example"><input name="card"><button>a</button></form>'],
    ['a base or a redirect', '<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=x"><p>a</p>'],
    ['an id or a class of the page', '<p id="main" class="visuallyHidden">a</p>'],
  ])('drops %s', (_what, body) => {
    const page = parse(body);
    expect(
      page.querySelector('script, style, iframe, object, embed, svg, math, img, form, input, base, meta'),
    ).toBeNull();
    for (const element of page.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(['href', 'id', 'role', 'tabindex', 'aria-labelledby', 'scope', 'colspan', 'rowspan']).toContain(name);
        expect(value).not.toMatch(/script:|data:|evil|alert/i);
      }
    }
    expect(page.querySelector('#main')).toBeNull();
    expect(page.textContent).not.toContain('alert');
  });

  it('shows escaped markup as text', () => {
    const page = parse('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
    expect([page.querySelector('script'), page.textContent]).toEqual([null, '<script>alert(1)</script>']);
    expect(renderRichText('<h2>&lt;b&gt; &amp; co</h2>', 'es').headings[0]?.text).toBe('<b> & co');
  });
});

describe('links', () => {
  it.each([
    ['/contact', '/es/contact'],
    ['/properties?area=gràcia', '/es/properties?area=gràcia'],
    ['/faq#buying-costs', '/es/faq#buying-costs'],
    ['/', '/es'],
    ['/en/contact', '/en/contact'],
    ['#precios', '#precios'],
    ['https://www.boe.es/', 'https://www.boe.es/'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
  ])('%s leads to %s', (written, read) => {
    expect(parse(`<a href="${written}">a</a>`).querySelector('a')?.getAttribute('href')).toBe(read);
  });

  it('uses the given locale', () => {
    expect(renderRichText('<a href="/contact">a</a>', 'en').html).toContain('href="/en/contact"');
  });
});

describe('headings', () => {
  it('have unique anchors', () => {
    const { headings } = renderRichText('<h2>Días 1 a 14: <em>primero</em></h2><h3>Precio</h3><h2>Precio</h2>', 'es');
    expect(headings).toEqual([
      { id: 'dias-1-a-14-primero', text: 'Días 1 a 14: primero', level: 2 },
      { id: 'precio', text: 'Precio', level: 3 },
      { id: 'precio-2', text: 'Precio', level: 2 },
    ]);
  });

  it('start with a letter and the prefix', () => {
    expect(html('<h2>90 días</h2>')).toBe('<h2 id="s-90-dias">90 días</h2>');
    expect(renderRichText('<h3>Precio</h3>', 'es', 'paso-2').html).toContain('id="paso-2-precio"');
  });
});

describe('tables', () => {
  it('are in a focusable region named by the caption', () => {
    const page = parse('<table><caption>Uno</caption></table><table><caption>Dos</caption></table>');
    const regions = [...page.querySelectorAll('[role="region"][tabindex="0"]')];
    const names = regions.map(
      (region) => page.querySelector(`#${region.getAttribute('aria-labelledby')}`)?.textContent,
    );
    expect(names).toEqual(['Uno', 'Dos']);
  });

  it('of four columns say in each cell whose it is', () => {
    const table = (...columns: readonly string[]) => {
      const heads = columns.map((column) => `<th scope="col">${column}</th>`).join('');
      return parse(
        `<table><thead><tr>${heads}</tr></thead><tbody><tr><th scope="row">a</th> <td>b</td> <td>c</td></tr></tbody></table>`,
      );
    };
    const labels = (page: ParentNode) => [...page.querySelectorAll('td')].map((cell) => cell.dataset.label);
    expect(labels(table('Uno', 'Dos', 'Tres', 'Cuatro'))).toEqual(['Dos', 'Tres']);
    expect(labels(table('Uno', 'Dos', 'Tres'))).toEqual([undefined, undefined]);
  });

  it('keep valid scopes only', () => {
    expect(html('<table><tr><th scope="row">a</th><th scope="x">b</th></tr></table>')).toContain('<th scope="row">');
    expect(html('<table><tr><th scope="x">b</th></tr></table>')).not.toContain('"x"');
  });
});

describe('figures', () => {
  it('keep their unit', () => {
    expect(html('<p>450.000 €, 2,81 % y 90 m² a 5\nkm; 5.650 €/m²</p>')).toBe(
      '<p>450.000\u00a0€, 2,81\u00a0% y 90\u00a0m² a 5\u00a0km; 5.650\u00a0€/m²</p>',
    );
  });

  it('leave other spaces alone', () => {
    expect(html('<p>3 meses, el % y los € de 1 000</p>')).toBe('<p>3 meses, el % y los € de 1 000</p>');
  });
});

describe.each(locales)('the articles in %s', (locale) => {
  it.each(articleIds)('%s loses no word, no link and no table', (id) => {
    const article = findArticle(id, locale);
    const { html: rendered, headings } = renderRichText(article?.fullContent ?? '', locale);
    const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
    const words = (text: string) =>
      text
        .replace(/&amp;/g, '&')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    expect(words(rendered)).toBe(words(article?.fullContent ?? ''));
    expect(count(rendered, /<a href=/g)).toBe(count(article?.fullContent ?? '', /<a href=/g));
    expect(count(rendered, /role="region"/g)).toBe(count(article?.fullContent ?? '', /<table>/g));
    expect(headings.length).toBeGreaterThan(2);
    expect(new Set(headings.map((heading) => heading.id)).size).toBe(headings.length);
  });
});
