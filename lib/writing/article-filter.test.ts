import {
  articleCategories,
  articlesHref,
  articlesOf,
  categoryHref,
  countByCategory,
  noArticleFilter,
  parseArticleFilter,
  searchTexts,
  subjectHref,
  type ArticleCategory,
} from './article-filter';

const article = (title: string, category: ArticleCategory = 'buying', excerpt = '') => ({ title, excerpt, category });
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

describe('parseArticleFilter', () => {
  it('accepts valid values', () => {
    expect(parseArticleFilter({ q: '  piso   en Gràcia ', category: 'Buying', page: '2' })).toEqual({
      q: 'piso en Gràcia',
      category: 'buying',
      subject: null,
      page: 2,
    });
  });

  it.each([
    {},
    { q: '', category: '', page: '' },
    { q: '   ', category: 'castle', subject: 'castle', page: 'abc' },
    { q: '¿?—%', category: 'constructor', page: '0' },
    { q: ['a', 'b'], category: ['buying', 'buying'], page: ['2', '3'] },
    { page: '-1' },
    { page: '1.5' },
    { page: '1e3' },
    { page: '99999' },
    { unknown: 'x' },
  ])('ignores %j', (query) => {
    expect(parseArticleFilter(query)).toEqual(noArticleFilter);
  });

  it('cuts long text and drops invalid characters', () => {
    expect(parseArticleFilter({ q: 'a'.repeat(500) }).q).toHaveLength(80);
    expect(parseArticleFilter({ q: 'piso\u0000\u001b\ud800luz' }).q).toBe('piso luz');
  });
});

describe('searchTexts', () => {
  const list = [
    article('Vender un piso en noventa días'),
    article('Luz y orientación', 'design', 'Qué da un patio de manzana en Gràcia'),
    article('L’habitatge al Paral·lel'),
  ];

  it.each([
    ['piso', ['Vender un piso en noventa días']],
    ['PISO vender', ['Vender un piso en noventa días']],
    ['dias', ['Vender un piso en noventa días']],
    ['GRACIA', ['Luz y orientación']],
    ['grà', ['Luz y orientación']],
    ['parallel', ['L’habitatge al Paral·lel']],
    ['piso castillo', []],
  ])('finds for %j %j', (q, expected) => {
    expect(titles(searchTexts(list, q))).toEqual(expected);
  });

  it('matches words across title and excerpt', () => {
    expect(titles(searchTexts(list, 'luz manzana'))).toEqual(['Luz y orientación']);
  });

  it('returns all without a query', () => {
    expect(searchTexts(list, '')).toHaveLength(3);
  });
});

describe('categories', () => {
  const list = [article('a'), article('b', 'market'), article('c', 'market')];

  it('contain their articles, none contains all', () => {
    expect(titles(articlesOf(list, 'market'))).toEqual(['b', 'c']);
    expect(articlesOf(list, null)).toHaveLength(3);
  });

  it('are counted, also when empty', () => {
    expect(countByCategory(list)).toEqual({
      buying: 1,
      investment: 0,
      renovation: 0,
      design: 0,
      selling: 0,
      market: 2,
    });
    expect(Object.keys(countByCategory([]))).toEqual([...articleCategories]);
  });
});

describe('addresses', () => {
  it('omit defaults', () => {
    expect(articlesHref(noArticleFilter)).toBe('/blog');
    expect(articlesHref({ ...noArticleFilter, q: 'piso & luz', category: 'market', page: 2 })).toBe(
      '/blog?q=piso%20%26%20luz&category=market&page=2',
    );
  });

  it('round-trip', () => {
    const filter = { q: 'Gràcia 100 %', category: null, subject: 'area-guides', page: 3 } as const;
    const query = Object.fromEntries(new URLSearchParams(articlesHref(filter).split('?')[1]));
    expect(parseArticleFilter(query)).toEqual(filter);
  });

  it('link to a category’s first page, and from the chosen one to all, keeping the query', () => {
    expect(categoryHref({ ...noArticleFilter, q: 'luz', page: 2 }, 'design')).toBe('/blog?q=luz&category=design');
    expect(categoryHref({ ...noArticleFilter, q: 'luz', category: 'design', page: 2 }, 'design')).toBe('/blog?q=luz');
    expect(categoryHref({ ...noArticleFilter, category: 'design' }, 'market')).toBe('/blog?category=market');
  });

  it('have a category or a subject, not both', () => {
    expect(subjectHref({ ...noArticleFilter, q: 'luz', category: 'design' }, 'financing')).toBe(
      '/blog?q=luz&subject=financing',
    );
    expect(subjectHref({ ...noArticleFilter, subject: 'financing', page: 2 }, 'financing')).toBe('/blog');
    expect(categoryHref({ ...noArticleFilter, subject: 'financing' }, 'market')).toBe('/blog?category=market');
    expect(parseArticleFilter({ category: 'market', subject: 'financing' })).toMatchObject({ subject: null });
    expect(parseArticleFilter({ subject: 'Financing' })).toMatchObject({ category: null, subject: 'financing' });
  });
});
