/** A query as Next gives it to a page, or as the browser has it. */
export type Query = URLSearchParams | Readonly<Record<string, string | string[] | undefined>>;

/** The value of a parameter that stands in the query once; else an empty text. */
export function single(query: Query, parameter: string): string {
  const values = query instanceof URLSearchParams ? query.getAll(parameter) : [query[parameter]].flat();
  const [value] = values;
  return values.length === 1 && typeof value === 'string' ? value : '';
}

/** Without control characters and half characters, one space between words, at most `max` characters. */
export function oneLine(value: string, max: number): string {
  const text = value.replace(/[\s\p{Control}\p{Surrogate}]+/gu, ' ').trim();
  return [...text].slice(0, max).join('').trim();
}
