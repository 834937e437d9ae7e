import MiniSearch from 'minisearch';
import { foldText } from '@/lib/text/fold-text';

/** The kinds of things the site search finds. */
export const siteKinds = ['homes', 'guides', 'articles', 'questions'] as const;

export type SiteKind = (typeof siteKinds)[number];

export type SiteDocument = Readonly<{
  id: string;
  kind: SiteKind;
  /** Of documents with the same group only the best is found: the steps of a guide. */
  group: string;
  title: string;
  /** Words it is looked for by that stand nowhere in its text. */
  keywords: string;
  /** What an excerpt may be cut from, the best first. */
  texts: readonly string[];
}>;

export type Hit<D extends SiteDocument> = Readonly<{ document: D; score: number; terms: ReadonlySet<string> }>;

/** Words too common to look for. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and at by for from how in is it of on or the to what with ' +
    'al con cual de del el en es la las lo los o para por que se su un una y'
  ).split(' '),
);

/** Share of a word's letters that may be wrong, in words long enough to be sure. */
const FUZZY = 0.2;
const FUZZY_FROM_LETTERS = 4;
const PREFIX_FROM_LETTERS = 2;

const tokenize = (text: string) => foldText(text).split(' ');

/** An index that forgives accents, typing errors and unfinished words. */
export function buildSiteIndex<D extends SiteDocument>(documents: readonly D[]): (query: string) => readonly Hit<D>[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const index = new MiniSearch({
    fields: ['title', 'keywords', 'text'],
    tokenize,
    processTerm: (term) => (term === '' || stopWords.has(term) ? null : term),
    searchOptions: {
      boost: { title: 4, keywords: 2 },
      prefix: (term) => term.length >= PREFIX_FROM_LETTERS,
      fuzzy: (term) => (term.length >= FUZZY_FROM_LETTERS ? FUZZY : false),
    },
  });
  index.addAll(documents.map(({ id, title, keywords, texts }) => ({ id, title, keywords, text: texts.join(' ') })));

  return (query) => {
    const all = index.search(query, { combineWith: 'AND' });
    // A question in a whole sentence finds nothing by all its words: then any of them counts.
    const results = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
    const seen = new Set<string>();
    return results.flatMap(({ id, score, terms }) => {
      const document = byId.get(id as string);
      if (!document || seen.has(document.group)) return [];
      seen.add(document.group);
      return [{ document, score, terms: new Set(terms) }];
    });
  };
}
