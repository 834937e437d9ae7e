import { shareLinks } from './share-links';

const url = 'https://example.com/es/blog/guia?x=1&y=2#a';

describe('shareLinks', () => {
  it('have three networks and the absolute URL', () => {
    const links = shareLinks(url, 'Guía & co');
    expect(links.map(({ network }) => network)).toEqual(['Facebook', 'LinkedIn', 'WhatsApp']);
    for (const { href } of links) expect([...new URL(href).searchParams.values()].join(' ')).toContain(url);
  });

  it('have the title if the network accepts text', () => {
    expect(new URL(shareLinks(url, 'Guía & co')[2]?.href ?? '').searchParams.get('text')).toBe(`Guía & co ${url}`);
  });
});
