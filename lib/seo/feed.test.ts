/** @jest-environment jsdom */
import { buildFeed } from './feed';

const siteUrl = new URL('https://www.example.com');
const item = (id: string, title: string, date: string) =>
  ({ href: `/blog/${id}`, title, excerpt: 'Dos & tres', category: 'Diseño', date }) as const;

const feed = (
  items = [item('uno', 'Luz <b>"clara"</b> & sombra', '2026-11-10'), item('dos', '¿Qué?', '2024-12-12')],
) => {
  const xml = buildFeed({ locale: 'es', siteUrl, title: 'Cerdà & Mar', description: 'a', items });
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};
const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('is RSS 2.0 with the required elements', () => {
  const document = feed();
  expect(document.documentElement.getAttribute('version')).toBe('2.0');
  expect(texts(document, 'channel > title')).toEqual(['Cerdà & Mar']);
  expect(texts(document, 'channel > link')).toEqual(['https://www.example.com/es/blog']);
  expect(texts(document, 'channel > description')).toEqual(['a']);
  expect(texts(document, 'channel > language')).toEqual(['es-es']);
  expect(document.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
    'https://www.example.com/es/blog/rss.xml',
  );
});

it('identifies each article by its absolute URL', () => {
  const document = feed();
  expect(texts(document, 'item > link')).toEqual([
    'https://www.example.com/es/blog/uno',
    'https://www.example.com/es/blog/dos',
  ]);
  expect(texts(document, 'item > guid')).toEqual(texts(document, 'item > link'));
});

it('formats dates by RFC 822', () => {
  const document = feed();
  expect(texts(document, 'item > pubDate')).toEqual(['Tue, 10 Nov 2026 00:00:00 GMT', 'Thu, 12 Dec 2024 00:00:00 GMT']);
  expect(texts(document, 'channel > lastBuildDate')).toEqual(['Tue, 10 Nov 2026 00:00:00 GMT']);
});

it('escapes XML characters', () => {
  const document = feed();
  expect(texts(document, 'item > title')[0]).toBe('Luz <b>"clara"</b> & sombra');
  expect(texts(document, 'item > description')[0]).toBe('Dos & tres');
  expect(texts(document, 'item > category')[0]).toBe('Diseño');
});

it('is valid without articles', () => {
  expect(texts(feed([]), 'item')).toEqual([]);
});
