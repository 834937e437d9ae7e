/** Minimum letters of a corrected word. */
const FROM_LETTERS = { place: 5, term: 7, twoSlips: 8 } as const;

export type Vocabulary = Readonly<{
  words: ReadonlySet<string>;
  placeWords: readonly string[];
  termWords: readonly string[];
}>;

/** Never changes known words. */
export function slipsOf({ words, placeWords, termWords }: Vocabulary): (word: string) => string {
  const fits = (word: string, known: string, from: number, most: number) =>
    known.length >= from && known[0] === word[0] && slips(word, known, most) <= most;
  return (word) => {
    if (word.length < FROM_LETTERS.place || !/^\p{Letter}+$/u.test(word) || words.has(word)) return word;
    const one = (known: string) => fits(word, known, FROM_LETTERS.place, 1);
    const two = (known: string) => word.length >= FROM_LETTERS.twoSlips && fits(word, known, FROM_LETTERS.twoSlips, 2);
    const term = (known: string) => word.length >= FROM_LETTERS.term && fits(word, known, FROM_LETTERS.term, 1);
    return placeWords.find(one) ?? termWords.find(term) ?? placeWords.find(two) ?? word;
  };
}

/** Returns the edit distance with adjacent swaps, at most `most + 1`. */
function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const present = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const cost = Math.min(
        (last[column] ?? 0) + 1,
        (present[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
      present.push(cost);
    }
    before = last;
    last = present;
  }
  return last[other.length] ?? most + 1;
}
