/** The first, the last and those beside the current page; `null` where some are left out. */
export function pageNumbers(page: number, pageCount: number): readonly (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const numbers = [...new Set(shown)].toSorted((one, other) => one - other);
  return numbers.flatMap((number, position) => {
    const skipped = number - (numbers[position - 1] ?? 0) - 1;
    if (skipped === 0) return [number];
    // A gap of one takes no more room than its number.
    return skipped === 1 ? [number - 1, number] : [null, number];
  });
}
