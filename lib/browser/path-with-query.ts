export type Query = Readonly<Record<string, string | string[] | undefined>>;
export type SearchParams = Promise<Query>;

/** The path of a page with the query it was asked with, to come back to. Leaves secrets of mailed links out. */
export function pathWithQuery(path: string, query: Query): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || name === 'token' ? [] : [value].flat().map((one) => [name, one]),
    ),
  );
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
