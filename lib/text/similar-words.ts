import MiniSearch from 'minisearch';

/** Fewer letters have too many neighbours. */
const MIN_LETTERS = 4;
/** Two letters in the wrong order count as two. */
const TWO_SLIPS_FROM_LETTERS = 6;
const MAX_FOUND = 3;

/** Finds the words of a vocabulary that are a slip away from a given one, nearest first. */
export function similarWords(vocabulary: Iterable<string>): (word: string) => readonly string[] {
  const index = new MiniSearch({ fields: ['word'], idField: 'word', tokenize: (word) => [word] });
  index.addAll([...new Set(vocabulary)].filter(Boolean).map((word) => ({ word })));
  return (word) =>
    word.length < MIN_LETTERS
      ? []
      : index
          .search(word, { fuzzy: word.length < TWO_SLIPS_FROM_LETTERS ? 1 : 2 })
          .slice(0, MAX_FOUND)
          .map(({ id }) => id as string);
}
