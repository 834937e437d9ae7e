import { breadcrumbList, itemList } from './json-ld';

const site = new URL('https://example.com');

it('counts the items of a later page on from the first', () => {
  expect(itemList(['/properties/a', '/properties/b'], site, 'es', 10)).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      { '@type': 'ListItem', position: 10, url: 'https://example.com/es/properties/a' },
      { '@type': 'ListItem', position: 11, url: 'https://example.com/es/properties/b' },
    ],
  });
});

it('starts at the landing page, with absolute URLs', () => {
  const trail = [
    { name: 'Home', href: '/' },
    { name: 'Homes', href: '/properties?area=gr%C3%A0cia' },
  ] as const;
  expect(breadcrumbList(trail, site, 'en')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://example.com/en' },
      { position: 2, name: 'Homes', item: 'https://example.com/en/properties?area=gr%C3%A0cia' },
    ],
  });
});
