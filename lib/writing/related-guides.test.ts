import { articlesForGuide, guidesAfter } from './related-guides';

const article = (id: string, category: 'buying' | 'market' | 'design') => ({ id, category });

describe('articlesForGuide', () => {
  it('ranks the guide’s category first, in the given order', () => {
    const articles = [article('m', 'market'), article('b1', 'buying'), article('d', 'design'), article('b2', 'buying')];
    expect(articlesForGuide('buying', articles, 3).map(({ id }) => id)).toEqual(['b1', 'b2', 'm']);
  });

  it('returns fewer if there are not enough', () => {
    expect(articlesForGuide('selling', [article('m', 'market')], 3)).toEqual([]);
  });
});

describe('guidesAfter', () => {
  const guides = [
    { id: 'comprar', category: 'buying' },
    { id: 'vender', category: 'selling' },
    { id: 'legal', category: 'legal' },
    { id: 'primerizos', category: 'buying' },
  ] as const;

  it('starts with the same category, then continues in order', () => {
    expect(guidesAfter(guides[0], guides, 3).map(({ id }) => id)).toEqual(['primerizos', 'vender', 'legal']);
    expect(guidesAfter(guides[2], guides, 3).map(({ id }) => id)).toEqual(['primerizos', 'comprar', 'vender']);
  });

  it('excludes itself', () => {
    for (const guide of guides) expect(guidesAfter(guide, guides, 9)).not.toContain(guide);
  });
});
