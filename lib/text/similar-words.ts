import MiniSearch from 'minisearch';

const MIN_LETTERS = 4;
const TWO_SLIPS_FROM_LETTERS = 6;
const MAX_FOUND = 3;

type Vocabulary = Readonly<{
  add: (words: Iterable<string>) => void;
  similar: (word: string, isWanted?: (word: string) => boolean) => readonly string[];
}>;

export function growingVocabulary(): Vocabulary {
  const index = new MiniSearch({ fields: ['word'], idField: 'word', tokenize: (word) => [word] });
  return {
    add: (words) => {
      for (const word of words) if (word && !index.has(word)) index.add({ word });
    },
    similar: (word, isWanted = () => true) => {
      if (word.length < MIN_LETTERS) return [];
      const found = index.search(word, { fuzzy: word.length < TWO_SLIPS_FROM_LETTERS ? 1 : 2 });
      const wanted: string[] = [];
      for (const { id } of found) {
        if (wanted.length === MAX_FOUND) break;
        if (isWanted(id as string)) wanted.push(id as string);
      }
      return wanted;
    },
  };
}

export function similarWords(words: Iterable<string>): (word: string) => readonly string[] {
  const vocabulary = growingVocabulary();
  vocabulary.add(words);
  return (word) => vocabulary.similar(word);
}
