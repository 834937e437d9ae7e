import { setImmediate as nextTurn } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import { foldText } from '@/lib/text/fold-text';

export const siteKinds = ['pages', 'homes', 'guides', 'articles', 'questions'] as const;

export type SiteKind = (typeof siteKinds)[number];

export type SiteDocument = Readonly<{
  id: string;
  kind: SiteKind;
  /** Only the best hit per group is returned: steps of a guide. */
  group: string;
  title: string;
  keywords: string;
  texts: readonly string[];
  /** Found, but never shown in excerpts: texts in other languages. */
  hidden?: readonly string[];
}>;

/** `terms`: matched words of the document; `typed`: folded query words. */
export type Hit<D extends SiteDocument> = Readonly<{
  document: D;
  score: number;
  terms: ReadonlySet<string>;
  typed: readonly string[];
}>;

const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are at be by close do does for from have how i in is it me my near of on or our that the there to we what with you ' +
    'al cerca como con cual de del donde el en es hay la las lo los me mi nos o para por que se sin su sus un una unos y'
  ).split(' '),
);

const FUZZY = 0.2;
const FUZZY_FROM_LETTERS = 5;
const PREFIX_FROM_LETTERS = 2;

const tokenize = (text: string) => foldText(text).split(' ');

export const searchedWords = (query: string): readonly string[] =>
  tokenize(query).filter((word) => word !== '' && !stopWords.has(word));

export type SiteIndex<D extends SiteDocument> = Readonly<{
  search: (query: string) => readonly Hit<D>[];
  /** Adds or replaces documents by id, in batches that do not block other requests. */
  add: (documents: readonly D[]) => Promise<void>;
  remove: (ids: Iterable<string>) => void;
}>;

const PORTION = 100;

/** Maximum wrong letters when nothing else matches; a transposition counts as two. */
const SLIPS = 2;
const SLIPS_FROM_LETTERS = 6;

const toFields = ({ hidden = [], id, title, keywords, texts }: SiteDocument) => ({
  id,
  title,
  keywords,
  text: [...texts, ...hidden].join(' '),
});

/** Ignores accents, tolerates typos, matches prefixes. */
export function buildSiteIndex<D extends SiteDocument>(): SiteIndex<D> {
  const byId = new Map<string, D>();
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

  const remove = (ids: Iterable<string>) => {
    for (const id of ids) if (byId.delete(id)) index.discard(id);
  };
  const find = (query: string) => {
    const all = index.search(query, { combineWith: 'AND' });
    if (all.length > 0) return all;
    const slips = index.search(query, {
      combineWith: 'AND',
      fuzzy: (term) => (term.length >= SLIPS_FROM_LETTERS ? SLIPS : false),
    });
    // Whole sentences rarely match every word, so any word counts.
    return slips.length > 0 ? slips : index.search(query, { combineWith: 'OR' });
  };
  return {
    remove,
    add: async (documents) => {
      remove(documents.map(({ id }) => id));
      for (const document of documents) byId.set(document.id, document);
      // addAllAsync pauses by timers, and Node runs every timer that is due before it serves a request.
      for (let start = 0; start < documents.length; start += PORTION) {
        await nextTurn();
        index.addAll(documents.slice(start, start + PORTION).map(toFields));
      }
    },
    search: (query) => {
      const seen = new Set<string>();
      return find(query).flatMap(({ id, score, terms, queryTerms }) => {
        const document = byId.get(id as string);
        if (!document || seen.has(document.group)) return [];
        seen.add(document.group);
        return [{ document, score, terms: new Set(terms), typed: queryTerms }];
      });
    },
  };
}
