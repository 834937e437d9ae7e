import { buildSiteIndex, searchedWords, type SiteDocument } from './site-index';

const document = (id: string, title: string, text = '', more: Partial<SiteDocument> = {}): SiteDocument => ({
  id,
  kind: 'articles',
  group: id,
  title,
  keywords: '',
  texts: [text],
  ...more,
});

const index = buildSiteIndex();
const documents = [
  document('gracia', 'Piso con terraza en Gràcia', 'Un tercero sin ascensor'),
  document('parallel', 'Àtic al Paral·lel', 'Nearly at the sea, with gear'),
  document('itp', '¿Cuánto es el impuesto?', 'El ITP en Cataluña es del 10 %', { kind: 'questions' }),
  document('step-1', 'Arras', 'Señal y arras', { kind: 'guides', group: 'comprar' }),
  document('step-2', 'Notaría', 'El contrato de arras se firma antes', { kind: 'guides', group: 'comprar' }),
];
beforeAll(() => index.add(documents));

const { search } = index;
const found = (query: string) => search(query).map(({ document: { id } }) => id);

describe('the site index', () => {
  it.each([
    ['gracia', 'gracia'],
    ['GRÀCIA', 'gracia'],
    ['paral·lel', 'parallel'],
    ['parallel', 'parallel'],
    ['terrasa', 'gracia'],
    ['terr', 'gracia'],
    ['gracai', 'gracia'],
    ['terazza', 'gracia'],
    ['itp', 'itp'],
  ])('finds by %s', (query, id) => {
    expect(found(query)[0]).toBe(id);
  });

  it('follows documents that change or go', async () => {
    await index.add([document('new', 'Una masía en Benissa')]);
    await index.add([document('new', 'Una casa en Altea')]);
    expect([found('benissa'), found('altea')]).toEqual([[], ['new']]);
    index.remove(['new']);
    expect(found('altea')).toEqual([]);
  });

  it('requires all words, or any if no text has all', () => {
    expect(found('terraza gracia')).toEqual(['gracia']);
    expect(found('terraza zzzz')).toEqual(['gracia']);
  });

  it('takes words that only look alike for others', () => {
    expect(found('near the terraza')).toEqual(['gracia']);
    expect(found('year')).toEqual([]);
  });

  it('says which words it found', () => {
    expect(search('terraza zzzz').flatMap(({ typed }) => typed)).toEqual(['terraza']);
    expect(searchedWords('La terraza de Gràcia')).toEqual(['terraza', 'gracia']);
  });

  it('ignores stop words', () => {
    expect(found('el piso de la terraza')).toEqual(['gracia']);
  });

  it('returns the best step of a guide only', () => {
    expect(found('arras')).toEqual(['step-1']);
  });

  it('returns the matched words for highlighting', () => {
    expect(search('terrasa')[0]?.terms).toEqual(new Set(['terraza']));
  });

  it.each(['', '   ', '???', 'de la', 'x'.repeat(100), '<script>', '"; drop table'])(
    'finds nothing for %j',
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );
});
