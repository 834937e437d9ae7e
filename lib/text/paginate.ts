export type PageOf<Item> = Readonly<{
  items: readonly Item[];
  total: number;
  page: number;
  pageCount: number;
}>;

/** Clamps the page number; empty lists have one page. */
export function paginate<Item>(list: readonly Item[], wanted: number, perPage: number): PageOf<Item> {
  const pageCount = Math.max(1, Math.ceil(list.length / perPage));
  const page = Math.min(Math.max(1, wanted), pageCount);
  return { items: list.slice((page - 1) * perPage, page * perPage), total: list.length, page, pageCount };
}
