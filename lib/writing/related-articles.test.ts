import { relatedArticles, relatedListings } from './related-articles';

describe('relatedArticles', () => {
  const article = (id: string, category: string, areas: string[], date: string) => ({ id, category, areas, date });
  const one = article('one', 'buying', ['eixample', 'gracia'], '2026-05-01');
  const all = [
    one,
    article('newest', 'design', [], '2026-11-01'),
    article('both-areas', 'market', ['gracia', 'eixample'], '2024-01-01'),
    article('same-old', 'buying', [], '2025-01-01'),
    article('same-new', 'buying', [], '2026-01-01'),
  ];

  it('rank by category, then places, then date', () => {
    expect(relatedArticles(one, all, 4).map(({ id }) => id)).toEqual(['same-new', 'same-old', 'both-areas', 'newest']);
  });

  it('exclude the article itself and respect the count', () => {
    expect(relatedArticles(one, [one], 3)).toEqual([]);
    expect(relatedArticles(one, all, 2)).toHaveLength(2);
  });
});

describe('relatedListings', () => {
  const listing = (id: string, area: string, more = {}) => ({
    ...{ id, area, status: 'available', operation: 'sale', type: 'apartment', condition: 'good' },
    ...more,
  });
  const portfolio = [
    listing('e1', 'eixample'),
    listing('e2', 'eixample', { condition: 'to-renovate' }),
    listing('e3', 'eixample'),
    listing('g1', 'gracia'),
    listing('sold', 'gracia', { status: 'sold' }),
    listing('let', 'gracia', { operation: 'rent' }),
    listing('plot', 'gracia', { type: 'land' }),
    listing('shop', 'gracia', { type: 'commercial' }),
    listing('far', 'altea'),
  ];
  const ids = (category: string, areas: string[], count = 3) =>
    relatedListings({ category, areas }, portfolio, count).map(({ id }) => id);

  it('alternates between places, in the article’s order', () => {
    expect(ids('buying', ['gracia', 'eixample'])).toEqual(['g1', 'e1', 'e2']);
  });

  it('omits sold, let, land and commercial ones', () => {
    expect(ids('buying', ['gracia'])).toEqual(['g1']);
  });

  it('prefers listings to renovate for renovation articles', () => {
    expect(ids('renovation', ['eixample'], 2)).toEqual(['e2', 'e1']);
  });

  it('is empty without a place', () => {
    expect(ids('buying', [])).toEqual([]);
  });
});
