export type QueryValues = Readonly<Record<string, string | string[] | undefined>>;
export type SearchParams = Promise<QueryValues>;

/** Returns path and query without tokens of emailed links. */
export function pathWithQuery(path: string, query: QueryValues): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || name === 'token' ? [] : [value].flat().map((one) => [name, one]),
    ),
  );
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
