/** `null` is a gap. */
export function pageNumbers(page: number, pageCount: number): readonly (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const numbers = [...new Set(shown)].toSorted((one, other) => one - other);
  return numbers.flatMap((number, position) => {
    const skipped = number - (numbers[position - 1] ?? 0) - 1;
    if (skipped === 0) return [number];
    // A gap of one is as wide as its number.
    return skipped === 1 ? [number - 1, number] : [null, number];
  });
}
