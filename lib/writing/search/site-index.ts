import MiniSearch from 'minisearch';
import { foldText } from '@/lib/text/fold-text';

export const siteKinds = ['homes', 'guides', 'articles', 'questions'] as const;

export type SiteKind = (typeof siteKinds)[number];

export type SiteDocument = Readonly<{
  id: string;
  kind: SiteKind;
  /** Only the best of a group is returned: steps of a guide. */
  group: string;
  title: string;
  /** Synonyms not in the text. */
  keywords: string;
  /** Sources of an excerpt, best first. */
  texts: readonly string[];
}>;

export type Hit<D extends SiteDocument> = Readonly<{ document: D; score: number; terms: ReadonlySet<string> }>;

const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and at by for from how in is it of on or the to what with ' +
    'al con cual de del el en es la las lo los o para por que se su un una y'
  ).split(' '),
);

/** Share of wrong letters in long words. */
const FUZZY = 0.2;
const FUZZY_FROM_LETTERS = 4;
const PREFIX_FROM_LETTERS = 2;

const tokenize = (text: string) => foldText(text).split(' ');

/** Ignores accents, tolerates typos, matches prefixes. */
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
    // Whole sentences rarely match every word: then any word counts.
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
